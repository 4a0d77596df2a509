const toLatin1Bytes = (text: string): number[] => Array.from(text, (letter) => letter.charCodeAt(0))
const zip = toLatin1Bytes('PK\u0003\u0004')
const jpeg = [0xff, 0xd8, 0xff]
const pdf = toLatin1Bytes('%PDF-')
const rtf = toLatin1Bytes('{\\rtf')

/** The signatures of accepted files, by file extension [VR-09]. The server inspects files more thoroughly. */
const signatures: Record<string, readonly (readonly number[])[]> = {
  gif: [toLatin1Bytes('GIF87a'), toLatin1Bytes('GIF89a')],
  jpg: [jpeg],
  jpeg: [jpeg],
  png: [[0x89, ...toLatin1Bytes('PNG\r\n\u001a\n')]],
  bmp: [toLatin1Bytes('BM')],
  pdf: [pdf],
  doc: [[0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]],
  docx: [zip],
  odt: [zip],
  rtf: [rtf],
}
const byteOrderMarks = [
  [0xff, 0xfe],
  [0xfe, 0xff],
]

/** Number of bytes of a file that are inspected. */
export const inspectedBytes = 4096

/**
 * Returns true if a file that begins with these bytes can be of the type that its extension indicates; false for an
 * unknown extension.
 */
export function matchesExtension(name: string, bytes: Uint8Array): boolean {
  const extension = name.slice(name.lastIndexOf('.') + 1).toLowerCase()
  const startsWithBytes = (signature: readonly number[]) =>
    signature.every((byte, index) => bytes[index] === byte)
  if (extension === 'txt') return byteOrderMarks.some(startsWithBytes) || isText(bytes, startsWithBytes)
  return signatures[extension]?.some(startsWithBytes) ?? false
}

/**
 * Returns true if the bytes contain no control characters that text never has, and no signature of another format.
 * Signatures that consist of letters, such as 'BM', are allowed.
 */
function isText(bytes: Uint8Array, startsWithBytes: (signature: readonly number[]) => boolean): boolean {
  if (bytes.some((byte) => byte < 9 || (byte > 13 && byte < 27) || (byte > 27 && byte < 32))) return false
  return ![pdf, rtf].some(startsWithBytes)
}
