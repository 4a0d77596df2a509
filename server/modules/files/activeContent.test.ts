import { expect, test } from 'vitest'
import type { FileRefusal } from '../../../src/texts/public/fileRefusals.texts'
import {
  createDoc,
  createDocx,
  createObjectStream,
  createOdt,
  createPdf,
  createPdfStream,
  createRelationship,
} from '../../../tests/fixtures/documents'
import { createZip } from '../../../tests/fixtures/zipFile'
import { detectFileType } from './fileTypes'

const script = '<< /S /JavaScript /JS (app.alert\\(1\\)) >>'
const workbook = createZip({ 'xl/workbook.xml': '<workbook/>' })
const europass = createPdfStream('/Type /EmbeddedFile', '<?xml version="1.0"?><SkillsPassport/>')
const rtf = (group: string) => Buffer.from(`{\\rtf1\\ansi ${group} Words}`, 'latin1')
const template = (target: string, mode = 'External') => createRelationship('attachedTemplate', target, mode)
const utf16 = (xml: string) => Buffer.from(`\ufeff${xml}`, 'utf16le')

const refusedFiles: [string, FileRefusal, string, Buffer][] = [
  ['a script that opening runs', 'pdfScript', 'a.pdf', createPdf(`/OpenAction ${script}`)],
  ['a script by reference', 'pdfScript', 'a.pdf', createPdf('/OpenAction 4 0 R', script)],
  [
    'a script under another spelling',
    'pdfScript',
    'a.pdf',
    createPdf('/OpenAction << /S /J#61vaScript /J#53 (x) >>'),
  ],
  [
    'a script among compressed objects',
    'pdfScript',
    'a.pdf',
    createPdf('/OpenAction 20 0 R', createObjectStream(script)),
  ],
  [
    'a script after other compressed objects',
    'pdfScript',
    'a.pdf',
    createPdf('', createObjectStream('(a)', '[1 2]', script)),
  ],
  ['a script inside a comment', 'pdfScript', 'a.pdf', createPdf('', `%9 0 obj ${script} endobj`)],
  [
    'a program that is launched',
    'pdfScript',
    'a.pdf',
    createPdf('/OpenAction << /S /Launch /F (cmd.exe) >>'),
  ],
  [
    'a form that sends itself',
    'pdfScript',
    'a.pdf',
    createPdf('/AA << /O << /S /SubmitForm /F (http://x) >> >>'),
  ],
  ['data that is fetched', 'pdfScript', 'a.pdf', createPdf('/OpenAction << /S /ImportData /F (x) >>')],
  [
    'an embedded program',
    'pdfFiles',
    'a.pdf',
    createPdf('', '<< /EF << /F 5 0 R >> >>', createPdfStream('/Type /EmbeddedFile', 'MZ')),
  ],
  [
    'an embedded file without a type',
    'pdfFiles',
    'a.pdf',
    createPdf('', '<< /EF << /F 5 0 R >> >>', createPdfStream('', 'MZ')),
  ],
  [
    'encrypted compressed objects',
    'pdfLocked',
    'a.pdf',
    createPdf('', '<< /Type /ObjStm /N 1 /First 4 /Filter /FlateDecode >> stream\nsecret\nendstream'),
  ],
  [
    'objects that are compressed in an unusual way',
    'pdfLocked',
    'a.pdf',
    createPdf(
      '',
      '<< /Type /ObjStm /N 1 /First 4 /Filter [/ASCII85Decode /FlateDecode] >> stream\nx\nendstream',
    ),
  ],
  [
    'a part that decompresses to 40 MB',
    'pdfLocked',
    'a.pdf',
    createPdf('', createPdfStream('/Type /ObjStm /N 1 /First 4', ' '.repeat(40_000_000))),
  ],
  ['macros', 'macros', 'a.docx', createDocx({ 'word/vbaProject.bin': 'x' })],
  [
    'macros under another name',
    'macros',
    'a.docx',
    createDocx({}, createRelationship('vbaProject', 'other.bin')),
  ],
  [
    'macros declared by a content type',
    'macros',
    'a.docx',
    createDocx({
      '[Content_Types].xml':
        '<Override ContentType="application/vnd.ms-word.document.macroEnabled.main+xml"/>',
    }),
  ],
  [
    'macros behind 4,990 other parts',
    'macros',
    'a.docx',
    createDocx({
      ...Object.fromEntries(Array.from({ length: 4990 }, (_one, at) => [`word/media/${at}`, ''])),
      'word/vbaProject.bin': 'x',
    }),
  ],
  ['an embedded program', 'objects', 'a.docx', createDocx({ 'word/embeddings/oleObject1.bin': 'x' })],
  [
    'an embedded program in another folder',
    'objects',
    'a.docx',
    createDocx({}, createRelationship('oleObject', '../x/y.bin')),
  ],
  ['an ActiveX control', 'objects', 'a.docx', createDocx({ 'word/activeX/activeX1.xml': '' })],
  [
    'a workbook with macros',
    'objects',
    'a.docx',
    createDocx({ 'word/embeddings/a.xlsx': createZip({ 'xl/workbook.xml': '', 'xl/vbaProject.bin': '' }) }),
  ],
  ['an external template', 'remote', 'a.docx', createDocx({}, template('http://x.example/t.dotm'))],
  ['a template on a network share', 'remote', 'a.docx', createDocx({}, template('file://///host/t.dotm'))],
  [
    'a template with character references in its address',
    'remote',
    'a.docx',
    createDocx({}, template('&#104;ttp://x.example/t').replace('attachedT', 'attached&#x54;')),
  ],
  [
    'a template in UTF-16',
    'remote',
    'a.docx',
    createDocx({
      'word/_rels/settings.xml.rels': utf16(`<Relationships>${template('http://x')}</Relationships>`),
    }),
  ],
  [
    'an external object',
    'remote',
    'a.docx',
    createDocx({}, createRelationship('oleObject', 'http://x/a', 'External')),
  ],
  [
    'a field that requests data from another program (DDE)',
    'remote',
    'a.docx',
    createDocx({
      'word/header1.xml':
        '<w:p><w:instrText>DD</w:instrText><w:instrText>EAUTO c:\\\\cmd</w:instrText></w:p>',
    }),
  ],
  [
    'a part that decompresses to 40 MB',
    'locked',
    'a.docx',
    createDocx({ 'word/header1.xml': ' '.repeat(40_000_000) }),
  ],
  ['macros', 'macros', 'a.odt', createOdt({ 'Basic/Standard/Module1.xml': '' })],
  [
    'a script at an event',
    'macros',
    'a.odt',
    createOdt({ 'content.xml': '<script:event-listener xlink:href="vnd.sun.star.script:x"/>' }),
  ],
  [
    'an embedded program',
    'objects',
    'a.odt',
    createOdt({ 'META-INF/manifest.xml': '<x manifest:media-type="application/vnd.sun.star.oleobject"/>' }),
  ],
  ['a password', 'locked', 'a.odt', createOdt({ 'META-INF/manifest.xml': '<manifest:encryption-data/>' })],
  ['macros', 'macros', 'a.doc', createDoc('_VBA_PROJECT')],
  ['an embedded program', 'objects', 'a.doc', createDoc('\u0001Ole10Native')],
  ['an external template', 'remote', 'a.rtf', rtf('{\\*\\template http://x.example/t.dotm}')],
  ['a template on a network share', 'remote', 'a.rtf', rtf('{\\*\\template \\\\\\\\host\\\\t.dot}')],
  ['a template with an escaped address', 'remote', 'a.rtf', rtf("{\\*\\template \\'68ttp\\u58?//x}")],
  ['an object', 'objects', 'a.rtf', rtf('{\\object\\objemb{\\*\\objdata 0105}}')],
  ['an object after binary data', 'objects', 'a.rtf', rtf('{\\bin1 \\\\objdata 0105}')],
]

test.each(refusedFiles)('%s is refused as %s: %s', async (_what, refusal, name, bytes) => {
  expect(await detectFileType({ filename: name, bytes, group: 2 })).toEqual({ refusal })
})

const acceptedFiles: [string, string, Buffer][] = [
  [
    'opens at a page, as files of LaTeX and Acrobat do',
    'a.pdf',
    createPdf('/OpenAction [3 0 R /Fit] /PageMode /UseOutlines'),
  ],
  ['opens at a place', 'a.pdf', createPdf('/OpenAction << /S /GoTo /D [3 0 R /XYZ null null 1] >>')],
  [
    'links to an address',
    'a.pdf',
    createPdf('', '<< /Subtype /Link /A << /S /URI /URI (https://example.org/Launch) >> >>'),
  ],
  ['mentions scripts', 'a.pdf', createPdf('', '<< /Title (Years of /JavaScript \\( /JS \\) and \\\\) >>')],
  ['has strings without an end', 'a.pdf', createPdf('', '1 0 obj ('.repeat(100_000))],
  [
    'compresses its objects',
    'a.pdf',
    createPdf('', createObjectStream('<< /Title (/JS) >>', '12', '[3 0 R]')),
  ],
  [
    'carries data as Europass does',
    'a.pdf',
    createPdf(
      '/Names << /EmbeddedFiles << /Names [(cv.xml) 4 0 R] >> >>',
      '<< /F (cv.xml) /EF << /F 5 0 R >> >>',
      europass,
    ),
  ],
  [
    'was created with a template of the author’s computer',
    'a.docx',
    createDocx({}, template('file:///C:\\Users\\Sam\\CV.dotx')),
  ],
  [
    'links, and shows an external picture',
    'a.docx',
    createDocx(
      {},
      createRelationship('hyperlink', 'http://x', 'External') +
        createRelationship('image', 'http://x/y.png', 'External'),
    ),
  ],
  [
    'has a chart',
    'a.docx',
    createDocx({
      'word/embeddings/Microsoft_Excel_Sheet.xlsx': workbook,
      'word/charts/_rels/chart1.xml.rels': `<Relationships>${createRelationship('package', '../embeddings/Microsoft_Excel_Sheet.xlsx')}</Relationships>`,
    }),
  ],
  ['has fields', 'a.docx', createDocx({ 'word/footer1.xml': '<w:instrText> PAGE </w:instrText>' })],
  ['mentions objects', 'a.rtf', rtf('about \\\\objdata and \\\\template http://x')],
  [
    'was created with a template of the author’s computer',
    'a.rtf',
    rtf('{\\*\\template C:\\\\Users\\\\Sam\\\\Normal.dotm}'),
  ],
  [
    'mentions a package',
    'a.doc',
    Buffer.concat([createDoc(), Buffer.from('Package Macros', 'utf16le'), Buffer.alloc(200)]),
  ],
]

test.each(acceptedFiles)('a document that %s is accepted: %s', async (_what, name, bytes) => {
  expect(await detectFileType({ filename: name, bytes, group: 2 })).toEqual({ mime: expect.any(String) })
})
