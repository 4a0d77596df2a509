import { expect, it } from 'vitest'
import { interceptCalls } from '../../../tests/fixtures/interceptCalls'
import { createMemoryStore } from '../../../tests/fixtures/memoryStore'
import { createAnonymousHttp } from '../http/http'
import { createStateChangeStore } from './applicationStates.store'

const results = [{ applicationId: 2, result: 'set', told: 'mail' }]

/** Returns a function that opens the page, each time in the same tab, `seconds` after the first time. */
function openTab() {
  interceptCalls(({ url }) => ({
    data: url.endsWith('/undo')
      ? { results: [{ applicationId: 2, result: 'undone' }] }
      : { change: 'c1', results },
  }))
  const tabStore = createMemoryStore()
  return (seconds: number, clientCode = 'harbour') =>
    createStateChangeStore({
      ...{ http: createAnonymousHttp(''), tabStore, clientCode },
      now: () => seconds * 1000,
    })
}

it('keeps a status change for Undo after a reload, until the mail about it is sent', async () => {
  const open = openTab()
  await open(0).set([2], 'interview', null)
  expect(open(59).store.getState()).toEqual({ change: 'c1', state: 'interview', results })
  expect(open(59, 'brightdental').store.getState()).toBeNull()
  expect(open(60).store.getState()).toBeNull()
})

it('forgets a status change that was undone, dismissed, or made in a session that ended', async () => {
  const open = openTab()
  for (const forget of ['undo', 'dismiss', 'clear'] as const) {
    const stateChanges = open(0)
    await stateChanges.set([2], 'interview', null)
    await stateChanges[forget]('c1')
    expect([forget, stateChanges.store.getState(), open(1).store.getState()]).toEqual([forget, null, null])
  }
})
