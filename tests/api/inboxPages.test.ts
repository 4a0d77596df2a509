import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { ApplicationListPage } from '../../src/schemas/applications/application'
import { createApplicationFixture, fetchVacancies, submit } from './applicationFixture'
import { startTestServer, type TestServer } from './testServer'

let server: TestServer
let admin: string
let arrivals = 0

beforeAll(async () => {
  server = await startTestServer({ FOYER_LIMITS: 'off' })
  admin = await server.admin('harbour')
})
afterAll(() => server.stop())
beforeEach(() => server.database.query('update applications set opened_at = null'))

const fetchBody = async <Body>(path: string) => (await server.call<Body>(path, { token: admin })).body
const fetchList = (query: string) => fetchBody<ApplicationListPage>(`/api/applications?${query}`)
const getIds = ({ results }: Pick<ApplicationListPage, 'results'>) => results.map(({ id }) => id)
const fetchAllIds = async (query: string) => getIds(await fetchList(`pageSize=1000&${query}`))

const email = (number: number) => `newcomer.${number}@example.org`

/** Submits a new application. */
async function submitNew(): Promise<number> {
  const token = await server.guest('harbour')
  const vacancies = await fetchVacancies(server, token)
  const id = vacancies.find(({ name }) => name === 'Coastal Planner')?.id ?? 0
  arrivals += 1
  return (
    await submit(server, token, (await createApplicationFixture(server, token, id, email(arrivals))).body)
  ).id
}

/** Reads the whole list as the inbox does, page by page with the cursors. @param onPage called after each page */
async function readThrough(
  query: string,
  onPage: (page: ApplicationListPage) => Promise<unknown>,
): Promise<ApplicationListPage[]> {
  const pages: ApplicationListPage[] = []
  for (let number = 1; ; number++) {
    const [first] = pages
    const rest = first ? `&asOf=${first.asOf}&cursor=${pages.at(-1)?.cursors.next}` : ''
    const page = await fetchList(`pageSize=10&page=${number}&${query}${rest}`)
    pages.push(page)
    await onPage(page)
    if (number >= page.pagination.lastPage) return pages
  }
}

const openApplications = async (ids: readonly number[]) => {
  for (const id of ids) await fetchBody(`/api/applicationDetails/${id}`)
}

describe('[AP-01] reading through a view', () => {
  test('shows each unopened application once while they are opened and others arrive and are erased', async () => {
    const erased = await submitNew()
    const whole = await fetchAllIds('isOpened=false')
    expect(whole[0]).toBe(erased)
    const newcomers: number[] = []
    const pages = await readThrough('isOpened=false', async (page) => {
      await openApplications(getIds(page))
      newcomers.push(await submitNew())
      if (page.pagination.page === 1)
        await server.call('/api/people/erase', { token: admin, body: { email: email(1) } })
    })
    expect(pages.length).toBeGreaterThan(3)
    expect(pages.flatMap(getIds)).toEqual(whole)
    const rest = await fetchList('isOpened=false&pageSize=1000')
    expect(getIds(rest).sort()).toEqual(newcomers.sort())
  })

  test('reaches the last page even if rows of earlier pages were erased', async () => {
    const whole = await fetchAllIds('sortColumn=id&sortOrder=asc')
    const missingCount = Math.ceil(whole.length / 10) * 10 + 1 - whole.length
    for (let number = 0; number < missingCount; number++) await submitNew()
    const now = await fetchAllIds('sortColumn=id&sortOrder=desc')
    expect(now.length % 10).toBe(1)
    const pages = await readThrough('sortColumn=id&sortOrder=desc', async ({ pagination }) => {
      if (pagination.page === 1)
        await server.call('/api/people/erase', { token: admin, body: { email: email(arrivals) } })
    })
    expect(pages.flatMap(getIds)).toEqual(now)
  })

  test('skips no failed application while each page of them is resubmitted', async () => {
    await server.database.query("update outbox set state = 'failed'")
    const whole = await fetchAllIds('deliveryState=failed')
    const pages = await readThrough('deliveryState=failed', async (page) =>
      server.call('/api/resubmittedApplications', {
        token: admin,
        body: { applicationIds: getIds(page) },
      }),
    )
    expect(pages.flatMap(getIds)).toEqual(whole)
    expect(await fetchAllIds('deliveryState=failed')).toEqual([])
  })

  test('going back and jumping show the same pages; rows that left the view are marked', async () => {
    const query = 'isOpened=false&sortColumn=vacancyName&sortOrder=asc'
    const pages = await readThrough(query, (page) => openApplications(getIds(page).slice(0, 3)))
    const [first, second, third] = pages
    const asOf = `asOf=${first?.asOf}`
    const back = await fetchList(`pageSize=10&page=2&${query}&${asOf}&cursor=${third?.cursors.previous}`)
    const jumped = await fetchList(`pageSize=10&page=2&${query}&${asOf}`)
    for (const page of [back, jumped]) {
      expect(getIds(page)).toEqual(getIds(second as ApplicationListPage))
      expect(page.pagination).toEqual(second?.pagination)
      expect(page.results.map(({ isInView }) => isInView)).toEqual([
        ...[false, false, false],
        ...Array.from({ length: 7 }, () => true),
      ])
    }
    expect(second?.results.every(({ isInView }) => isInView)).toBe(true)
    const csv = await fetchBody<string>(`/api/applications.csv?columns=id&${query}&${asOf}`)
    expect(csv.trim().split('\r\n').slice(1).map(Number)).toEqual(pages.flatMap(getIds))
  })

  test.each([
    'id',
    'submittedDate',
    'vacancyCode',
    'vacancyName',
    'location',
    'applicantName',
    'isSentToConnx',
  ])('by cursors has the order of the whole list, sorted by %s', async (column) => {
    for (const order of ['asc', 'desc']) {
      const query = `sortColumn=${column}&sortOrder=${order}`
      const pages = await readThrough(query, async () => undefined)
      expect(pages.flatMap(getIds)).toEqual(await fetchAllIds(query))
    }
  })
})

test('rejects an invalid cursor', async () => {
  const { cursors } = await fetchList('pageSize=5')
  const encodeCursor = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url')
  for (const cursor of [
    'x',
    encodeCursor(['after', '2026', 0]),
    encodeCursor(['after', 'a\0b', 1]),
    encodeCursor(['beside', '2026', 1]),
    encodeCursor(null),
  ]) {
    const answer = await server.call(`/api/applications?cursor=${cursor}`, { token: admin })
    expect(answer).toMatchObject({ status: 400, body: { errors: [{ path: '/cursor' }] } })
  }
  const other = `sortColumn=isSentToConnx&cursor=${cursors.next}`
  expect((await server.call(`/api/applications?${other}`, { token: admin })).status).toBe(400)
})
