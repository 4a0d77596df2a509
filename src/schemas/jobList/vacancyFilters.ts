import { searchText } from '../fields/searchText'
import type { VacancyListItem } from '../vacancies/vacancy'

/** What a visitor looks for; empty text means: any. */
export interface VacancyFilters {
  name: string
  location: string
  department: string
  employmentType: string
}

export const noFilters: VacancyFilters = { name: '', location: '', department: '', employmentType: '' }

const filterKeys = ['name', 'location', 'department', 'employmentType'] as const

export function countFilters(filters: VacancyFilters): number {
  return filterKeys.filter((key) => searchText(filters[key]) !== '').length
}

export const hasFilters = (filters: VacancyFilters): boolean => countFilters(filters) > 0

/** Texts by contains, as `searchText` compares them, the flag exactly, empty filters skipped [JL-21]. */
export function filterVacancies(
  vacancies: readonly VacancyListItem[],
  filters: VacancyFilters,
  isExpressionOfInterest: boolean,
): VacancyListItem[] {
  const wanted = filterKeys
    .map((key) => [key, searchText(filters[key])] as const)
    .filter(([, text]) => text !== '')
  return vacancies.filter(
    (vacancy) =>
      vacancy.isExpressionOfInterest === isExpressionOfInterest &&
      wanted.every(([key, text]) => searchText(vacancy[key]).includes(text)),
  )
}

/** The values of one property that stand in the list, once each, in alphabetical order. */
export function distinctValues(
  vacancies: readonly VacancyListItem[],
  key: 'location' | 'department' | 'employmentType',
): string[] {
  const values = new Set(vacancies.map((vacancy) => vacancy[key]).filter((value) => value !== ''))
  return [...values].sort((a, b) => a.localeCompare(b))
}
