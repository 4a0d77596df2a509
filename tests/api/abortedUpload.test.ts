import { request } from 'node:http'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createApplicationFixture, createUploadBody, fetchVacancies, pdf, submit } from './applicationFixture'
import { startTestServer, type TestServer } from './testServer'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.stop())

/** Sends the start of a file, then aborts the connection. */
function abortUpload(path: string, token: string): Promise<void> {
  const headers = {
    authorization: `Bearer ${token}`,
    'content-type': 'multipart/form-data; boundary=edge',
    'content-length': '100000',
  }
  return new Promise((resolve) => {
    const call = request(`${server.url}${path}`, { method: 'POST', headers })
    call.on('error', () => resolve())
    call.write(
      '--edge\r\nContent-Disposition: form-data; name="resume"; filename="a.pdf"\r\n' +
        `Content-Type: application/pdf\r\n\r\n${pdf}`,
      () => setTimeout(() => call.destroy(new Error('gone')), 50),
    )
  })
}

test('[API-21] an interrupted upload stores nothing and can be repeated', async () => {
  const token = await server.guest('harbour')
  const [vacancy] = await fetchVacancies(server, token)
  const { body } = await createApplicationFixture(server, token, vacancy?.id ?? 0)
  const { id } = await submit(server, token, body)
  const path = `/api/submittedapplications/${id}/attachments`
  const before = await server.stored()
  await abortUpload(path, token)
  expect((await server.call('/api/health')).status).toBe(200)
  expect(await server.stored()).toEqual(before)
  const again = await server.call(path, {
    token,
    body: createUploadBody({ resume: { name: 'a.pdf', bytes: pdf } }),
  })
  expect(again.status).toBe(201)
})
