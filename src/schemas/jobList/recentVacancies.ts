import type { VacancyListItem } from '../vacancies/vacancy'

const recentCount = 5

/**
 * Returns the newest vacancies by dateAdvertised, without Expressions of Interest; at most `count`, 5 by default
 * [LY-07].
 */
export function getRecentVacancies(
  vacancies: readonly VacancyListItem[],
  count = recentCount,
): VacancyListItem[] {
  const newestVacancies: { time: number; vacancy: VacancyListItem }[] = []
  for (const vacancy of vacancies) {
    if (vacancy.isExpressionOfInterest) continue
    const time = Date.parse(vacancy.dateAdvertised)
    const index = newestVacancies.findIndex(
      (other) => other.time < time || (other.time === time && other.vacancy.id < vacancy.id),
    )
    if (index < 0 && newestVacancies.length === count) continue
    newestVacancies.splice(index < 0 ? newestVacancies.length : index, 0, { time, vacancy })
    newestVacancies.length = Math.min(newestVacancies.length, count)
  }
  return newestVacancies.map(({ vacancy }) => vacancy)
}
