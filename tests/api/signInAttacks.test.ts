import { generateSync } from 'otplib'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { TotpSecret } from '../../src/schemas/accountSecurity/accountSecurity.types'
import type { TokenResponse } from '../../src/schemas/accountSecurity/session'
import type { Problem } from '../../src/schemas/applications/application'
import { startTestServer, type TestServer } from './testServer'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.stop())

const meridian = { username: 'meridian-admin', password: 'meridian-demo-1', clientCode: 'meridian' }
const kitchen = { username: 'kitchen-admin', password: 'kitchen-demo-1', clientCode: 'kitchen' }
const signIn = (body: unknown, headers: Record<string, string> = {}) =>
  server.call<TokenResponse & Problem>('/api/auth/authenticate', { body, headers })
const refreshWithCookie = (cookie: string) =>
  server.call('/api/auth/refreshaccesstoken', { method: 'POST', headers: { cookie } })
const beginSetup = async (token: string, { password: currentPassword }: typeof meridian) =>
  (await server.call<TotpSecret>('/api/ownCodes/begin', { token, body: { currentPassword } })).body.secret
const confirmSetup = (token: string, code: string) =>
  server.call('/api/ownCodes/confirm', { token, body: { code } })

test('[SS-07] signing in does not continue a session that an attacker has planted in the browser', async () => {
  const plantedToken = (await signIn(kitchen)).body.refreshToken ?? ''
  const answer = await signIn(meridian, { cookie: `foyer_refresh=${plantedToken}` })
  const newCookie = answer.headers.getSetCookie().find((one) => one.startsWith('foyer_refresh=')) ?? ''
  expect(newCookie).not.toContain(plantedToken)
  const [, claims = ''] = answer.body.accessToken.split('.')
  expect(JSON.parse(Buffer.from(claims, 'base64url').toString())).toMatchObject({ clientCode: 'meridian' })
})

test('[SS-10] the first factor alone gives no session, and the refresh cookie alone gives no access to the account', async () => {
  const { body } = await signIn(meridian)
  const cookie = `foyer_refresh=${body.refreshToken}`
  for (const path of ['/api/ownSessions', '/api/ownCodes']) {
    expect((await server.call(path, { headers: { cookie } })).status).toBe(401)
  }
  const secret = await beginSetup(body.accessToken, meridian)
  await confirmSetup(body.accessToken, generateSync({ secret }))
  const withoutCode = await signIn(meridian)
  expect([withoutCode.status, withoutCode.headers.getSetCookie()]).toEqual([401, []])
  expect((await refreshWithCookie('foyer_refresh=')).status).toBe(401)
  const guest = await server.guest('meridian')
  expect((await server.call('/api/ownCodes', { token: guest })).status).toBe(403)
})

test.each([
  ['plain-text', 'text/plain'],
  ['URL-encoded', 'application/x-www-form-urlencoded'],
])('[SS-07] a page of another site cannot sign in: a %s body is rejected', async (_whose, type) => {
  const answer = await signIn(JSON.stringify(kitchen), { 'content-type': type })
  expect([answer.status >= 400, answer.headers.getSetCookie()]).toEqual([true, []])
  expect(answer.headers.get('access-control-allow-origin')).toBeNull()
})

test('[SS-10] guesses of the first code during setup are limited', async () => {
  const token = (await signIn(kitchen)).body.accessToken
  const secret = await beginSetup(token, kitchen)
  const right = [-1, 0, 1].map((steps) => generateSync({ secret, epoch: Date.now() / 1000 + 30 * steps }))
  const wrong = ['000000', '111111', '222222', '333333'].find((code) => !right.includes(code)) ?? ''
  const statuses = []
  for (let guess = 0; guess < 7; guess++) statuses.push((await confirmSetup(token, wrong)).status)
  expect(statuses).toEqual([422, 422, 422, 422, 422, 429, 429])
})

test('[SS-10] only one of three concurrent confirmations gets recovery codes', async () => {
  const master = { username: 'master', password: 'master-demo-1', clientCode: 'admin' }
  const token = (await signIn(master)).body.accessToken
  const secret = await beginSetup(token, master)
  const answers = await Promise.all([1, 2, 3].map(() => confirmSetup(token, generateSync({ secret }))))
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409])
  const [row] = await server.database.query(
    "select count(*) as count from recovery_codes where client_id = (select id from clients where code = 'admin')",
  )
  expect(Number(row?.count)).toBe(10)
})

test.each(['0', '-1', '1.5', '1e9', '99999999999999999999', '1%20or%201=1', '../endOthers'])(
  '[SS-09] the session id %s is unknown',
  async (id) => {
    const token = (await signIn(kitchen)).body.accessToken
    const body = { currentPassword: kitchen.password }
    expect((await server.call(`/api/ownSessions/${id}/end`, { token, body })).status).toBe(404)
  },
)
