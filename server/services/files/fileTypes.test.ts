import { crc32, deflateRawSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { acceptedMime } from './fileTypes'
import { zipEntryNames } from './zipEntryNames'

const docx = zip(['[Content_Types].xml', 'word/document.xml'])
const odt = zip(['mimetype', 'content.xml', 'styles.xml'])
const compound = Buffer.concat([
  Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]),
  Buffer.alloc(500),
  Buffer.from('Root Entry\0WordDocument\0', 'utf16le'),
])
const bmp = Buffer.concat([Buffer.from('BM'), Buffer.alloc(12), Buffer.from([40, 0, 0, 0]), Buffer.alloc(40)])
const png = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0])

test.each([
  ['me.gif', 1, Buffer.from('GIF89a..'), 'image/gif'],
  ['me.JPG', 1, Buffer.from([0xff, 0xd8, 0xff, 0xe0]), 'image/jpeg'],
  ['me.jpeg', 1, Buffer.from([0xff, 0xd8, 0xff, 0xe1]), 'image/jpeg'],
  ['me.png', 1, png, 'image/png'],
  ['me.bmp', 1, bmp, 'image/bmp'],
  ['cv.pdf', 2, Buffer.from('%PDF-1.4'), 'application/pdf'],
  ['cv.doc', 2, compound, 'application/msword'],
  ['cv.docx', 2, docx, 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'],
  ['cv.odt', 2, odt, 'application/vnd.oasis.opendocument.text'],
  ['cv.rtf', 2, Buffer.from('{\\rtf1 Hello}'), 'application/rtf'],
  ['cv.txt', 2, Buffer.from('BMW, then Ærø – a life.\r\n\tTabs too.'), 'text/plain'],
  ['cv.txt', 2, Buffer.from('Old caf\xe9', 'latin1'), 'text/plain'],
  ['cv.txt', 2, Buffer.from('\ufeffWide', 'utf16le'), 'text/plain'],
  ['any.png', null, png, 'image/png'],
] as const)('[VR-09] %s is taken for group %s', (name, group, bytes, mime) => {
  expect(acceptedMime(name, bytes, group)).toBe(mime)
})

test.each([
  ['me.png', 2, png],
  ['cv.pdf', 1, Buffer.from('%PDF-1.4')],
  ['cv.pdf', 2, png],
  ['cv.pdf', 2, Buffer.alloc(0)],
  ['cv.docx', 2, zip(['[Content_Types].xml', 'xl/workbook.xml'])],
  ['cv.docx', 2, zip(['[Content_Types].xml', 'word/document.xml', 'word/vbaProject.bin'])],
  ['cv.docx', 2, docx.subarray(0, docx.length - 30)],
  ['cv.docx', 2, Buffer.concat([Buffer.from('PK\x05\x06'), Buffer.alloc(18, 0xff)])],
  ['cv.odt', 2, docx],
  ['cv.odt', 2, zip(['mimetype', 'content.xml', 'Basic/Standard/Module1.xml'])],
  ['cv.doc', 2, docx],
  ['cv.doc', 2, Buffer.concat([compound, Buffer.from('_VBA_PROJECT', 'utf16le')])],
  ['cv.txt', 2, Buffer.from('nul\0')],
  ['cv.txt', 2, Buffer.from('  <!doctype html><p>')],
  ['cv.txt', 2, Buffer.from('\ufeff<svg>')],
  ['me.bmp', 1, Buffer.from('BMW is a make of cars, and more words')],
  ['me.svg', 1, Buffer.from('<svg/>')],
  ['cv.html', null, Buffer.from('<p>')],
  ['cv', 2, Buffer.from('%PDF-1.4')],
  ['cv.pdf.exe', 2, Buffer.from('%PDF-1.4')],
] as const)('[VR-09] %s for group %s is refused when it is not that', (name, group, bytes) => {
  expect(acceptedMime(name, bytes, group)).toBeUndefined()
})

test('the names in a zip file, also behind a comment; none of a broken one', () => {
  expect(zipEntryNames(zip(['a', 'b/c'], 'a comment'))).toEqual(['a', 'b/c'])
  expect(zipEntryNames(Buffer.from('PK'))).toEqual([])
})

/** A zip file as writers make it, every entry with some words in it. */
function zip(names: string[], comment = ''): Buffer {
  const content = Buffer.from('words')
  const packed = deflateRawSync(content)
  const parts: Buffer[] = []
  const directory: Buffer[] = []
  let at = 0
  for (const name of names) {
    const fields = Buffer.alloc(26)
    fields.writeUInt16LE(20, 0)
    fields.writeUInt16LE(8, 4)
    fields.writeUInt32LE(crc32(content), 10)
    fields.writeUInt32LE(packed.length, 14)
    fields.writeUInt32LE(content.length, 18)
    fields.writeUInt16LE(name.length, 22)
    const local = Buffer.concat([Buffer.from('PK\x03\x04'), fields, Buffer.from(name), packed])
    const tail = Buffer.alloc(14)
    tail.writeUInt32LE(at, 10)
    directory.push(
      Buffer.concat([Buffer.from('PK\x01\x02'), Buffer.alloc(2), fields, tail, Buffer.from(name)]),
    )
    parts.push(local)
    at += local.length
  }
  const list = Buffer.concat(directory)
  const end = Buffer.alloc(18)
  end.writeUInt16LE(names.length, 4)
  end.writeUInt16LE(names.length, 6)
  end.writeUInt32LE(list.length, 8)
  end.writeUInt32LE(at, 12)
  end.writeUInt16LE(comment.length, 16)
  return Buffer.concat([...parts, list, Buffer.from('PK\x05\x06'), end, Buffer.from(comment)])
}
