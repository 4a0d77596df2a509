import { expect, it } from 'vitest'
import { getVacancies, getVacancy } from '../../../tests/fixtures/siteData'
import { buildListQuery, chooseJobs, getOpenPlaces } from './jobChoice'
import { getListPart } from './listPart'
import { getDistinctValues } from './vacancyFilters'

const jobs = [
  ...getVacancies(4),
  getVacancy(5, { department: 'Port' }),
  getVacancy(6, { isExpressionOfInterest: true, location: 'Nowhere' }),
]

it('chooses the newest jobs of a department or a place, and counts all of them', () => {
  const { jobs: chosenJobs, all } = chooseJobs(jobs, { department: 'parks', count: 3 })
  expect([chosenJobs.map(({ id }) => id), all]).toEqual([[4, 3, 2], 4])
  expect(chooseJobs(jobs, { location: 'Eastside', department: 'Port' }).jobs.map(({ id }) => id)).toEqual([5])
  expect(chooseJobs(jobs, { location: 'nowhere' })).toEqual({ jobs: [], all: 0 })
})

it('counts the open jobs of each place', () => {
  expect(getOpenPlaces(jobs)).toEqual([
    { name: 'Civic Centre', roles: 2 },
    { name: 'Eastside', roles: 3 },
  ])
})

it('sorts places alphabetically, whatever the language of the browser', () => {
  const places = ['Zoo', 'Depot 10', 'Älvsjö', 'Depot 2'].map((location, at) =>
    getVacancy(at + 1, { location }),
  )
  const sortedNames = ['Älvsjö', 'Depot 2', 'Depot 10', 'Zoo']
  expect(getOpenPlaces(places).map(({ name }) => name)).toEqual(sortedNames)
  expect(getDistinctValues(places, 'location')).toEqual(sortedNames)
})

it('links to the list with the same search', () => {
  expect(buildListQuery({ department: 'Parks & Pools', count: 3 })).toBe('?department=Parks+%26+Pools')
  expect(buildListQuery({})).toBe('')
})

it('a page of a long list contains only what its blocks show', () => {
  const blocks = [{ type: 'jobs' as const, location: 'civic', count: 2 }, { type: 'locations' as const }]
  const part = getListPart(getVacancies(150), null, blocks)
  expect(part.places).toBe(2)
  expect(Object.values(part.chosen ?? {}).map(({ jobs: [first], all }) => [first?.location, all])).toEqual([
    ['Civic Centre', 75],
  ])
  expect(part.openPlaces).toHaveLength(2)
  expect(getListPart(getVacancies(150), null)).not.toHaveProperty('chosen')
})
