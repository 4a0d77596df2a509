import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createWebhookSecret } from '../../server/modules/backOffice/webhookSignature'
import { createApplicationFixture, createUploadBody, fetchVacancies, pdf, submit } from './applicationFixture'
import { connectReceiver, waitUntil } from './backOfficeReceiver'
import { startTestServer, type TestServer } from './testServer'

let server: TestServer
let count = 0
beforeAll(async () => {
  server = await startTestServer()
  await server.database.query("update outbox set state = 'sent'")
})
afterAll(() => server.stop())

describe('a forbidden back-office address', () => {
  test.each([
    ['https://localhost:9/', 'private'],
    ['http://127.0.0.1:9/', 'private'],
    ['https://[::1]/', 'private'],
    ['https://[::ffff:10.0.0.1]/', 'private'],
    ['https://169.254.169.254/latest/', 'private'],
    ['http://8.8.8.8/', 'without https'],
  ])('%s is not called', async (address, reason) => {
    await connectReceiver(server, 'harbour', { address, secret: createWebhookSecret() })
    const token = await server.guest('harbour')
    const [vacancy] = await fetchVacancies(server, token)
    count += 1
    const email = `delivered.${count}@example.org`
    const { body } = await createApplicationFixture(server, token, vacancy?.id ?? 0, email)
    const { id } = await submit(server, token, body)
    const files = createUploadBody({ resume: { name: 'resume.pdf', bytes: pdf } })
    await server.call(`/api/submittedapplications/${id}/attachments`, { token, body: files })
    const getOutboxRow = async () =>
      (await server.database.query(`select attempts, last_error from outbox where application_id = ${id}`))[0]
    await waitUntil(async () => Number((await getOutboxRow())?.attempts) === 1)
    expect((await getOutboxRow())?.last_error).toContain(reason)
    await server.database.query(`update outbox set state = 'sent' where application_id = ${id}`)
  })
})
