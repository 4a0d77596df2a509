import { readFileSync } from 'node:fs'
import { crc32 } from 'node:zlib'
import { expect, test } from 'vitest'
import { cleanImage } from './cleanImage'

const image = (name: string) => readFileSync(`tests/fixtures/images/picture.${name}`)
const secret = 'GPS 33.8688 S 151.2093 E'

const segment = (marker: number, body: Buffer) => {
  const head = Buffer.from([0xff, marker, 0, 0])
  head.writeUInt16BE(body.length + 2, 2)
  return Buffer.concat([head, body])
}
/** Returns a little-endian Exif segment with one entry (the orientation), followed by the secret. */
const exif = (orientation: number) => {
  const tiff = Buffer.from('49492a0008000000010012010300010000000000000000000000', 'hex')
  tiff.writeUInt16LE(orientation, 18)
  return segment(0xe1, Buffer.concat([Buffer.from('Exif\0\0'), tiff, Buffer.from(secret)]))
}
const withSegments = (...segments: Buffer[]) =>
  Buffer.concat([image('jpg').subarray(0, 2), ...segments, image('jpg').subarray(2)])
const chunk = (name: string, body: string) => {
  const data = Buffer.concat([Buffer.from(name), Buffer.from(body)])
  const frame = Buffer.alloc(8)
  frame.writeUInt32BE(body.length)
  frame.writeUInt32BE(crc32(data), 4)
  return Buffer.concat([frame.subarray(0, 4), data, frame.subarray(4)])
}

test('a JPEG loses Exif, XMP, comments and trailing bytes, but keeps its scans and profile', () => {
  const profile = segment(0xe2, Buffer.from('ICC_PROFILE\0 colours'))
  const original = Buffer.concat([
    withSegments(exif(1), profile, segment(0xe1, Buffer.from(`http://ns.adobe.com/xap/1.0/\0${secret}`))),
    Buffer.from(secret),
  ])
  const clean = cleanImage('image/jpeg', original) ?? Buffer.alloc(0)
  expect(clean.includes(secret) || clean.includes('made at home') || clean.includes('Exif')).toBe(false)
  expect(clean.includes(profile)).toBe(true)
  const scans = (bytes: Buffer) => bytes.subarray(bytes.indexOf(Buffer.from([0xff, 0xdb])))
  expect(scans(clean).equals(scans(image('jpg')))).toBe(true)
  expect(cleanImage('image/jpeg', clean)?.equals(clean)).toBe(true)
})

test('a photo keeps its orientation, but no other Exif data', () => {
  const clean = cleanImage('image/jpeg', withSegments(exif(6))) ?? Buffer.alloc(0)
  expect(clean.includes(secret)).toBe(false)
  expect(clean.subarray(2, 38).toString('hex')).toBe(
    'ffe100224578696600004d4d002a00000008000101120003000000010006000000000000',
  )
})

test('a PNG loses texts, Exif and trailing bytes', () => {
  const png = image('png')
  const original = Buffer.concat([
    png.subarray(0, 33),
    chunk('eXIf', secret),
    chunk('tEXt', `Comment\0${secret}`),
    png.subarray(33),
    Buffer.from(secret),
  ])
  const clean = cleanImage('image/png', original) ?? Buffer.alloc(0)
  expect(clean.includes(secret) || clean.includes('made at home')).toBe(false)
  const pixels = (bytes: Buffer) => bytes.subarray(bytes.indexOf('IDAT'), bytes.indexOf('IEND'))
  expect(pixels(clean).subarray(0, 20).equals(pixels(png).subarray(0, 20))).toBe(true)
  expect(clean.subarray(-8, -4).toString()).toBe('IEND')
})

test('a GIF loses its comments and is still animated', () => {
  const clean = cleanImage('image/gif', Buffer.concat([image('gif'), Buffer.from(secret)])) ?? Buffer.alloc(0)
  expect(clean.includes('made at home') || clean.includes(secret)).toBe(false)
  expect(clean.includes('NETSCAPE2.0')).toBe(true)
  expect(clean.at(-1)).toBe(0x3b)
})

test.each(['jpg', 'png', 'gif'] as const)('a truncated %s is refused', (name) => {
  const mime = name === 'jpg' ? 'image/jpeg' : `image/${name}`
  const bytes = image(name)
  const last = name === 'png' ? bytes.indexOf('IEND') : bytes.length - 1
  for (let end = 0; end < last; end++) expect(cleanImage(mime, bytes.subarray(0, end))).toBeUndefined()
})

test('other types are left unchanged', () => {
  const pdf = Buffer.from('%PDF-1.4')
  expect(cleanImage('application/pdf', pdf)).toBe(pdf)
})

test('an image that announces more pixels than a browser should decode is refused', () => {
  const huge = Buffer.from(image('png'))
  huge.writeUInt32BE(20_000, 16)
  huge.writeUInt32BE(20_000, 20)
  expect(cleanImage('image/png', huge)).toBeUndefined()
})
