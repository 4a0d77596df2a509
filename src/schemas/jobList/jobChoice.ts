import { compareText } from '../fields/compareText'
import type { VacancyListItem } from '../vacancies/vacancy'
import { getRecentVacancies } from './recentVacancies'
import { filterVacancies, noFilters } from './vacancyFilters'

/** The jobs that a block shows: filters as in the job list, and the maximum number. */
export interface JobChoice {
  department?: string | undefined
  location?: string | undefined
  employmentType?: string | undefined
  count?: number | undefined
}

/** The newest matching jobs, and the total number of matches. */
export interface JobSelection {
  jobs: VacancyListItem[]
  all: number
}

/** A location with open jobs. */
export interface OpenPlace {
  name: string
  /** Number of open jobs. */
  roles: number
}

const defaultCount = 5

export function chooseJobs(vacancies: readonly VacancyListItem[], choice: JobChoice): JobSelection {
  const { department = '', location = '', employmentType = '', count = defaultCount } = choice
  const matchingJobs = filterVacancies(
    vacancies,
    { ...noFilters, department, location, employmentType },
    false,
  )
  return { jobs: getRecentVacancies(matchingJobs, count), all: matchingJobs.length }
}

/** Returns the key of a selection, under which a page stores its jobs if the list is too long to include. */
export const getJobChoiceKey = ({ department, location, employmentType, count }: JobChoice): string =>
  JSON.stringify([department, location, employmentType, count])

/** Returns the query string of the job list with these filters. */
export function buildListQuery({ department, location, employmentType }: JobChoice): string {
  const parameters = Object.entries({ location, department, employmentType })
  const query = new URLSearchParams(parameters.flatMap(([key, value]) => (value ? [[key, value]] : [])))
  return query.size === 0 ? '' : `?${query}`
}

/** Returns the locations with open jobs, by name. */
export function getOpenPlaces(vacancies: readonly VacancyListItem[]): OpenPlace[] {
  const roles = new Map<string, number>()
  for (const { location, isExpressionOfInterest } of vacancies) {
    if (!isExpressionOfInterest && location !== '') roles.set(location, (roles.get(location) ?? 0) + 1)
  }
  return [...roles]
    .map(([name, count]) => ({ name, roles: count }))
    .sort((a, b) => compareText(a.name, b.name))
}
