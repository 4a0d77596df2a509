import { expect, test } from 'vitest'
import { readVacancyQuery, writeVacancyQuery } from './useVacancyRows'

const read = (text: string) => readVacancyQuery(new URLSearchParams(text))

test('reads the query from the URL, and ignores invalid parameters', () => {
  expect(read('')).toEqual({ page: 1, pageSize: 25, sort: 'updatedAt', order: 'desc' })
  expect(read('state=closingSoon&q=nurse&sort=name&page=3')).toEqual({
    page: 3,
    pageSize: 25,
    sort: 'name',
    order: 'asc',
    state: 'closingSoon',
    q: 'nurse',
  })
  expect(read('state=lost&sort=colour&page=-1&q=%20')).toEqual(read(''))
})

test('changing the state or the search returns to page 1; changing the page keeps the filters', () => {
  const search = new URLSearchParams('state=open&page=4')
  expect(writeVacancyQuery(search, { q: 'nurse' })).toBe('?state=open&q=nurse')
  expect(writeVacancyQuery(search, { page: '5' })).toBe('?state=open&page=5')
  expect(writeVacancyQuery(search, { state: null })).toBe('')
})
