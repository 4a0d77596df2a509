import { expect, test } from 'vitest'
import { createAuthoredVacancy } from '../../../tests/fixtures/authoredVacancy'
import { type CallHandler, interceptCalls } from '../../../tests/fixtures/interceptCalls'
import { createAnonymousHttp } from '../http/http'
import { createAuthoredVacancyApi } from './authoredVacancies.api'
import { createGroupLibraryApi, createQuestionLibraryApi } from './authoring.api'

const newerVacancy = { revision: 4, updatedBy: 'ada', updatedAt: '2026-11-22T00:00:00.000Z' }

function open(answer: CallHandler) {
  const calls = interceptCalls(answer)
  return { calls, vacancies: createAuthoredVacancyApi({ http: createAnonymousHttp('') }) }
}

test('saves a draft only if the server still has the revision that was read, else reports who has saved meanwhile', async () => {
  const statuses = [200, 412]
  const { calls, vacancies } = open(() => ({ status: statuses.shift() ?? 500, data: newerVacancy }))
  expect(await vacancies.write('a b', createAuthoredVacancy(), 3)).toEqual({
    outcome: 'saved',
    vacancy: newerVacancy,
  })
  expect(calls[0]).toMatchObject({ method: 'PUT', url: '/api/ownVacancies/a%20b' })
  expect(calls[0]?.headers['If-Match']).toBe('"3"')
  expect(await vacancies.write('a', createAuthoredVacancy(), 3)).toEqual({
    outcome: 'changed-meanwhile',
    ...newerVacancy,
  })
  await expect(vacancies.write('a', createAuthoredVacancy(), 3)).rejects.toMatchObject({ status: 500 })
})

test('a publication succeeds, has errors, or is outdated', async () => {
  const findings = [{ severity: 'error', code: 'needed', path: '/name', message: 'Needed' }]
  const statuses = [201, 422, 412]
  const { vacancies } = open(() => ({ status: statuses.shift() ?? 500, data: { ...newerVacancy, findings } }))
  const publish = () => vacancies.publish('a', { revision: 3 })
  expect(await publish()).toMatchObject({ outcome: 'published', vacancy: { revision: 4 } })
  expect(await publish()).toEqual({ outcome: 'faults', findings })
  expect(await publish()).toEqual({ outcome: 'changed-meanwhile', ...newerVacancy })
})

test('questions of the library are listed and removed at the address of the library', async () => {
  const calls = interceptCalls(() => ({ data: [] }))
  const library = createQuestionLibraryApi({ http: createAnonymousHttp('') })
  await library.list('why')
  await library.remove('a')
  expect(calls.map(({ method, url, params }) => [method, url, params])).toEqual([
    ['GET', '/api/questionLibrary', { q: 'why' }],
    ['DELETE', '/api/questionLibrary/a', undefined],
  ])
})

test('groups of the library are renamed, changed with their copies, and removed', async () => {
  const calls = interceptCalls(() => ({ data: {} }))
  const library = createGroupLibraryApi({ http: createAnonymousHttp('') })
  const group = { name: 'Referees', questions: [] }
  await library.rename('a b', 'New')
  await library.changeEverywhere('a', group)
  await library.remove('a')
  expect(calls.map(({ method, url }) => [method, url])).toEqual([
    ['PUT', '/api/questionLibrary/groups/a%20b'],
    ['PUT', '/api/questionLibrary/groups/a'],
    ['DELETE', '/api/questionLibrary/groups/a'],
  ])
  expect(calls.map(({ data }) => data)).toEqual([
    { name: 'New', everywhere: false },
    { group, everywhere: true },
    undefined,
  ])
})
