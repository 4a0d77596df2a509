const startOfScan = 0xda
const endOfImage = 0xd9

/** Keeps what the picture needs: JFIF, colour profile, Adobe's colour transform, tables, scans; and its orientation. */
export function cleanJpeg(bytes: Buffer): Buffer | undefined {
  if (bytes.length < 4 || bytes.readUInt16BE(0) !== 0xffd8) return undefined
  const kept: Buffer[] = []
  let hasScan = false
  let orientation: number | undefined
  let at = 2
  while (at + 2 <= bytes.length) {
    if (bytes[at] !== 0xff) return undefined
    const marker = bytes[at + 1] ?? 0
    if (marker === 0xff) {
      at += 1
      continue
    }
    if (marker === endOfImage) return hasScan ? joined(kept, orientation) : undefined
    if (at + 4 > bytes.length) return undefined
    const end = at + 2 + bytes.readUInt16BE(at + 2)
    if (end > bytes.length || end < at + 4) return undefined
    const segment = bytes.subarray(at, end)
    orientation ??= marker === 0xe1 ? orientationOf(segment) : undefined
    if (marker === startOfScan) hasScan = true
    const next = marker === startOfScan ? endOfScan(bytes, end) : end
    if (isNeeded(marker, segment)) kept.push(bytes.subarray(at, next))
    at = next
  }
  return undefined
}

function isNeeded(marker: number, segment: Buffer): boolean {
  const isComment = marker === 0xfe
  const isApplication = marker >= 0xe0 && marker <= 0xef
  if (!isApplication) return !isComment
  const begins = (name: string) => segment.toString('latin1', 4, 4 + name.length) === name
  if (marker === 0xe0) return begins('JFIF\0')
  if (marker === 0xe2) return begins('ICC_PROFILE\0')
  return marker === 0xee && begins('Adobe')
}

/** Inside a scan 0xff stands before 0 or a restart; anything else is the next marker. */
function endOfScan(bytes: Buffer, from: number): number {
  for (let at = from; at + 1 < bytes.length; at++) {
    const after = bytes[at + 1] ?? 0
    if (bytes[at] === 0xff && after !== 0 && (after < 0xd0 || after > 0xd7)) return at
  }
  return bytes.length
}

/** Tag 0x0112 of the first directory: 1 to 8. */
function orientationOf(segment: Buffer): number | undefined {
  if (segment.toString('latin1', 4, 10) !== 'Exif\0\0' || segment.length < 24) return undefined
  const tiff = segment.subarray(10)
  const isLittle = tiff.toString('latin1', 0, 2) === 'II'
  const short = (at: number) => (isLittle ? tiff.readUInt16LE(at) : tiff.readUInt16BE(at))
  const first = isLittle ? tiff.readUInt32LE(4) : tiff.readUInt32BE(4)
  if (first + 2 > tiff.length) return undefined
  for (let entry = 0; entry < short(first); entry++) {
    const at = first + 2 + entry * 12
    if (at + 12 > tiff.length) return undefined
    const value = short(at) === 0x0112 ? short(at + 8) : 0
    if (value >= 1 && value <= 8) return value
  }
  return undefined
}

function joined(kept: Buffer[], orientation: number | undefined): Buffer {
  const start = Buffer.from([0xff, 0xd8])
  const turned = orientation === undefined || orientation === 1 ? [] : [exifOf(orientation)]
  return Buffer.concat([start, ...turned, ...kept, Buffer.from([0xff, endOfImage])])
}

/** An Exif segment that says nothing but how to turn the picture. */
function exifOf(orientation: number): Buffer {
  const tiff = Buffer.from('4d4d002a0000000800010112000300000001000000000000000000', 'hex')
  tiff.writeUInt16BE(orientation, 18)
  const body = Buffer.concat([Buffer.from('Exif\0\0', 'latin1'), tiff.subarray(0, 26)])
  const head = Buffer.from([0xff, 0xe1, 0, body.length + 2])
  return Buffer.concat([head, body])
}
