const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
const dropped = new Set(['eXIf', 'tEXt', 'zTXt', 'iTXt', 'tIME'])

/** All chunks from IHDR to IEND but texts, time and Exif. */
export function cleanPng(bytes: Buffer): Buffer | undefined {
  if (!bytes.subarray(0, 8).equals(signature)) return undefined
  const kept: Buffer[] = [signature]
  let names = 0
  let hasData = false
  for (let at = 8; at + 12 <= bytes.length; names++) {
    const end = at + 12 + bytes.readUInt32BE(at)
    const name = bytes.toString('latin1', at + 4, at + 8)
    if (end > bytes.length || (names === 0) !== (name === 'IHDR')) return undefined
    if (!dropped.has(name)) kept.push(bytes.subarray(at, end))
    if (name === 'IDAT') hasData = true
    if (name === 'IEND') return hasData ? Buffer.concat(kept) : undefined
    at = end
  }
  return undefined
}
