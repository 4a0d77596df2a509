import { imageSize } from 'image-size'

const cleanersByMime: Record<string, (bytes: Buffer) => Buffer | undefined> = {
  'image/jpeg': cleanJpeg,
  'image/png': cleanPng,
  'image/gif': cleanGif,
}

/**
 * Removes an image's metadata (place, time, author, device) and data after its end. Copies the pixel data without
 * decoding it. Returns files of other types unchanged.
 * @returns undefined when the file is not a well-formed image of its type, or has more pixels than a browser should
 * decode
 */
export function cleanImage(mime: string, bytes: Buffer): Buffer | undefined {
  if (mime.startsWith('image/') && countPixels(bytes) > maxPixels) return undefined
  const cleaner = cleanersByMime[mime]
  return cleaner ? cleaner(bytes) : bytes
}

const maxPixels = 100_000_000

/** Returns the number of pixels that the file's header declares; 0 if the header cannot be read. */
function countPixels(bytes: Buffer): number {
  try {
    const { width, height } = imageSize(bytes)
    return width * height
  } catch {
    // A damaged file: the cleaner of its type refuses it.
    return 0
  }
}

const animationExtension = /^(NETSCAPE2\.0|ANIMEXTS1\.0)$/

/** Copies all blocks up to the trailer except comments and application extensions other than animation. */
export function cleanGif(bytes: Buffer): Buffer | undefined {
  if (bytes.length < 14 || !/^GIF8[79]a/.test(bytes.toString('latin1', 0, 6))) return undefined
  let offset = 13 + getColourTableSize(bytes[10] ?? 0)
  const chunks = [bytes.subarray(0, offset)]
  let hasImage = false
  while (offset < bytes.length) {
    const kind = bytes[offset]
    if (kind === 0x3b)
      return hasImage ? Buffer.concat([...chunks, bytes.subarray(offset, offset + 1)]) : undefined
    if (kind !== 0x2c && kind !== 0x21) return undefined
    if (kind === 0x2c && offset + 11 > bytes.length) return undefined
    const blocksStart = kind === 0x2c ? offset + 11 + getColourTableSize(bytes[offset + 9] ?? 0) : offset + 2
    const end = findEndOfBlocks(bytes, blocksStart)
    if (end === undefined) return undefined
    if (kind === 0x2c) hasImage = true
    if (isGifBlockNeeded(bytes, offset)) chunks.push(bytes.subarray(offset, end))
    offset = end
  }
  return undefined
}

function getColourTableSize(flags: number): number {
  return flags & 0x80 ? 3 * 2 ** ((flags & 7) + 1) : 0
}

function isGifBlockNeeded(bytes: Buffer, offset: number): boolean {
  if (bytes[offset] === 0x2c) return true
  if (bytes[offset + 1] === 0xff)
    return animationExtension.test(bytes.toString('latin1', offset + 3, offset + 14))
  return bytes[offset + 1] !== 0xfe
}

/** Returns the position after the empty block that ends a sequence of blocks; undefined if there is no empty block. */
function findEndOfBlocks(bytes: Buffer, start: number): number | undefined {
  let offset = start
  while (offset < bytes.length) {
    const size = bytes[offset] ?? 0
    if (size === 0) return offset + 1
    offset += 1 + size
  }
  return undefined
}

const startOfScan = 0xda
const endOfImage = 0xd9

/**
 * Copies the segments that the image needs (JFIF, colour profile, Adobe colour transform, tables, scans) and its
 * orientation.
 */
export function cleanJpeg(bytes: Buffer): Buffer | undefined {
  if (bytes.length < 4 || bytes.readUInt16BE(0) !== 0xffd8) return undefined
  const chunks: Buffer[] = []
  let hasScan = false
  let orientation: number | undefined
  let offset = 2
  while (offset + 2 <= bytes.length) {
    if (bytes[offset] !== 0xff) return undefined
    const marker = bytes[offset + 1] ?? 0
    if (marker === 0xff) {
      offset += 1
      continue
    }
    if (marker === endOfImage) return hasScan ? buildJpeg(chunks, orientation) : undefined
    if (offset + 4 > bytes.length) return undefined
    const end = offset + 2 + bytes.readUInt16BE(offset + 2)
    if (end > bytes.length || end < offset + 4) return undefined
    const segment = bytes.subarray(offset, end)
    orientation ??= marker === 0xe1 ? getOrientation(segment) : undefined
    if (marker === startOfScan) hasScan = true
    const nextOffset = marker === startOfScan ? findEndOfScan(bytes, end) : end
    if (isJpegSegmentNeeded(marker, segment)) chunks.push(bytes.subarray(offset, nextOffset))
    offset = nextOffset
  }
  return undefined
}

function isJpegSegmentNeeded(marker: number, segment: Buffer): boolean {
  const isComment = marker === 0xfe
  const isApplication = marker >= 0xe0 && marker <= 0xef
  if (!isApplication) return !isComment
  const hasIdentifier = (name: string) => segment.toString('latin1', 4, 4 + name.length) === name
  if (marker === 0xe0) return hasIdentifier('JFIF\0')
  if (marker === 0xe2) return hasIdentifier('ICC_PROFILE\0')
  return marker === 0xee && hasIdentifier('Adobe')
}

/** Returns the end of a scan. Inside a scan, 0xff is followed by 0 or a restart marker; any other marker ends it. */
function findEndOfScan(bytes: Buffer, start: number): number {
  for (let offset = start; offset + 1 < bytes.length; offset++) {
    const nextByte = bytes[offset + 1] ?? 0
    if (bytes[offset] === 0xff && nextByte !== 0 && (nextByte < 0xd0 || nextByte > 0xd7)) return offset
  }
  return bytes.length
}

/** Returns the orientation (tag 0x0112 of the first directory, 1 to 8); undefined if there is none. */
function getOrientation(segment: Buffer): number | undefined {
  if (segment.toString('latin1', 4, 10) !== 'Exif\0\0' || segment.length < 24) return undefined
  const tiff = segment.subarray(10)
  const isLittleEndian = tiff.toString('latin1', 0, 2) === 'II'
  const readShort = (offset: number) =>
    isLittleEndian ? tiff.readUInt16LE(offset) : tiff.readUInt16BE(offset)
  const firstOffset = isLittleEndian ? tiff.readUInt32LE(4) : tiff.readUInt32BE(4)
  if (firstOffset + 2 > tiff.length) return undefined
  for (let entry = 0; entry < readShort(firstOffset); entry++) {
    const offset = firstOffset + 2 + entry * 12
    if (offset + 12 > tiff.length) return undefined
    const value = readShort(offset) === 0x0112 ? readShort(offset + 8) : 0
    if (value >= 1 && value <= 8) return value
  }
  return undefined
}

function buildJpeg(chunks: Buffer[], orientation: number | undefined): Buffer {
  const start = Buffer.from([0xff, 0xd8])
  const orientationSegments = orientation === undefined || orientation === 1 ? [] : [createExif(orientation)]
  return Buffer.concat([start, ...orientationSegments, ...chunks, Buffer.from([0xff, endOfImage])])
}

/** Returns an Exif segment that contains only the orientation. */
function createExif(orientation: number): Buffer {
  const tiff = Buffer.from('4d4d002a0000000800010112000300000001000000000000000000', 'hex')
  tiff.writeUInt16BE(orientation, 18)
  const body = Buffer.concat([Buffer.from('Exif\0\0', 'latin1'), tiff.subarray(0, 26)])
  const head = Buffer.from([0xff, 0xe1, 0, body.length + 2])
  return Buffer.concat([head, body])
}

const pngSignature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
const droppedPngChunks = new Set(['eXIf', 'tEXt', 'zTXt', 'iTXt', 'tIME'])

/** Copies all chunks from IHDR to IEND except texts, time and Exif. */
export function cleanPng(bytes: Buffer): Buffer | undefined {
  if (!bytes.subarray(0, 8).equals(pngSignature)) return undefined
  const chunks: Buffer[] = [pngSignature]
  let chunkCount = 0
  let hasData = false
  for (let offset = 8; offset + 12 <= bytes.length; chunkCount++) {
    const end = offset + 12 + bytes.readUInt32BE(offset)
    const name = bytes.toString('latin1', offset + 4, offset + 8)
    if (end > bytes.length || (chunkCount === 0) !== (name === 'IHDR')) return undefined
    if (!droppedPngChunks.has(name)) chunks.push(bytes.subarray(offset, end))
    if (name === 'IDAT') hasData = true
    if (name === 'IEND') return hasData ? Buffer.concat(chunks) : undefined
    offset = end
  }
  return undefined
}
