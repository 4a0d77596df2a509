import { describe, expect, test } from 'vitest'
import { getVacancy } from '../../../tests/fixtures/siteData'
import { getDaysLeft } from './daysLeft'
import { summariseVacancies } from './listPart'
import { getLastPage, getPageButtons, parsePage } from './paging'
import { getRecentVacancies } from './recentVacancies'
import { compareBy, createVacancyComparator } from './sortVacancies'
import { getDistinctValues, hasFilters, noFilters } from './vacancyFilters'
import { computeMissingOrders, getSortedVacancies } from './vacancyOrders'

const getIds = (rows: readonly { id: number }[]) => rows.map(({ id }) => id)

describe('[JL-22] the comparison of two vacancies', () => {
  const [one, two] = [getVacancy(1, { name: 'Job 9' }), getVacancy(2, { name: 'job 10' })]

  test('sorts by text in natural order: numbers by size, letter case ignored', () => {
    expect(compareBy('name', one, two)).toBeLessThan(0)
    expect(compareBy('name', one, { ...two, name: 'JOB 9' })).toBe(0)
  })

  test('[JL-23] sorts by close date; a vacancy without a close date comes last', () => {
    const createClosingVacancy = (day: string | null) => ({
      ...one,
      advertisingCloseDate: day && `${day}T00:00:00Z`,
    })
    const compare = (a: string | null, b: string | null) =>
      compareBy('advertisingCloseDate', createClosingVacancy(a), createClosingVacancy(b))
    expect(compare('2026-12-01', '2026-12-02')).toBe(-1)
    expect(compare('2026-12-02', '2026-12-01')).toBe(1)
    expect(compare('2026-12-01', '2026-12-01')).toBe(0)
    expect(compare('2026-12-01', null)).toBe(-1)
    expect(compare(null, '2026-12-01')).toBe(1)
    expect(compare(null, null)).toBe(0)
  })

  test('sorts equal keys by title, then by id', () => {
    const compare = createVacancyComparator('employmentType')
    expect(compare(one, two)).toBeLessThan(0)
    expect(compare(two, one)).toBeGreaterThan(0)
    expect(compare(two, { ...one, name: 'JOB 10' })).toBe(1)
    expect(compare({ ...one, employmentType: 'Part time' }, two)).toBeGreaterThan(0)
  })
})

describe('[JL-22] an order', () => {
  test('is computed once for a list', () => {
    const all = [getVacancy(2), getVacancy(1)]
    for (const _ of computeMissingOrders(all, ['name', 'location']));
    const byLocation = getSortedVacancies(all, { key: 'location', order: 'asc' })
    expect(getSortedVacancies(all, { key: 'location', order: 'asc' })).toBe(byLocation)
    expect([...computeMissingOrders(all, ['name', 'location'])]).toEqual([])
    expect([...computeMissingOrders(all, ['name', 'summary'])]).toHaveLength(1)
    expect(getIds(all)).toEqual([2, 1])
  })

  test('in reverse keeps rows with equal keys in title order', () => {
    const places = ['a', 'b', 'b', 'c', 'c']
    const all = places.map((location, at) => getVacancy(at + 1, { location }))
    expect(getIds(getSortedVacancies(all, { key: 'location', order: 'desc' }))).toEqual([4, 5, 2, 3, 1])
  })
})

describe('[LY-07] the newest vacancies', () => {
  const createVacancies = (...days: string[]) =>
    days.map((day, at) => getVacancy(at + 1, { dateAdvertised: `2026-11-${day}T00:00:00Z` }))

  test('come first, within a day the most recently created', () => {
    expect(getIds(getRecentVacancies(createVacancies('02', '03', '02', '01', '03')))).toEqual([5, 2, 3, 1, 4])
  })

  test('are five, or the requested number, or all if there are fewer', () => {
    const seven = createVacancies('01', '02', '03', '04', '05', '06', '07')
    expect(getIds(getRecentVacancies(seven))).toEqual([7, 6, 5, 4, 3])
    expect(getIds(getRecentVacancies([...seven].reverse()))).toEqual([7, 6, 5, 4, 3])
    expect(getIds(getRecentVacancies(seven, 2))).toEqual([7, 6])
    expect(getIds(getRecentVacancies(seven.slice(0, 2)))).toEqual([2, 1])
    expect(getRecentVacancies([])).toEqual([])
  })
})

test.each([
  [1, 2, [1, 2]],
  [4, 7, [1, 2, 3, 4, 5, null, 7]],
  [5, 7, [1, null, 3, 4, 5, 6, 7]],
  [4, 9, [1, 2, 3, 4, 5, null, 9]],
  [5, 9, [1, null, 4, 5, 6, null, 9]],
  [6, 9, [1, null, 5, 6, 7, 8, 9]],
])('[JL-14] page %d of %d has the buttons %j', (page, last, buttons) => {
  expect(getPageButtons(page, last)).toEqual(buttons)
})

test('[RT-17] a page number has six digits at most, and an empty list has one page', () => {
  expect([999_999, 1_000_000].map((page) => parsePage(String(page), 2_000_000))).toEqual([999_999, 1])
  expect(['x1', '1x', '01'].map((text) => parsePage(text, 9))).toEqual([1, 1, 1])
  expect([0, 1, 10, 11, 20, 21].map((count) => getLastPage(count, 10))).toEqual([1, 1, 1, 2, 2, 3])
})

test.each([
  ['2026-11-21T12:00:00Z', 0],
  ['2026-11-21T11:59:59.999Z', null],
  ['2026-11-21T23:59:59Z', 0],
  ['2026-11-22T00:00:00Z', 1],
  ['2026-11-22T12:00:00Z', 1],
  ['soon', null],
])('a vacancy that closes at %s has this number of calendar days left: %s', (closeDate, days) => {
  expect(getDaysLeft(closeDate, Date.parse('2026-11-21T12:00:00Z'), 'UTC')).toBe(days)
})

test('[JL-02] [JL-04] a blank filter is ignored, and an empty text is no place', () => {
  expect(hasFilters({ ...noFilters, name: ' ' })).toBe(false)
  const all = ['Port', '', 'Bay', 'Port'].map((location, at) => getVacancy(at + 1, { location }))
  expect(getDistinctValues(all, 'location')).toEqual(['Bay', 'Port'])
})

test('[LY-02] Expressions of Interest are counted neither as roles nor as places', () => {
  const all = [
    getVacancy(1, { location: 'Bay' }),
    getVacancy(2, { location: 'Bay' }),
    getVacancy(3, { location: 'Port', isExpressionOfInterest: true }),
  ]
  expect(summariseVacancies(all)).toEqual({ roles: 2, places: 1 })
})
