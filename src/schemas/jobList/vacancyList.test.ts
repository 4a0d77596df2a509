import { describe, expect, it } from 'vitest'
import type { VacancyListItem } from '../vacancies/vacancy'
import { getDaysLeft } from './daysLeft'
import { getLastPage, getPageButtons, getPageRows, parsePage } from './paging'
import { getRecentVacancies } from './recentVacancies'
import { createVacancyComparator, getNextSort } from './sortVacancies'
import { filterVacancies, getDistinctValues, hasFilters, noFilters } from './vacancyFilters'
import { computeMissingOrders, getSortedVacancies } from './vacancyOrders'

function vacancy(id: number, over: Partial<VacancyListItem> = {}): VacancyListItem {
  return {
    id,
    guid: `guid-${id}`,
    name: `Job ${id}`,
    summary: '',
    employmentType: 'Full time',
    location: 'Civic Centre',
    department: 'Parks',
    advertisingCloseDate: null,
    dateAdvertised: '2026-11-01T00:00:00Z',
    isExpressionOfInterest: false,
    ...over,
  }
}
const getIds = (vacancies: readonly VacancyListItem[]) => vacancies.map(({ id }) => id)

describe('filterVacancies', () => {
  const all = [
    vacancy(1, { name: 'Coastal Planner' }),
    vacancy(2, { name: 'Urban planning Cadet', location: 'Port Precinct' }),
    vacancy(3, { name: 'Ferry Deckhand', employmentType: 'Casual' }),
    vacancy(4, { name: 'Planner pool', isExpressionOfInterest: true }),
  ]

  it('[JL-21] finds texts anywhere, in any letter case', () => {
    expect(getIds(filterVacancies(all, { ...noFilters, name: 'PLAN' }, false))).toEqual([1, 2])
    expect(getIds(filterVacancies(all, { ...noFilters, name: 'plan', location: 'port' }, false))).toEqual([2])
    expect(getIds(filterVacancies(all, { ...noFilters, employmentType: 'casual' }, false))).toEqual([3])
    expect(getIds(filterVacancies(all, { ...noFilters, department: 'nowhere' }, false))).toEqual([])
  })

  it('[JL-21] compares isExpressionOfInterest exactly and skips empty filters', () => {
    expect(getIds(filterVacancies(all, { ...noFilters, name: '  ' }, false))).toEqual([1, 2, 3])
    expect(getIds(filterVacancies(all, noFilters, true))).toEqual([4])
  })

  it('[JL-04] detects whether a filter is set', () => {
    expect(hasFilters(noFilters)).toBe(false)
    expect(hasFilters({ ...noFilters, department: 'Parks' })).toBe(true)
  })

  it('[JL-02] offers each value once, in order', () => {
    expect(getDistinctValues(all, 'location')).toEqual(['Civic Centre', 'Port Precinct'])
  })
})

describe('getSortedVacancies', () => {
  const all = [
    vacancy(1, { name: 'beta', advertisingCloseDate: '2026-12-05T00:00:00Z' }),
    vacancy(2, { name: 'Alpha', advertisingCloseDate: null }),
    vacancy(3, { name: 'gamma', advertisingCloseDate: '2026-12-01T00:00:00Z' }),
    vacancy(4, { name: 'delta', advertisingCloseDate: null }),
  ]

  it('[JL-22] sorts by title whatever the letter case', () => {
    expect(getIds(getSortedVacancies(all, { key: 'name', order: 'asc' }))).toEqual([2, 1, 4, 3])
    expect(getIds(getSortedVacancies(all, { key: 'name', order: 'desc' }))).toEqual([3, 4, 1, 2])
  })

  it('[JL-23] sorts vacancies without a close date last when ascending, first when descending', () => {
    expect(getIds(getSortedVacancies(all, { key: 'advertisingCloseDate', order: 'asc' }))).toEqual([
      3, 1, 2, 4,
    ])
    expect(getIds(getSortedVacancies(all, { key: 'advertisingCloseDate', order: 'desc' }))).toEqual([
      2, 4, 1, 3,
    ])
  })

  it('[JL-22] sorts equal keys by title in both directions', () => {
    const vacanciesWithEqualKeys = [
      vacancy(1, { name: 'b' }),
      vacancy(2, { name: 'c' }),
      vacancy(3, { name: 'a', location: 'Port' }),
    ]
    expect(getIds(getSortedVacancies(vacanciesWithEqualKeys, { key: 'location', order: 'asc' }))).toEqual([
      1, 2, 3,
    ])
    expect(getIds(getSortedVacancies(vacanciesWithEqualKeys, { key: 'location', order: 'desc' }))).toEqual([
      3, 1, 2,
    ])
    expect(getIds(getSortedVacancies([], { key: 'location', order: 'desc' }))).toEqual([])
  })

  it('[JL-22] sorts ten thousand rows in many small steps, with the result of a single sort', () => {
    const names = Array.from({ length: 10_000 }, (_, at) => `Job ${(at * 7919) % 5003} ${at % 3 ? 'B' : 'a'}`)
    const manyVacancies = names.map((name, at) => vacancy(at, { name }))
    const steps = [...computeMissingOrders(manyVacancies, ['name'])].length
    expect(steps).toBeGreaterThan(100)
    expect(getSortedVacancies(manyVacancies, { key: 'name', order: 'asc' })).toEqual(
      [...manyVacancies].sort(createVacancyComparator('name')),
    )
    expect([...computeMissingOrders(manyVacancies, ['name'])]).toEqual([])
  })

  it('[JL-22] toggles the same column and starts a new column ascending', () => {
    expect(getNextSort({ key: 'name', order: 'asc' }, 'name')).toEqual({ key: 'name', order: 'desc' })
    expect(getNextSort({ key: 'name', order: 'desc' }, 'name')).toEqual({ key: 'name', order: 'asc' })
    expect(getNextSort({ key: 'name', order: 'desc' }, 'location')).toEqual({ key: 'location', order: 'asc' })
    expect(getNextSort({ key: 'name', order: 'asc' }, 'location')).toEqual({ key: 'location', order: 'asc' })
  })
})

describe('paging', () => {
  it('[RT-17] accepts the page only if it is a number from 1 to the last page', () => {
    expect(['1', '3', '7', '0', '8', '-1', '2.5', 'x', '', ' 2', '1e1'].map((t) => parsePage(t, 7))).toEqual([
      1, 3, 7, 1, 1, 1, 1, 1, 1, 1, 1,
    ])
    expect(parsePage(null, 7)).toBe(1)
  })

  it('[JL-14] shows no buttons for a single page, and never more than 6', () => {
    expect(getPageButtons(1, 1)).toEqual([])
    expect(getPageButtons(2, 6)).toEqual([1, 2, 3, 4, 5, 6])
    expect(getPageButtons(1, 7)).toEqual([1, 2, 3, 4, 5, null, 7])
    expect(getPageButtons(5, 9)).toEqual([1, null, 4, 5, 6, null, 9])
    expect(getPageButtons(9, 9)).toEqual([1, null, 5, 6, 7, 8, 9])
    for (let last = 2; last < 40; last += 1)
      for (let page = 1; page <= last; page += 1) {
        const numbers = getPageButtons(page, last).filter((n) => n !== null)
        expect(numbers.length).toBeLessThanOrEqual(6)
        expect(numbers).toEqual(expect.arrayContaining([1, page, last]))
        expect(numbers).toEqual([...new Set(numbers)].sort((a, b) => a - b))
      }
  })

  it('[JL-15] returns pages of 10, or all at once', () => {
    const rows = Array.from({ length: 25 }, (_, at) => at)
    expect(getLastPage(25, 10)).toBe(3)
    expect(getLastPage(0, 10)).toBe(1)
    expect(getPageRows(rows, 3, 10)).toEqual([20, 21, 22, 23, 24])
    expect(getPageRows(rows, 1, 99999)).toHaveLength(25)
  })
})

describe('getRecentVacancies', () => {
  it('[LY-07] returns the five newest, without Expressions of Interest', () => {
    const all = [1, 2, 3, 4, 5, 6, 7].map((n) => vacancy(n, { dateAdvertised: `2026-11-0${n}T00:00:00Z` }))
    const withEoi = [
      ...all,
      vacancy(8, { isExpressionOfInterest: true, dateAdvertised: '2026-11-09T00:00:00Z' }),
    ]
    expect(getIds(getRecentVacancies(withEoi))).toEqual([7, 6, 5, 4, 3])
    expect(withEoi).toHaveLength(8)
  })
})

describe('getDaysLeft', () => {
  const now = Date.parse('2026-11-21T12:00:00Z')
  it('counts calendar days to the close date', () => {
    expect(getDaysLeft('2026-11-21T13:00:00Z', now, 'UTC')).toBe(0)
    expect(getDaysLeft('2026-11-22T00:00:00Z', now, 'UTC')).toBe(1)
    expect(getDaysLeft('2026-11-23T13:00:00Z', now, 'UTC')).toBe(2)
    expect(getDaysLeft('2026-11-21T11:00:00Z', now, 'UTC')).toBeNull()
    expect(getDaysLeft(null, now, 'UTC')).toBeNull()
  })
  it('counts days in the client’s zone, also across a change of its clocks', () => {
    // 26 Nov 22:00 and 27 Nov 13:00 in Sydney.
    expect(getDaysLeft('2026-11-27T02:00:00Z', Date.parse('2026-11-26T11:00:00Z'), 'Australia/Sydney')).toBe(
      1,
    )
    // 26 Nov 23:30 and 27 Nov 00:30 in Sydney are one day in UTC.
    expect(getDaysLeft('2026-11-26T13:30:00Z', Date.parse('2026-11-26T12:30:00Z'), 'Australia/Sydney')).toBe(
      1,
    )
    expect(getDaysLeft('2026-11-26T13:30:00Z', Date.parse('2026-11-26T12:30:00Z'), 'UTC')).toBe(0)
    // The day of 3 October 2027 has 23 hours in Sydney.
    expect(getDaysLeft('2027-10-03T12:00:00Z', Date.parse('2027-10-01T14:00:00Z'), 'Australia/Sydney')).toBe(
      1,
    )
  })
})

it.each([
  ['cafe', 'Café Manager'],
  ['CAFE\u0301', 'Café Manager'],
  ["children's", 'Children’s Nurse'],
  ['children’s', "Children's Nurse"],
  ['kinder garten', 'Kinder\u00a0 Garten'],
  ['krankenhaus', 'Kranken\u00adhaus'],
  ['part-time', 'Part–time Cook'],
])('[JL-21] %s finds %s', (query, name) => {
  const matches = filterVacancies([vacancy(1, { name }), vacancy(2)], { ...noFilters, name: query }, false)
  expect(matches.map(({ id }) => id)).toEqual([1])
})
