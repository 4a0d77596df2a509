import type { VacancyListItem } from '../vacancies/vacancy'
import { recentVacancies } from './recentVacancies'
import { filterVacancies, noFilters } from './vacancyFilters'

/** Which jobs a block shows: texts as the list's search takes them, and how many at most. */
export interface JobChoice {
  department?: string | undefined
  location?: string | undefined
  employmentType?: string | undefined
  count?: number | undefined
}

/** The newest of these jobs, and how many there are in all. */
export interface ChosenJobs {
  jobs: VacancyListItem[]
  all: number
}

/** A place with open jobs. */
export interface OpenPlace {
  name: string
  /** How many. */
  roles: number
}

const usualCount = 5

export function chooseJobs(vacancies: readonly VacancyListItem[], choice: JobChoice): ChosenJobs {
  const { department = '', location = '', employmentType = '', count = usualCount } = choice
  const matching = filterVacancies(vacancies, { ...noFilters, department, location, employmentType }, false)
  return { jobs: recentVacancies(matching, count), all: matching.length }
}

/** Names a choice: by it a page's part of a long list has what each of its blocks shows. */
export const choiceKey = ({ department, location, employmentType, count }: JobChoice): string =>
  JSON.stringify([department, location, employmentType, count])

/** The address of the list with this choice of it. */
export function listQuery({ department, location, employmentType }: JobChoice): string {
  const given = Object.entries({ location, department, employmentType })
  const query = new URLSearchParams(given.flatMap(([key, value]) => (value ? [[key, value]] : [])))
  return query.size === 0 ? '' : `?${query}`
}

/** Places with open jobs, by name. */
export function openPlaces(vacancies: readonly VacancyListItem[]): OpenPlace[] {
  const roles = new Map<string, number>()
  for (const { location, isExpressionOfInterest } of vacancies) {
    if (!isExpressionOfInterest && location !== '') roles.set(location, (roles.get(location) ?? 0) + 1)
  }
  return [...roles]
    .map(([name, count]) => ({ name, roles: count }))
    .sort((a, b) => a.name.localeCompare(b.name))
}
