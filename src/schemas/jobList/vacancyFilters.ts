import { compareText } from '../fields/compareText'
import { toSearchText } from '../fields/searchText'
import type { VacancyListItem } from '../vacancies/vacancy'

/** The visitor's search filters; an empty text matches everything. */
export interface VacancyFilters {
  name: string
  location: string
  department: string
  employmentType: string
}

export const noFilters: VacancyFilters = { name: '', location: '', department: '', employmentType: '' }

const filterKeys = ['name', 'location', 'department', 'employmentType'] as const

export function countFilters(filters: VacancyFilters): number {
  return filterKeys.filter((key) => toSearchText(filters[key]) !== '').length
}

export const hasFilters = (filters: VacancyFilters): boolean => countFilters(filters) > 0

/**
 * Filters vacancies: texts match if they contain the filter, as `toSearchText` compares them; the flag matches exactly;
 * empty filters are ignored [JL-21].
 */
export function filterVacancies(
  vacancies: readonly VacancyListItem[],
  filters: VacancyFilters,
  isExpressionOfInterest: boolean,
): VacancyListItem[] {
  const activeFilters = filterKeys
    .map((key) => [key, toSearchText(filters[key])] as const)
    .filter(([, text]) => text !== '')
  return vacancies.filter(
    (vacancy) =>
      vacancy.isExpressionOfInterest === isExpressionOfInterest &&
      activeFilters.every(([key, text]) => toSearchText(vacancy[key]).includes(text)),
  )
}

/** Returns the distinct values of one property in the list, without '', in alphabetical order. */
export function getDistinctValues(
  vacancies: readonly VacancyListItem[],
  key: 'location' | 'department' | 'employmentType',
): string[] {
  const values = new Set(vacancies.map((vacancy) => vacancy[key]).filter((value) => value !== ''))
  return [...values].sort(compareText)
}
