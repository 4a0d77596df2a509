import { afterAll, beforeAll, expect, test } from 'vitest'
import type { FirstSteps } from '../../src/schemas/accounts/firstSteps.types'
import type { UserSettings } from '../../src/schemas/settings/userSettings'
import { startTestServer, type TestServer } from './testServer'

let server: TestServer
let token: string

beforeAll(async () => {
  server = await startTestServer({ FOYER_LIMITS: 'off' })
  const master = await server.signIn('master', 'master-demo-1', 'admin')
  const account = { username: 'quay-admin', password: 'lantern-otter-quilt', clientCode: 'quay' }
  const body = { ...account, company: 'Quay Works', canAllowUpload: true, maxImportedCount: 1 }
  await server.call('/api/users', { token: master, body })
  token = await server.signIn(account.username, account.password, 'quay')
})
afterAll(() => server.stop())

const getRemainingSteps = async (bearer = token) =>
  (await server.call<FirstSteps>('/api/firstSteps', { token: bearer })).body.left

test('[SS-14] lists all steps for a new client, and removes each one that is finished', async () => {
  expect(await getRemainingSteps()).toEqual([
    'logo',
    'colours',
    'vacancy',
    'form',
    'privacy',
    'site',
    'colleague',
  ])
  const { body: settings } = await server.call<UserSettings>('/api/userSettings', { token })
  const applicationFormFields = settings.applicationFormFields.map((field) =>
    field.id === 21 ? { ...field, isRequired: true } : field,
  )
  const body = { ...settings, applicationFormFields, privacyLink: 'https://quay.example/privacy' }
  expect((await server.call('/api/userSettings', { method: 'PUT', token, body })).status).toBe(204)
  expect(await getRemainingSteps()).toEqual(['logo', 'colours', 'vacancy', 'site', 'colleague'])
  const ids = { pages: [], menu: [] }
  const configText = JSON.stringify({ themeColor: '#7a1f3d' })
  const draft = await server.call<{ revision: number }>('/api/sites/quay/draft', {
    ...{ method: 'PUT', token, body: { configText, ids } },
  })
  expect(draft.status).toBe(200)
  expect(await getRemainingSteps()).toEqual(['logo', 'colours', 'vacancy', 'site', 'colleague'])
  const published = await server.call('/api/sites/quay/publications', {
    ...{ token, body: { revision: draft.body.revision } },
  })
  expect([published.status < 300, await getRemainingSteps()]).toEqual([
    true,
    ['logo', 'vacancy', 'colleague'],
  ])
  const invitation = { email: 'rae@quay.example', role: 'reviewer', currentPassword: 'lantern-otter-quilt' }
  expect((await server.call('/api/accountInvitations', { token, body: invitation })).status).toBe(200)
  expect(await getRemainingSteps()).toEqual(['logo', 'vacancy'])
})

test('[SS-14] a dismissed list stays empty, and the dismissal is in the activity', async () => {
  const dismiss = () => server.call('/api/firstSteps/end', { method: 'POST', token })
  expect([(await dismiss()).status, (await dismiss()).status]).toEqual([204, 204])
  expect(await getRemainingSteps()).toEqual([])
  const { body } = await server.call<{ results: { by: string }[] }>(
    '/api/audit?action=first%20steps%20put%20away',
    { token },
  )
  expect(body.results.map(({ by }) => by)).toEqual(['quay-admin'])
})

test('[SS-14] a demo client is shown no first steps', async () => {
  expect(await getRemainingSteps(await server.admin('harbour'))).toEqual([])
})
