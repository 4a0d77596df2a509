import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { hashPassword } from '../../server/security/passwords'
import type { TokenResponse } from '../../src/schemas/accountSecurity/session'
import type { SubmissionReceipt } from '../../src/schemas/applications/application'
import { createApiClient } from '../api/apiClient'
import { createApplicationFixture, createUploadBody, fetchVacancies, pdf } from '../api/applicationFixture'
import { type CallOptions, callApi } from '../api/testServer'
import { makeSeededDatabase } from '../postgres/testDatabase'
import { parseLog, startProcess } from './serverProcess'

test('the log of a whole journey has route templates, but no personal data and no secrets', {
  timeout: 120_000,
}, async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'foyer-logs-'))
  const database = await makeSeededDatabase(dataDir)
  const variables = { FOYER_DATA_DIR: dataDir, DATABASE_URL: database.url }
  // Production does not start with the demo's passwords.
  await database.query(`update users set password_hash = '${await hashPassword('harbour-own-1')}'`)
  const secret = 'a secret that no log should have in it'
  const server = await startProcess({ ...variables, FOYER_SECRET: secret }, ['--production'])
  const call = <Body>(path: string, options: CallOptions = {}) =>
    callApi<Body>(`${server.url}${path}`, options)

  const guest = await call<TokenResponse>('/api/auth/authenticateGuest', { body: { clientCode: 'harbour' } })
  const token = guest.body.accessToken
  const api = { client: (callerToken?: string) => createApiClient(server.url, callerToken) }
  const vacancyId = (await fetchVacancies(api, token))[0]?.id ?? 0
  const { body } = await createApplicationFixture(api, token, vacancyId, 'log.reader@example.org')
  await call(`/api/vacancies/${vacancyId}/applications/log.reader@example.org/`, { token })
  const sent = { ...body, firstName: 'Unlogged', surname: 'Person', notes: 'A private remark' }
  const receipt = await call<SubmissionReceipt>('/api/submittedapplications', { token, body: sent })
  expect(receipt.status).toBe(201)
  await call('/api/submittedapplications', { token, body: sent })
  await call('/api/submittedapplications', { token, body: { ...sent, email: 'not an address' } })
  await call('/api/submittedapplications', { token, body: '{"surname":"Unlogged' })
  await call(`/api/submittedapplications/${receipt.body.id}/attachments`, {
    token,
    body: createUploadBody({ resume: { name: 'unlogged-person.pdf', bytes: pdf } }),
  })
  const credentials = { username: 'harbour-admin', password: 'harbour-own-1', clientCode: 'harbour' }
  await call('/api/auth/authenticate', { body: { ...credentials, password: 'wrong-password-1' } })
  const admin = await call<TokenResponse>('/api/auth/authenticate', { body: credentials })
  await call('/api/applications?applicantName=Unlogged', { token: admin.body.accessToken })
  await call(`/api/applicationDetails/${receipt.body.id}`, { token: admin.body.accessToken })
  await call('/job/viewjobs?name=Unlogged')
  await server.end('SIGTERM')

  const log = server.output()
  // `parseLog` also checks that every line is a log entry.
  expect(parseLog(log).filter(({ msg }) => msg === 'answered').length).toBeGreaterThan(10)
  expect(log).toContain('"route":"POST /api/submittedapplications"')
  expect(log).toContain('"route":"GET /api/vacancies/:id/applications/:email"')
  const secrets = ['log.reader', 'Unlogged', 'unlogged', 'private remark', 'An answer', 'harbour-admin']
  secrets.push('harbour-own-1', 'wrong-password-1', token, admin.body.accessToken, secret)
  secrets.push(admin.body.refreshToken ?? token, '127.0.0.1","port')
  expect(secrets.filter((text) => log.includes(text))).toEqual([])
  await database.drop()
  rmSync(dataDir, { recursive: true })
})
