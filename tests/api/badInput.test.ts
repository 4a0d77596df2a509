import { request } from 'node:http'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Problem } from '../../src/schemas/applications/application'
import { maximumFileSize } from '../../src/schemas/fields/formats'
import { createApplicationFixture, createUploadBody, fetchVacancies, pdf, submit } from './applicationFixture'
import { startTestServer, type TestServer } from './testServer'

let server: TestServer
let token: string
let vacancyId: number
let applicationId: number
let before: Record<string, number>

beforeAll(async () => {
  server = await startTestServer()
  token = await server.guest('harbour')
  vacancyId = (await fetchVacancies(server, token))[0]?.id ?? 0
  const { body } = await createApplicationFixture(server, token, vacancyId, 'files@example.org')
  applicationId = (await submit(server, token, body)).id
})
beforeEach(async () => {
  before = await server.stored()
})
afterAll(() => server.stop())

const upload = (files: Parameters<typeof createUploadBody>[0], bearer = token) =>
  server.call<Problem>(`/api/submittedapplications/${applicationId}/attachments`, {
    token: bearer,
    body: createUploadBody(files),
  })

/** Expects a problem in the agreed form that reveals no internals, and that nothing was stored. */
async function expectProblem(
  answer: { status: number; headers: Headers; body: Problem },
  status: number,
): Promise<void> {
  expect(answer.status).toBe(status)
  expect(answer.headers.get('content-type')).toContain('application/problem+json')
  expect(answer.body).toMatchObject({ status, type: expect.any(String), title: expect.any(String) })
  expect(JSON.stringify(answer.body)).not.toMatch(/node_modules|\bat \//)
  expect(await server.stored()).toEqual(before)
}

describe('files', () => {
  test('[VR-08] accepts exactly 2104704 bytes, and rejects one byte more with 413', async () => {
    const large = Buffer.concat([pdf, Buffer.alloc(maximumFileSize + 1 - pdf.length, 32)])
    const answer = await upload({ resume: { name: 'large.pdf', bytes: large } })
    await expectProblem(answer, 413)
    expect(answer.body.errors).toEqual([{ path: '/resume', message: 'Maximum file size is 2MB' }])
    const exact = await upload({ coverLetter: { name: 'exact.pdf', bytes: large.subarray(0, -1) } })
    expect(exact.status).toBe(201)
  })

  test.each([
    [
      'a PNG called pdf',
      'resume',
      'photo.pdf',
      Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    ],
    ['a program called txt', 'resume', 'notes.txt', Buffer.from('MZ\0\x01\x02\x03')],
    ['a page called txt', 'resume', 'page.txt', Buffer.from('<!DOCTYPE html><script>alert(1)</script>')],
    ['a page', 'resume', 'page.html', Buffer.from('<p>Hello</p>')],
    ['a text called docx', 'resume', 'resume.docx', Buffer.from('PK\x03\x04 not a document')],
    ['a drawing as photo', 'photo', 'me.svg', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')],
    ['a document as photo', 'photo', 'me.pdf', pdf],
    ['a file name without an extension', 'resume', 'pdf', pdf],
  ])('[VR-09] %s gets 422', async (_what, key, name, bytes) => {
    const answer = await upload({ [key]: { name, bytes } })
    await expectProblem(answer, 422)
    expect(answer.body.errors).toEqual([{ path: `/${key}`, message: 'File is of the incorrect type.' }])
  })

  test('an unknown field, or no file at all, gets 422', async () => {
    await expectProblem(await upload({ __proto__x: { name: 'a.pdf', bytes: pdf } }), 422)
    await expectProblem(await upload({}), 422)
  })

  test('[API-21] accepts files only from the submitting session, and only within an hour', async () => {
    const files = { resume: { name: 'a.pdf', bytes: pdf } }
    await expectProblem(await upload(files, await server.guest('harbour')), 404)
    await expectProblem(await upload(files, await server.guest('meridian')), 404)
    await expectProblem(await upload(files, await server.admin('harbour')), 404)
    server.advanceClock(59 * 60_000)
    const { body } = await server.call<{ accessToken: string }>('/api/auth/authenticateGuest', {
      token,
      body: { clientCode: 'harbour' },
    })
    server.advanceClock(2 * 60_000)
    await expectProblem(await upload(files, body.accessToken), 410)
    server.advanceClock(-61 * 60_000)
  })

  test('accepts one file per field: repeating the upload gets the same response, and a different file is rejected', async () => {
    const first = await upload({ resume: { name: 'a.pdf', bytes: pdf } })
    expect(first.status).toBe(201)
    before = await server.stored()
    expect(await upload({ resume: { name: 'a.pdf', bytes: pdf } })).toMatchObject({
      status: 201,
      body: first.body,
    })
    await expectProblem(await upload({ resume: { name: 'a.pdf', bytes: Buffer.concat([pdf, pdf]) } }), 409)
  })

  test('too many parts are rejected', async () => {
    const many = new FormData()
    for (let at = 0; at < 14; at++) many.append('resume', new File([new Uint8Array(pdf)], 'a.pdf'))
    await expectProblem(
      await server.call<Problem>(`/api/submittedapplications/${applicationId}/attachments`, {
        token,
        body: many,
      }),
      413,
    )
  })
})

describe('bodies and addresses', () => {
  test.each([
    ['JSON with 50,000 nested arrays', `{"vacancyId":1,"deep":${'['.repeat(50_000)}${']'.repeat(50_000)}}`],
    ['JSON with 40 nested arrays', `{"vacancyId":1,"deep":${'['.repeat(40)}${']'.repeat(40)}}`],
  ])('[API-20] %s gets 400', async (_what, body) => {
    await expectProblem(await server.call<Problem>('/api/submittedapplications', { token, body }), 400)
    expect(await server.stored()).toEqual(before)
  })

  test.each([
    ['the character 0', 'a\0b'],
    ['an unpaired surrogate', 'x\ud83d'],
  ])(
    '[API-20] a text with %s, which a database cannot store, gets 422 with its path',
    async (_what, surname) => {
      const { body } = await createApplicationFixture(server, token, vacancyId, 'kept@example.org')
      const answer = await server.call<Problem>('/api/submittedapplications', {
        token,
        body: { ...body, surname },
      })
      await expectProblem(answer, 422)
      expect(answer.body.errors).toEqual([
        { path: '/surname', message: 'This text has a character that cannot be stored.' },
      ])
      expect(await server.stored()).toEqual(before)
    },
  )

  test.each([
    [
      'ends before its closing boundary',
      'multipart/form-data; boundary=x',
      '--x\r\ncontent-disposition: form-data; name="a"',
    ],
    ['has no boundary', 'multipart/form-data', '--x--'],
  ])('[API-21] a multipart body that %s gets 400', async (_what, type, body) => {
    const path = `/api/submittedapplications/${applicationId}/attachments`
    const headers = { 'content-type': type }
    await expectProblem(await server.call<Problem>(path, { token, body, headers }), 400)
  })

  test('malformed JSON gets 400', async () => {
    for (const body of ['{"vacancyId": 1,', '{"a":1}}', '{"__proto__": {"x": 1}, "vacancyId": 1}', '']) {
      await expectProblem(await server.call<Problem>('/api/submittedapplications', { token, body }), 400)
    }
  })

  test('another content type gets 415', async () => {
    const options = { token, body: '<a/>', headers: { 'content-type': 'application/xml' } }
    await expectProblem(await server.call<Problem>('/api/submittedapplications', options), 415)
    const uploadPath = `/api/submittedapplications/${applicationId}/attachments`
    await expectProblem(await server.call<Problem>(uploadPath, { token, body: {} }), 415)
  })

  test('a body of 50 MB gets 413, with Content-Length or chunked', async () => {
    const body = Buffer.alloc(50 * 1024 * 1024, 0x20)
    await expectProblem(await server.call<Problem>('/api/submittedapplications', { token, body }), 413)
    expect(await postInChunks(50)).toBe(413)
    expect(await server.stored()).toEqual(before)
  })

  test('an unknown id, guid or address gets the same 404', async () => {
    const paths = [
      '/api/vacancies/999999',
      '/api/vacancies/0',
      '/api/vacancies/1.5',
      '/api/vacancies/cff7cf20-0fdd-8aac-85a9-62ac8680b0db',
      '/api/vacancies/999999/skills',
      '/api/vacancies/1/attachments/999999/data',
      '/api/vacancies/99999999999999999999',
      '/api/nothing/here',
    ]
    const answers = await Promise.all(paths.map((path) => server.call<Problem>(path, { token })))
    for (const answer of answers) await expectProblem(answer, 404)
    expect(new Set(answers.map((answer) => JSON.stringify(answer.body))).size).toBe(1)
    await expectProblem(await server.call<Problem>('/api/nothing', { method: 'DELETE' }), 404)
  })
})

/** Sends a body without its length. @returns the status of the response */
function postInChunks(megabytes: number): Promise<number> {
  const headers = { 'content-type': 'application/json', authorization: `Bearer ${token}` }
  return new Promise((resolve, reject) => {
    const call = request(
      `${server.url}/api/submittedapplications`,
      { method: 'POST', headers },
      (response) => {
        response.resume()
        resolve(response.statusCode ?? 0)
      },
    )
    call.on('error', reject)
    for (let at = 0; at < megabytes; at++) call.write(Buffer.alloc(1024 * 1024, 0x20))
    call.end()
  })
}

test('a path segment that is too long or cannot be decoded gets an error as problem+json', async () => {
  const token = await server.guest('harbour')
  for (const [part, status] of [
    ['a'.repeat(500), 404],
    ['%', 400],
  ] as const) {
    const { body, headers } = await server.call<Problem>(`/api/vacancies/${part}`, { token })
    expect([body.status, headers.get('content-type')]).toEqual([
      status,
      'application/problem+json; charset=utf-8',
    ])
  }
})
