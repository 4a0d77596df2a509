import type { VacancyListItem } from '../vacancy'

const recentCount = 5

/** Newest dateAdvertised first, without Expressions of Interest, at most 5 [LY-07]. */
export function recentVacancies(vacancies: readonly VacancyListItem[]): VacancyListItem[] {
  return vacancies
    .filter((vacancy) => !vacancy.isExpressionOfInterest)
    .sort((a, b) => Date.parse(b.dateAdvertised) - Date.parse(a.dateAdvertised) || b.id - a.id)
    .slice(0, recentCount)
}
