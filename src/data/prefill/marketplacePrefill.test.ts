import { expect, it } from 'vitest'
import { type CallHandler, interceptCalls } from '../../../tests/fixtures/answeringAdapter'
import { memoryStore } from '../../../tests/fixtures/memoryStore'
import { createAnonymousHttp } from '../http/http'
import { createMarketplacePrefills } from './marketplacePrefill'

const data = { firstName: 'Sam', resumeFileName: 'sam.pdf', resumeMimeType: 'application/pdf' }

function open(answer: CallHandler) {
  const calls = interceptCalls(answer)
  const store = memoryStore()
  const make = () =>
    createMarketplacePrefills({
      http: createAnonymousHttp(''),
      tabStore: store,
      now: () => Date.parse('2026-11-21T12:00:00Z'),
    })
  return { calls, make }
}

it('[JD-10] [API-24] requests the prefill once, records when it filled the form, and is not new after a reload', async () => {
  const { calls, make } = open(() => ({ data }))
  const brought = { guid: 'p', data, filledAt: '2026-11-21T12:00:00.000Z' }
  expect(await make().load('v', 'p')).toEqual({ ...brought, isNew: true })
  expect(await make().load('v', 'p')).toEqual({ ...brought, isNew: false })
  expect(calls.map(({ url }) => url)).toEqual(['/api/applicationprefills/p'])
})

it('[JD-10] stores nothing of a cleared resume', async () => {
  const { make } = open(() => ({ data }))
  await make().load('v', 'p')
  make().clearResume('v')
  expect((await make().load('v', 'p'))?.data).toEqual({
    firstName: 'Sam',
    resumeFileName: '',
    resumeMimeType: '',
  })
})

it('loads again for another prefill and after clear()', async () => {
  const { calls, make } = open(() => ({ data }))
  await make().load('v', 'p')
  await make().load('v', 'q')
  make().clear('v')
  await make().load('v', 'q')
  expect(calls).toHaveLength(3)
})
