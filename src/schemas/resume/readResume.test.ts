import { expect, it } from 'vitest'
import { createPdf, createPdfStream } from '../../../tests/fixtures/documents'
import { createZip } from '../../../tests/fixtures/zipFile'
import { readResume } from './readResume'

const toBytes = (text: string | Buffer) => new Uint8Array(Buffer.from(text))
const read = (file: string | Buffer) => readResume({ bytes: toBytes(file), country: 'AU' })

const lines = [
  'Imogen van der Merwe',
  'Building Surveyor',
  '12 Kestrel Street, Newcastle NSW 2300, Australia',
  '0491 570 156 | imogen@example.com | linkedin.com/in/imogen-vdm',
  'References',
  'Rafferty Whitlock, boss@work.example.org, 0491 571 266',
]
const facts = {
  firstName: 'Imogen',
  surname: 'van der Merwe',
  email: 'imogen@example.com',
  phone: '+61 491 570 156',
  linkedIn: 'https://linkedin.com/in/imogen-vdm',
  street: '12 Kestrel Street',
  suburb: 'Newcastle',
  stateCode: 'NSW',
  postcode: '2300',
  countryCode: 'AU',
}
const createWordXml = (texts: readonly string[]) =>
  `<w:document><w:body>${texts.map((text) => `<w:p><w:r><w:t>${text}</w:t></w:r></w:p>`).join('')}</w:body></w:document>`

it.each([
  ['text', lines.join('\r\n')],
  ['DOCX', createZip({ 'word/document.xml': createWordXml(lines) })],
  ['ODT', createZip({ 'content.xml': lines.map((line) => `<text:p>${line}</text:p>`).join('') })],
  ['RTF', `{\\rtf1\\ansi{\\fonttbl{\\f0 Arial Black;}}${lines.join('\\par ')}}`],
])("reads only the applicant's details, not other people's, from %s", async (_, file) => {
  expect(await read(file)).toEqual({ facts })
})

it('orders the text of a PDF by position, and takes the largest text as the name', async () => {
  const text = 'BT /F1 24 Tf 50 700 Td (Zoe Lefevre) Tj /F1 11 Tf 0 -30 Td (zoe@example.fr) Tj ET'
  const page =
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Contents 5 0 R /Resources << /Font << /F1 6 0 R >> >> >>'
  const file = createPdf(
    '',
    page,
    createPdfStream('', text),
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
  )
  const completeFile = Buffer.from(
    file.toString('latin1').replace('/Kids [3 0 R]', '/Kids [4 0 R]'),
    'latin1',
  )
  expect(await read(completeFile)).toEqual({
    facts: { firstName: 'Zoe', surname: 'Lefevre', email: 'zoe@example.fr', countryCode: 'FR' },
  })
})

it.each([
  ['a page without text', createPdf(), 'noText'],
  ['a PDF cut off', '%PDF-1.7\n1 0 obj\n<< /Type', 'damaged'],
  [
    'a zip file cut off',
    Buffer.from(createZip({ 'word/document.xml': createWordXml(lines) })).subarray(0, 60),
    'damaged',
  ],
  ['a zip bomb', createZip({ 'word/document.xml': Buffer.alloc(21 * 1024 * 1024, 32) }), 'tooLarge'],
  ['a zip file of pictures', createZip({ 'photo.jpg': 'x' }), 'unknownKind'],
  ['an old Word document', Buffer.from('d0cf11e0a1b11ae1000000', 'hex'), 'unknownKind'],
  ['a file of 11 MB', Buffer.alloc(11 * 1024 * 1024, 65), 'tooLarge'],
  ['an empty file', '', 'noText'],
])('says why it cannot read %s', async (_, file, problem) => {
  expect(await read(file)).toEqual({ problem })
})

it('expands no entities, and follows no RTF group without an end', async () => {
  const bomb = `<!DOCTYPE x [<!ENTITY a "${'ha'.repeat(50)}">]>${createWordXml(['&a;&a;', ...lines])}`
  expect(await read(createZip({ 'word/document.xml': bomb }))).toEqual({ facts })
  expect(await read(`{\\rtf1 ${'{'.repeat(100_000)}\\bin999999999 x`)).toEqual({ problem: 'noText' })
})
