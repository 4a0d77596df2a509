import { expect, it } from 'vitest'
import { type CallHandler, interceptCalls } from '../../../tests/fixtures/interceptCalls'
import { createMemoryStore } from '../../../tests/fixtures/memoryStore'
import { createAnonymousHttp } from '../http/http'
import { createMarketplacePrefills } from './marketplacePrefill'

const data = { firstName: 'Sam', resumeFileName: 'sam.pdf', resumeMimeType: 'application/pdf' }

function open(answer: CallHandler) {
  const calls = interceptCalls(answer)
  const store = createMemoryStore()
  const createPrefills = () =>
    createMarketplacePrefills({
      http: createAnonymousHttp(''),
      tabStore: store,
      now: () => Date.parse('2026-11-21T12:00:00Z'),
    })
  return { calls, createPrefills }
}

it('[JD-10] [API-24] requests the prefill once, records when it filled the form, and does not report it as new after a reload', async () => {
  const { calls, createPrefills } = open(() => ({ data }))
  const received = { guid: 'p', data, filledAt: '2026-11-21T12:00:00.000Z' }
  expect(await createPrefills().load('v', 'p')).toEqual({ ...received, isNew: true })
  expect(await createPrefills().load('v', 'p')).toEqual({ ...received, isNew: false })
  expect(calls.map(({ url }) => url)).toEqual(['/api/applicationprefills/p'])
})

it('[JD-10] removes a cleared resume from the stored prefill', async () => {
  const { createPrefills } = open(() => ({ data }))
  await createPrefills().load('v', 'p')
  createPrefills().clearResume('v')
  expect((await createPrefills().load('v', 'p'))?.data).toEqual({
    firstName: 'Sam',
    resumeFileName: '',
    resumeMimeType: '',
  })
})

it('loads again for another prefill and after clear()', async () => {
  const { calls, createPrefills } = open(() => ({ data }))
  await createPrefills().load('v', 'p')
  await createPrefills().load('v', 'q')
  createPrefills().clear('v')
  await createPrefills().load('v', 'q')
  expect(calls).toHaveLength(3)
})
