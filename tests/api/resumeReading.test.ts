import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Problem } from '../../src/schemas/applications/application'
import type { ResumeReading } from '../../src/schemas/resume/readResume'
import { hostileResumes } from '../fixtures/resumes/hostileResumes'
import { startTestServer, type TestServer } from './testServer'

let server: TestServer
let token: string

beforeAll(async () => {
  server = await startTestServer({ FOYER_LIMIT_READINGS_BY_SESSION: '12/1h' })
  token = await server.guest('harbour')
})
afterAll(() => server.stop())

const media = { 'content-type': 'application/vnd.foyer.resume' }
const readResume = (file: string | Buffer, bearer = token, country = 'AU') =>
  server.call<ResumeReading & Problem>(`/api/resumereadings?country=${country}`, {
    token: bearer,
    method: 'POST',
    body: new Uint8Array(Buffer.from(file)),
    headers: media,
  })

const resumeText = 'Imogen van der Merwe\r\nBuilding Surveyor\r\n0491 570 156 | imogen@example.com'

test('the server reads a resume and stores nothing', async () => {
  const before = await server.stored()
  const { status, body } = await readResume(resumeText)
  expect([status, body]).toEqual([
    200,
    {
      facts: {
        ...{ firstName: 'Imogen', surname: 'van der Merwe', email: 'imogen@example.com' },
        ...{ phone: '+61 491 570 156' },
      },
    },
  ])
  expect(await server.stored()).toEqual(before)
})

test.each(Object.entries(hostileResumes))('%s does not stop the server', async (_, resume) => {
  const { status, body } = await readResume(resume.file())
  expect([status, body]).toEqual([200, resume.answer])
  expect((await server.call('/api/health')).status).toBe(200)
})

test('the server refuses a call with too large a file, an invalid country, no session or another content type', async () => {
  expect((await readResume(Buffer.alloc(10 * 1024 * 1024 + 1, 65))).status).toBe(413)
  expect((await readResume(resumeText, token, 'Australia')).status).toBe(400)
  expect((await readResume(resumeText, '')).status).toBe(401)
  const json = await server.call('/api/resumereadings?country=AU', { token, body: {} })
  expect(json.status).toBe(415)
})

test('the number of readings per session is limited, even if they fail', async () => {
  const other = await server.guest('harbour')
  const statuses: number[] = []
  for (let at = 0; at < 13; at++) {
    const { status } = await server.call('/api/resumereadings?country=AU', { token: other, body: {} })
    statuses.push(status)
  }
  expect([statuses.slice(0, 12).every((status) => status === 415), statuses[12]]).toEqual([true, 429])
})
