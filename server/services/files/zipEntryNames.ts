const endSignature = 0x06054b50
const entrySignature = 0x02014b50
const mostEntries = 5000

/** The names in a zip file's directory, which nothing is unpacked for; none when it is not a whole zip file. */
export function zipEntryNames(bytes: Buffer): string[] {
  const end = findEnd(bytes)
  if (end === undefined) return []
  const count = bytes.readUInt16LE(end + 10)
  let at = bytes.readUInt32LE(end + 16)
  const names: string[] = []
  for (let entry = 0; entry < Math.min(count, mostEntries); entry++) {
    if (at + 46 > bytes.length || bytes.readUInt32LE(at) !== entrySignature) return []
    const nameLength = bytes.readUInt16LE(at + 28)
    names.push(bytes.toString('utf8', at + 46, at + 46 + nameLength))
    at += 46 + nameLength + bytes.readUInt16LE(at + 30) + bytes.readUInt16LE(at + 32)
  }
  return names
}

/** The end record stands at most a comment's length before the end of the file. */
function findEnd(bytes: Buffer): number | undefined {
  const first = Math.max(0, bytes.length - 22 - 0xffff)
  for (let at = bytes.length - 22; at >= first; at--) {
    if (bytes.readUInt32LE(at) === endSignature) return at
  }
  return undefined
}
