/**
 * Decodes the bytes of a text file: UTF-16 with a byte order mark, else UTF-8, and Windows-1252 if the bytes are no
 * valid UTF-8.
 */
export function decodePlainText(bytes: Uint8Array): string {
  try {
    return new TextDecoder(detectWideEncoding(bytes) ?? 'utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1252').decode(bytes)
  }
}

/** Returns the UTF-16 encoding that a byte order mark announces; undefined without one. */
export function detectWideEncoding([first, second]: Uint8Array): 'utf-16le' | 'utf-16be' | undefined {
  if (first === 0xff && second === 0xfe) return 'utf-16le'
  return first === 0xfe && second === 0xff ? 'utf-16be' : undefined
}
