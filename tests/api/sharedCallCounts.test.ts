import { expect, test } from 'vitest'
import { waitUntil } from './backOfficeReceiver'
import { callApi, startTestServer } from './testServer'

const body = { clientCode: 'harbour' }
const headers = { 'x-forwarded-for': '198.51.100.1' }
const signInGuest = async (url: string) =>
  (await callApi(`${url}/api/auth/authenticateGuest`, { body, headers })).status

test('processes share the counts of rate limits, which survive a restart', async () => {
  const server = await startTestServer({
    FOYER_TRUST_PROXY: '127.0.0.1',
    FOYER_LIMIT_GUESTS_BY_ADDRESS: '3/10m',
  })
  const other = (await server.startSecondServer()).url
  for (let time = 0; time < 3; time += 1) expect(await signInGuest(server.url)).toBe(200)
  const getHighestCount = async () =>
    Number((await server.database.query('select max(taken) as most from attempt_counts'))[0]?.most)
  await waitUntil(async () => (await getHighestCount()) === 3)
  await signInGuest(other)
  await waitUntil(async () => (await signInGuest(other)) === 429)
  await server.restart()
  await signInGuest(server.url)
  await waitUntil(async () => (await signInGuest(server.url)) === 429)
  await server.stop()
})
