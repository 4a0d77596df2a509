import { expect, it } from 'vitest'
import { getVacancies, getVacancy } from '../../../tests/fixtures/siteData'
import { getListPart } from './listPart'

const vacancies = [...getVacancies(150), getVacancy(151, { isExpressionOfInterest: true })]

it('[JL-14] [JL-21] [JL-22] contains the rows that the query string asks for, and the numbers of jobs and places', () => {
  const { shown, newest, ...summary } = getListPart(vacancies, '?page=2&location=civic&order=desc')
  expect(summary).toEqual({ roles: 150, places: 2, hasExpressions: true })
  expect([shown?.all, shown?.count, shown?.rows.length]).toEqual([150, 75, 10])
  expect(shown?.rows[0]?.name).toBe('Job 130')
  expect(newest).toHaveLength(20)
})

it('[LY-07] contains no rows on a page without a list, only the newest five jobs', () => {
  const { shown, newest } = getListPart(vacancies, null)
  expect([shown, newest.length]).toEqual([null, 5])
})
