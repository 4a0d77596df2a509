import { expect, it } from 'vitest'
import { type CallHandler, interceptCalls } from '../../../tests/fixtures/interceptCalls'
import { createAnonymousHttp } from '../http/http'
import { toApplicationParams } from './applicationParams'
import { createApplications } from './applications.store'

const rows = [
  { id: 1, isSentToConnx: true },
  { id: 2, isSentToConnx: true },
]
const answerCall: CallHandler = ({ url }) => {
  if (url === '/api/applications')
    return { data: { results: rows, pagination: { page: 1, lastPage: 1, recordCount: 2 } } }
  return url.startsWith('/api/applicationDetails') ? { data: { id: 2 } } : { status: 204 }
}
const query = { page: 1, sort: { key: 'submittedDate', order: 'desc' }, filters: {} } as const

it('[AP-01] [AP-02] [AP-03] requests sorted pages of 25 with the filters that are set', () => {
  const filters = { vacancyName: 'plan', applicantName: ' ', isExpressionOfInterest: 'true' }
  expect(toApplicationParams({ ...query, filters })).toEqual({
    sortColumn: 'submittedDate',
    sortOrder: 'desc',
    pageSize: 25,
    page: 1,
    vacancyName: 'plan',
    isExpressionOfInterest: 'true',
  })
})

it('[AP-03] lets the server determine when the client’s day began', () => {
  const getParams = (filters: Record<string, string>) => toApplicationParams({ ...query, filters })
  expect(getParams({ delivery: 'failedToday' })).toMatchObject({ failedToday: 'true' })
  expect(getParams({ delivery: 'retrying' })).toMatchObject({ deliveryState: 'retrying' })
  expect(getParams({ submittedFromDate: '2026-11-21' })).not.toHaveProperty('timeZone')
})

it('[AP-05] marks a resubmitted application as not sent, in the list and on the server', async () => {
  const calls = interceptCalls(answerCall)
  const applications = createApplications({ http: createAnonymousHttp('') })
  await applications.load(query)
  await applications.resubmit(2)
  expect(calls.at(-1)).toMatchObject({ url: '/api/resubmittedApplications/', data: { applicationId: 2 } })
  const { list } = applications.store.getState()
  expect(list.data?.results.map(({ isSentToConnx }) => isSentToConnx)).toEqual([true, false])
})

it('[AP-05] leaves the list unchanged if the server refuses', async () => {
  interceptCalls((call) => (call.method === 'POST' ? { status: 500 } : answerCall(call)))
  const applications = createApplications({ http: createAnonymousHttp('') })
  await applications.load(query)
  await expect(applications.resubmit(2)).rejects.toMatchObject({ status: 500 })
  expect(applications.store.getState().list.data?.results[1]?.isSentToConnx).toBe(true)
})

it('[AP-06] opens the details, and ignores a response after they were closed', async () => {
  interceptCalls(answerCall)
  const applications = createApplications({ http: createAnonymousHttp('') })
  await applications.open(2)
  expect(applications.store.getState().details).toMatchObject({ id: 2, status: 'ready' })
  const lateResponse = applications.open(1)
  applications.close()
  await lateResponse
  expect(applications.store.getState().details).toBeNull()
})

/** Opens a list whose responses each have their own time and cursors: 'next 2' belongs to the second response. */
function openPagedList() {
  let responses = 0
  const calls = interceptCalls(({ params }) => {
    responses += 1
    const { page } = params as { page: number }
    const pagination = { page, lastPage: 9, recordCount: 200 }
    const cursors = { previous: `previous ${responses}`, next: `next ${responses}` }
    const { asOf = `2026-11-21T12:00:0${responses}.000Z` } = params as { asOf?: string }
    return { data: { results: rows, pagination, asOf, cursors } }
  })
  const applications = createApplications({ http: createAnonymousHttp('') })
  const unopened = { ...query, filters: { isOpened: 'false' } }
  const load = (page: number) => applications.load({ ...unopened, page })
  const getRequested = (name: 'asOf' | 'cursor') =>
    calls.map(({ params }) => (params as Record<string, string | undefined>)[name])
  return { applications, load, getRequested }
}

it('[AP-01] requests further pages as of the time when the list was opened, until it is refreshed', async () => {
  const { applications, load, getRequested } = openPagedList()
  await load(1)
  await load(2)
  applications.leave()
  await load(2)
  applications.leave()
  await load(1)
  await applications.load(query)
  await applications.refresh()
  const first = '2026-11-21T12:00:01.000Z'
  expect(getRequested('asOf')).toEqual([undefined, first, first, undefined, undefined, undefined])
})

it('[AP-01] requests adjacent pages by cursor, and others by number', async () => {
  const { load, getRequested } = openPagedList()
  for (const page of [1, 2, 2, 3, 2, 7, 1]) await load(page)
  expect(getRequested('cursor')).toEqual([
    undefined,
    'next 1',
    'next 1',
    'next 3',
    'previous 4',
    undefined,
    undefined,
  ])
})
