import { afterAll, beforeAll, expect, test } from 'vitest'
import { fileRefusals } from '../../src/texts/public/fileRefusals.texts'
import { createDoc, createDocx, createOdt, createPdf, createRelationship } from '../fixtures/documents'
import { createZip } from '../fixtures/zipFile'
import { createApplicationFixture, createUploadBody, fetchVacancies, submit } from './applicationFixture'
import { startTestServer, type TestServer } from './testServer'

let server: TestServer
let token: string
let vacancyId: number

beforeAll(async () => {
  server = await startTestServer()
  token = await server.guest('harbour')
  const list = await fetchVacancies(server, token)
  vacancyId = list.find((vacancy) => vacancy.name === 'Coastal Planner')?.id ?? 0
})
afterAll(() => server.stop())

async function uploadResume(name: string, bytes: Buffer) {
  const email = `${name}.${bytes.length}@example.org`
  const { id } = await submit(
    server,
    token,
    (await createApplicationFixture(server, token, vacancyId, email)).body,
  )
  const { stored } = server
  const before = await stored()
  const body = createUploadBody({ resume: { name, bytes } })
  const answer = await server.call(`/api/submittedapplications/${id}/attachments`, { token, body })
  return { ...answer, isStored: (await stored()).files !== before.files }
}

const manyEntries = Object.fromEntries(Array.from({ length: 5200 }, (_one, at) => [`word/media/${at}`, '']))

test.each([
  [
    'script.pdf',
    createPdf('/OpenAction << /S /JavaScript /JS (app.alert\\(1\\)) >>'),
    fileRefusals.pdfScript,
  ],
  ['macros.docx', createDocx({ 'word/vbaProject.bin': 'x' }), fileRefusals.macros],
  ['object.docx', createDocx({ 'word/embeddings/oleObject1.bin': 'x' }), fileRefusals.objects],
  [
    'remote.docx',
    createDocx({}, createRelationship('attachedTemplate', 'http://x/t', 'External')),
    fileRefusals.remote,
  ],
  ['macros.odt', createOdt({ 'Basic/Standard/Module1.xml': '' }), fileRefusals.macros],
  ['package.doc', createDoc('\u0001Ole10Native'), fileRefusals.objects],
  ['remote.rtf', Buffer.from('{\\rtf1{\\*\\template http://x/t.dotm}}'), fileRefusals.remote],
  ['object.rtf', Buffer.from('{\\rtf1{\\object\\objemb{\\*\\objdata 0105}}}'), fileRefusals.objects],
  ['bare.pdf', Buffer.from('%PDF-1.7'), 'File is of the incorrect type.'],
  ['many.docx', createDocx({ ...manyEntries, 'word/vbaProject.bin': 'x' }), 'File is of the incorrect type.'],
  ['bare.docx', createZip({ 'a.txt': 'x' }), 'File is of the incorrect type.'],
])('[API-21] %s is refused with a reason', async (name, bytes, message) => {
  const { status, body, isStored } = await uploadResume(name, bytes)
  expect([status, body, isStored]).toEqual([
    422,
    expect.objectContaining({ errors: [{ path: '/resume', message }] }),
    false,
  ])
})

test.each([
  ['latex.pdf', createPdf('/OpenAction [3 0 R /Fit]')],
  [
    'plain.docx',
    createDocx({}, createRelationship('attachedTemplate', 'file:///C:\\Users\\Sam\\CV.dotx', 'External')),
  ],
  ['plain.odt', createOdt()],
  ['plain.doc', createDoc()],
  ['plain.rtf', Buffer.from('{\\rtf1{\\*\\template C:\\\\Users\\\\Sam\\\\Normal.dotm} Words}')],
])('[API-21] %s, which contains nothing active, is accepted', async (name, bytes) => {
  const { status, isStored } = await uploadResume(name, bytes)
  expect([status, isStored]).toEqual([201, true])
})
