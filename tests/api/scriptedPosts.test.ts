import { loadavg } from 'node:os'
import { expect, test } from 'vitest'
import { isLongRun } from '../../scripts/lib/testLength.mjs'
import * as renderer from '../../src/app/renderToHtml'
import { expectOk } from './apiClient'
import { createFormPosters, sorts, tryPosts } from './scriptedPosts'
import { makeSiteRoot } from './siteRoot'
import { startTestServer } from './testServer'

const times = isLongRun ? 200 : 3
const people = isLongRun ? 200 : 5

test('at most one percent of the posts of programs without scripts are accepted, and all of people', async () => {
  const root = makeSiteRoot()
  const variables = {
    FOYER_TRUST_PROXY: '127.0.0.1',
    FOYER_LIMIT_SUBMITS_BY_SESSION: '9000/1m',
    FOYER_KEPT_FILES: '9000',
  }
  const server = await startTestServer(variables, root.path, renderer)
  try {
    const api = server.client(await server.admin('meridian'))
    const settings = await expectOk(api.GET('/api/userSettings'))
    const body = { ...settings, needsFormStamp: true }
    expect((await api.PUT('/api/userSettings', { body })).response.status).toBe(204)
    const { apply } = await createFormPosters(server)
    const statuses: number[] = []
    for (let at = 0; at < people; at++) statuses.push((await apply(at)).status)
    expect(statuses.filter((status) => status !== 303)).toEqual([])
    const accepted = await tryPosts(server, times)
    const blockedCounts = sorts.map((sort) => `${sort}: ${times - accepted[sort]} of ${times} stopped`)
    process.stdout.write(
      `${blockedCounts.join('\n')}\n${people} people, all accepted; load ${loadavg()[0]}\n`,
    )
    expect(Object.values(accepted).reduce((sum, n) => sum + n, 0)).toBeLessThanOrEqual(
      0.01 * times * sorts.length,
    )
  } finally {
    await server.stop()
    root.remove()
  }
}, 900_000)
