import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import type { TokenResponse } from '../../src/schemas/accountSecurity/session'
import type { Problem } from '../../src/schemas/applications/application'
import { startTestServer, type TestServer } from './testServer'

let server: TestServer
let token: string
beforeEach(async () => {
  server = await startTestServer()
  token = await server.admin('harbour')
})
afterEach(() => server.stop())

const current = 'harbour-demo-1'
const next = 'lantern-otter-quilt'
const changePassword = (body: object, bearer = token) =>
  server.call<Problem>('/api/ownPassword', { method: 'PUT', token: bearer, body })
const signIn = (password: string) =>
  server.call<TokenResponse>('/api/auth/authenticate', {
    body: { username: 'harbour-admin', password, clientCode: 'harbour' },
  })
const isSignedIn = async (bearer: string) =>
  (await server.call('/api/applications', { token: bearer })).status === 200

describe('changing the password', () => {
  test('ends all other sessions, and the old password stops working', async () => {
    const elsewhere = (await signIn(current)).body
    expect((await changePassword({ currentPassword: current, newPassword: next })).status).toBe(204)
    expect([await isSignedIn(token), await isSignedIn(elsewhere.accessToken)]).toEqual([true, false])
    const body = { refreshToken: elsewhere.refreshToken }
    expect((await server.call('/api/auth/refreshaccesstoken', { body })).status).toBe(401)
    expect([(await signIn(current)).status, (await signIn(next)).status]).toEqual([401, 200])
    const rows = await server.database.query(
      "select action, username, changes from audit where action = 'password changed'",
    )
    expect(rows).toEqual([{ action: 'password changed', username: 'harbour-admin', changes: null }])
  })

  test('is rejected if the current password is wrong; after ten guesses, further ones get 429', async () => {
    const answers = []
    for (let guess = 0; guess < 11; guess++) {
      answers.push(await changePassword({ currentPassword: `guess-number-${guess}`, newPassword: next }))
    }
    expect(answers[0]).toMatchObject({
      status: 422,
      body: { errors: [{ path: '/currentPassword', message: 'This is not your current password.' }] },
    })
    expect(answers.map(({ status }) => status)).toEqual([...Array(10).fill(422), 429])
    expect([await isSignedIn(token), (await signIn(current)).status]).toEqual([true, 200])
  })

  test.each([
    ['short', 'Minimum Character Length is 10'],
    ['password12', 'This password is easy to guess. Try a few unrelated words.'],
    ['the-harbour-ADMIN-of-old', 'The password must not contain the username.'],
  ])('is rejected for the new password %s', async (newPassword, message) => {
    const answer = await changePassword({ currentPassword: current, newPassword })
    expect(answer).toMatchObject({ status: 422, body: { errors: [{ path: '/newPassword', message }] } })
    expect((await signIn(current)).status).toBe(200)
  })

  test('is not available to guests', async () => {
    const body = { currentPassword: current, newPassword: next }
    expect((await changePassword(body, await server.guest('harbour'))).status).toBe(403)
  })
})

test("[UM-09] an account's password must not be easy to guess or contain the username", async () => {
  const master = await server.signIn('master', 'master-demo-1', 'admin')
  const account = {
    company: 'Quay Works',
    username: 'quay-admin',
    clientCode: 'quay',
    canAllowUpload: true,
    seekAdvertiserId: null,
    privacyLink: null,
    privacyLinkLabel: null,
    maxImportedCount: 100,
  }
  const create = (password: string) =>
    server.call<Problem>('/api/users', { token: master, body: { ...account, password } })
  for (const password of ['1234567890', 'quay-admin-2026']) {
    expect(await create(password)).toMatchObject({ status: 422, body: { errors: [{ path: '/password' }] } })
  }
  expect((await create(next)).status).toBe(201)
})
