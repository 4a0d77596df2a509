/** The file format of a picture, detected from its first bytes regardless of its name. */
export type PictureKind = 'png' | 'jpg' | 'gif' | 'webp' | 'ico' | 'svg'

const signatures: readonly [PictureKind, readonly number[]][] = [
  ['png', [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]],
  ['jpg', [0xff, 0xd8, 0xff]],
  ['gif', [0x47, 0x49, 0x46, 0x38]],
  ['ico', [0, 0, 1, 0]],
]

/** Detects the file format; null for anything that is not a supported picture. */
export function detectPictureKind(bytes: Uint8Array): PictureKind | null {
  const signature = signatures.find(([, signatureBytes]) =>
    signatureBytes.every((byte, index) => bytes[index] === byte),
  )
  if (signature) return signature[0]
  const text = new TextDecoder('latin1').decode(bytes.subarray(0, 1024))
  if (text.startsWith('RIFF') && text.slice(8, 12) === 'WEBP') return 'webp'
  return /^[^<]{0,3}\s*(<\?xml[^>]*>\s*|<!--(?:(?!-->)[\s\S])*-->\s*|<!doctype svg[^>]*>\s*)*<svg[\s>]/i.test(
    text,
  )
    ? 'svg'
    : null
}

/** Returns true if an SVG contains scripts or other active content. */
export function hasScript(svg: string): boolean {
  return /<script[\s>/]|\son[a-z]+\s*=|javascript:|<foreignObject[\s>]/i.test(svg)
}
