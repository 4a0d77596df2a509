import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { startTestServer, type TestServer } from './testServer'

let server: TestServer
let token: string

beforeAll(async () => {
  server = await startTestServer({ FOYER_LIMITS: 'off' })
  token = await server.admin('meridian')
})
beforeEach(() => setRole('owner'))
afterAll(() => server.stop())

const setRole = (role: string) =>
  server.database.query(`update users set account_role = '${role}' where username = 'meridian-admin'`)
const getOutcome = async (path: string) => {
  const { status, body } = await server.call<{ type?: string; detail?: string }>(path, { token })
  return [status, status === 200 ? '' : (body.type ?? '').split(':').at(-1)]
}

test('[SS-12] a changed role applies from the next call', async () => {
  expect(await getOutcome('/api/applications')).toEqual([200, ''])
  await setRole('editor')
  expect(await getOutcome('/api/applications')).toEqual([403, 'other-role'])
  expect(await getOutcome('/api/sites/meridian')).toEqual([200, ''])
  await setRole('reviewer')
  expect(await getOutcome('/api/applications')).toEqual([200, ''])
  expect(await getOutcome('/api/sites/meridian')).toEqual([403, 'other-role'])
})

test("[SS-12] every role can read the user's own sessions and two-factor state", async () => {
  for (const role of ['owner', 'editor', 'reviewer']) {
    await setRole(role)
    expect([role, ...(await getOutcome('/api/ownSessions'))]).toEqual([role, 200, ''])
    expect([role, ...(await getOutcome('/api/ownCodes'))]).toEqual([role, 200, ''])
  }
})

test('[SS-12] an unknown role has no permissions', async () => {
  await setRole('gardener')
  expect(await getOutcome('/api/applications')).toEqual([403, 'other-role'])
})

test('[SS-12] a call that is refused for the role returns a readable reason, and is in the activity', async () => {
  await setRole('reviewer')
  const { body } = await server.call<{ detail: string }>('/api/audit', { token })
  expect(body.detail).toContain('An owner of the account can change your role.')
  await setRole('owner')
  const { body: acts } = await server.call<{ results: { subject: string }[] }>(
    '/api/audit?action=call%20refused',
    { token },
  )
  expect(acts.results[0]?.subject).toBe('GET /api/audit')
})
