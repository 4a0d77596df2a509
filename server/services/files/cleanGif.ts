const animation = /^(NETSCAPE2\.0|ANIMEXTS1\.0)$/

/** All blocks up to the trailer but comments and applications' own, animation apart. */
export function cleanGif(bytes: Buffer): Buffer | undefined {
  if (bytes.length < 14 || !/^GIF8[79]a/.test(bytes.toString('latin1', 0, 6))) return undefined
  let at = 13 + tableSize(bytes[10] ?? 0)
  const kept = [bytes.subarray(0, at)]
  let hasImage = false
  while (at < bytes.length) {
    const kind = bytes[at]
    if (kind === 0x3b) return hasImage ? Buffer.concat([...kept, bytes.subarray(at, at + 1)]) : undefined
    if (kind !== 0x2c && kind !== 0x21) return undefined
    if (kind === 0x2c && at + 11 > bytes.length) return undefined
    const blocks = kind === 0x2c ? at + 11 + tableSize(bytes[at + 9] ?? 0) : at + 2
    const end = endOfBlocks(bytes, blocks)
    if (end === undefined) return undefined
    if (kind === 0x2c) hasImage = true
    if (isNeeded(bytes, at)) kept.push(bytes.subarray(at, end))
    at = end
  }
  return undefined
}

function tableSize(flags: number): number {
  return flags & 0x80 ? 3 * 2 ** ((flags & 7) + 1) : 0
}

function isNeeded(bytes: Buffer, at: number): boolean {
  if (bytes[at] === 0x2c) return true
  if (bytes[at + 1] === 0xff) return animation.test(bytes.toString('latin1', at + 3, at + 14))
  return bytes[at + 1] !== 0xfe
}

/** Behind the block of no length that ends a run of blocks. */
function endOfBlocks(bytes: Buffer, from: number): number | undefined {
  let at = from
  while (at < bytes.length) {
    const size = bytes[at] ?? 0
    if (size === 0) return at + 1
    at += 1 + size
  }
  return undefined
}
