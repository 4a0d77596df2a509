import { describe, expect, test } from 'vitest'
import { changeJobListQuery, readJobListQuery } from './jobListQuery'
import { noFilters } from './vacancyFilters'

const read = (search: string) => readJobListQuery(new URLSearchParams(search))
const write = (search: string, change: Parameters<typeof changeJobListQuery>[1]) =>
  changeJobListQuery(new URLSearchParams(search), change).toString()

describe('[RT-17] [JL-22] the list that an address asks for', () => {
  test('is the whole list by title, by default', () => {
    expect(read('')).toEqual({
      filters: { name: '', location: '', department: '', employmentType: '' },
      sort: { key: 'name', order: 'asc' },
      page: null,
      isExpressionOfInterest: false,
    })
  })

  test('contains the values of the address', () => {
    const search =
      '?name=plan&location=Bay&department=Parks&employmentType=Casual&sort=advertisingCloseDate&order=desc&page=3&isExpressionOfInterest=true'
    expect(read(search)).toEqual({
      filters: { name: 'plan', location: 'Bay', department: 'Parks', employmentType: 'Casual' },
      sort: { key: 'advertisingCloseDate', order: 'desc' },
      page: '3',
      isExpressionOfInterest: true,
    })
  })

  test.each([
    ['sort=summary', 'summary', 'asc'],
    ['sort=location&order=asc', 'location', 'asc'],
    ['sort=location&order=sideways', 'location', 'asc'],
    ['order=desc', 'name', 'desc'],
    ['sort=share&order=desc', 'name', 'desc'],
    ['sort=null', 'name', 'asc'],
    ['sort=id', 'name', 'asc'],
  ])('for %s is sorted by %s, %s', (search, key, order) => {
    expect(read(search).sort).toEqual({ key, order })
  })

  test.each([
    ['ISEXPRESSIONOFINTEREST=TRUE', true],
    ['isExpressionOfInterest=1', false],
    ['isExpressionOfInterest', false],
    ['other=true', false],
    ['other=true&isExpressionOfInterest=false', false],
  ])('[RT-16] %s lists Expressions of Interest: %s', (search, isInterest) => {
    expect(read(search).isExpressionOfInterest).toBe(isInterest)
  })
})

describe('the address of a list', () => {
  test('adds a value, and keeps the other values', () => {
    expect(
      write('iframe=1&page=9', {
        filters: { name: 'plan', location: 'Bay', department: '', employmentType: 'Casual' },
        sort: { key: 'location', order: 'desc' },
        page: 2,
      }),
    ).toBe('iframe=1&page=2&name=plan&location=Bay&employmentType=Casual&sort=location&order=desc')
  })

  test('omits default values', () => {
    const search =
      'name=plan&location=Bay&department=Parks&employmentType=Casual&sort=location&order=desc&page=2'
    expect(write(search, { filters: noFilters, sort: { key: 'name', order: 'asc' }, page: 1 })).toBe('')
  })

  test('[JL-06] [JL-22] starts at page 1 with another filter or another order', () => {
    expect(write('name=plan&page=2', { sort: { key: 'name', order: 'desc' } })).toBe('name=plan&order=desc')
    expect(write('sort=location&page=2', { filters: { ...noFilters, name: 'plan' } })).toBe(
      'sort=location&name=plan',
    )
  })

  test('does not change the query that it is given', () => {
    const search = new URLSearchParams('page=2')
    changeJobListQuery(search, { page: 3 })
    expect(search.toString()).toBe('page=2')
  })
})
