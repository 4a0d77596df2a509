import { expect, test } from 'vitest'
import { createDoc, createDocx, createOdt, createPdf } from '../../../tests/fixtures/documents'
import { createZip } from '../../../tests/fixtures/zipFile'
import { detectFileType } from './fileTypes'
import { createFileBudget, listZipEntries, readZipEntry } from './zipEntries'

const bmp = Buffer.concat([Buffer.from('BM'), Buffer.alloc(12), Buffer.from([40, 0, 0, 0]), Buffer.alloc(40)])
const png = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0])
const docx = createDocx()

test.each([
  ['me.gif', 1, Buffer.from('GIF89a..'), 'image/gif'],
  ['me.JPG', 1, Buffer.from([0xff, 0xd8, 0xff, 0xe0]), 'image/jpeg'],
  ['me.jpeg', 1, Buffer.from([0xff, 0xd8, 0xff, 0xe1]), 'image/jpeg'],
  ['me.png', 1, png, 'image/png'],
  ['me.bmp', 1, bmp, 'image/bmp'],
  ['cv.pdf', 2, createPdf(), 'application/pdf'],
  ['cv.doc', 2, createDoc(), 'application/msword'],
  ['cv.docx', 2, docx, 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'],
  ['cv.odt', 2, createOdt(), 'application/vnd.oasis.opendocument.text'],
  ['cv.rtf', 2, Buffer.from('{\\rtf1 Hello}'), 'application/rtf'],
  ['cv.txt', 2, Buffer.from('BMW, then Ærø – a life.\r\n\tTabs too.'), 'text/plain'],
  ['cv.txt', 2, Buffer.from('Old caf\xe9', 'latin1'), 'text/plain'],
  ['cv.txt', 2, Buffer.from('\ufeffWide', 'utf16le'), 'text/plain'],
  ['any.png', null, png, 'image/png'],
] as const)('[VR-09] %s is accepted for group %s', async (name, group, bytes, mime) => {
  expect(await detectFileType({ filename: name, bytes, group })).toEqual({ mime })
})

test.each([
  ['me.png', 2, png],
  ['cv.pdf', 1, createPdf()],
  ['cv.pdf', 2, png],
  ['cv.pdf', 2, Buffer.alloc(0)],
  ['cv.pdf', 2, Buffer.from('%PDF-1.7\nand then something else')],
  ['cv.docx', 2, createZip({ '[Content_Types].xml': '', 'xl/workbook.xml': '' })],
  ['cv.docx', 2, docx.subarray(0, docx.length - 30)],
  ['cv.docx', 2, Buffer.concat([Buffer.from('PK\x05\x06'), Buffer.alloc(18, 0xff)])],
  ['cv.odt', 2, docx],
  ['cv.doc', 2, docx],
  ['cv.txt', 2, Buffer.from('nul\0')],
  ['cv.txt', 2, Buffer.from('  <!doctype html><p>')],
  ['cv.txt', 2, Buffer.from('\ufeff<svg>')],
  ['me.bmp', 1, Buffer.from('BMW is a make of cars, and more words')],
  ['me.svg', 1, Buffer.from('<svg/>')],
  ['cv.html', null, Buffer.from('<p>')],
  ['cv', 2, createPdf()],
  ['cv.pdf.exe', 2, createPdf()],
] as const)('[VR-09] %s for group %s is refused', async (name, group, bytes) => {
  expect(await detectFileType({ filename: name, bytes, group })).toEqual({ refusal: 'fileType' })
})

test('lists the entries of a zip file that ends with a comment, and no entries of a broken file', () => {
  const zip = createZip({ a: 'words', 'b/c': 'more' }, 'a comment')
  const entries = listZipEntries(zip)
  const read = entries.map((entry) => [entry.name, String(readZipEntry(zip, entry, createFileBudget()))])
  expect(read).toEqual([
    ['a', 'words'],
    ['b/c', 'more'],
  ])
  expect(listZipEntries(Buffer.from('PK'))).toEqual([])
})

test('lists no entries of a zip file whose list of entries is incomplete or too long', () => {
  const zip = createZip({ a: '', b: '' })
  const incomplete = Buffer.from(zip)
  incomplete.writeUInt16LE(1, incomplete.length - 12)
  incomplete.writeUInt16LE(1, incomplete.length - 14)
  expect([listZipEntries(zip).length, listZipEntries(incomplete)]).toEqual([2, []])
  const zipWithTooManyEntries = createZip(
    Object.fromEntries(Array.from({ length: 5001 }, (_one, at) => [`f${at}`, ''])),
  )
  expect(listZipEntries(zipWithTooManyEntries)).toEqual([])
})
