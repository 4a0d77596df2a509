import { expect, it, vi } from 'vitest'
import { type CallHandler, interceptCalls } from '../../../tests/fixtures/interceptCalls'
import { createAnonymousHttp } from '../http/http'
import { createVacancies } from './vacancies.store'

const listedVacancies = [
  { id: 1, guid: 'one' },
  { id: 2, guid: 'two' },
]
const answerCall: CallHandler = ({ url }) => {
  if (url === '/api/vacancies') return { data: listedVacancies }
  const detail = /^\/api\/vacancies\/(\d)$/.exec(url)
  if (detail) return { data: listedVacancies[Number(detail[1]) - 1] }
  return { data: [{ id: 9 }] }
}

function open(answer: CallHandler) {
  const calls = interceptCalls(answer)
  return { calls, vacancies: createVacancies(createAnonymousHttp('')) }
}

it('[JD-04] requests a vacancy once, until it is cleared', async () => {
  const { calls, vacancies } = open(answerCall)
  await vacancies.open('two')
  await vacancies.open('two')
  expect(calls.map(({ url }) => url)).toEqual(['/api/vacancies', '/api/vacancies/2'])
  expect(vacancies.store.getState().active).toMatchObject({ status: 'ready', detail: { id: 2 } })
  vacancies.clearActive()
  await vacancies.open('two')
  expect(calls).toHaveLength(3)
})

it('[JD-05] requests details only of listed vacancies', async () => {
  const { calls, vacancies } = open(answerCall)
  await vacancies.open('nowhere')
  expect(calls.map(({ url }) => url)).toEqual(['/api/vacancies'])
  expect(vacancies.store.getState().active).toMatchObject({ status: 'gone', detail: null })
})

it('shows the vacancy that was opened last, in any order of responses', async () => {
  let release: () => void = () => undefined
  const slow = new Promise<void>((resolve) => {
    release = resolve
  })
  const { vacancies } = open(async (call) => {
    if (call.url === '/api/vacancies/1') await slow
    return answerCall(call)
  })
  const first = vacancies.open('one')
  await vacancies.open('two')
  release()
  await first
  expect(vacancies.store.getState().active).toMatchObject({ guid: 'two', detail: { id: 2 } })
})

it('[API-10] [ER-03] falls back to empty lists after two failures, logs the error, and can load again', async () => {
  const consoleError = vi.spyOn(console, 'error').mockReturnValue()
  let isDown = true
  const answerUnlessDown: CallHandler = (call) =>
    isDown && call.url.endsWith('/skills') ? { status: 500 } : answerCall(call)
  const { vacancies } = open(answerUnlessDown)
  await vacancies.open('one')
  await vacancies.loadLists('one')
  expect(vacancies.store.getState().active).toMatchObject({
    lists: { licences: [{ id: 9 }], skills: [], visas: [{ id: 9 }] },
    failedLists: ['skills'],
  })
  expect(consoleError).toHaveBeenCalledTimes(2)
  isDown = false
  await vacancies.reloadLists('one')
  expect(vacancies.store.getState().active).toMatchObject({ lists: { skills: [{ id: 9 }] }, failedLists: [] })
  consoleError.mockRestore()
})

it('[JD-07] [ER-03] a list that fails once is requested again', async () => {
  const consoleError = vi.spyOn(console, 'error').mockReturnValue()
  let requestCount = 0
  const { vacancies } = open((call) =>
    call.url.endsWith('/licences') && ++requestCount === 1 ? { status: 500 } : answerCall(call),
  )
  await vacancies.open('one')
  await vacancies.loadLists('one')
  expect(vacancies.store.getState().active).toMatchObject({
    lists: { licences: [{ id: 9 }] },
    failedLists: [],
  })
  consoleError.mockRestore()
})

it.each([
  [404, 'gone'],
  [410, 'gone'],
  [500, 'failed'],
])(
  '[JD-05] a vacancy whose details answer %s is %s, and is requested again when it is opened again',
  async (status, expected) => {
    const consoleError = vi.spyOn(console, 'error').mockReturnValue()
    let isUp = false
    const { vacancies } = open((call) =>
      !isUp && call.url === '/api/vacancies/1' ? { status } : answerCall(call),
    )
    await vacancies.open('one')
    expect(vacancies.store.getState().active).toMatchObject({ status: expected })
    isUp = true
    await vacancies.open('one')
    expect(vacancies.store.getState().active).toMatchObject({ status: 'ready' })
    consoleError.mockRestore()
  },
)

it('[ER-03] shows no jobs when the list cannot be loaded, and loads again the next time', async () => {
  const consoleError = vi.spyOn(console, 'error').mockReturnValue()
  let isUp = false
  const { vacancies } = open((call) => (isUp ? answerCall(call) : { status: 503 }))
  expect(await vacancies.loadList()).toEqual([])
  isUp = true
  expect(await vacancies.loadList()).toHaveLength(2)
  expect(consoleError).toHaveBeenCalledOnce()
  consoleError.mockRestore()
})

it('[ER-03] keeps the part that came with the page if the rest fails to load, and reports that', async () => {
  const consoleError = vi.spyOn(console, 'error').mockReturnValue()
  let isUp = false
  const calls = interceptCalls((call) => (isUp ? answerCall(call) : { status: 503 }))
  const part = { roles: 2, places: 1, newest: [], shown: null }
  const vacancies = createVacancies(createAnonymousHttp(''), { vacancies: null, part, active: null } as never)
  await vacancies.loadList()
  expect(vacancies.store.getState()).toMatchObject({ list: null, part, hasFailed: true })
  isUp = true
  await vacancies.loadList()
  expect(vacancies.store.getState()).toMatchObject({ list: listedVacancies, hasFailed: false })
  expect(calls).toHaveLength(2)
  consoleError.mockRestore()
})

it('[JD-08] [API-11] reads from the response status whether an address has applied', async () => {
  const { calls, vacancies } = open(({ url }) => ({ status: url.includes('here%2Btwice') ? 200 : 404 }))
  expect(await vacancies.hasApplied(1, 'here+twice@example.org')).toBe(true)
  expect(await vacancies.hasApplied(1, 'new@example.org')).toBe(false)
  expect(calls[0]?.url).toBe('/api/vacancies/1/applications/here%2Btwice%40example.org/')
})
