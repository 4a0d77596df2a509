import type { VacancyQuery } from '../../data/authoring/authoredVacancies.api'
import { type CountedState, vacancySortKeys, vacancyStates } from '../../schemas/authoring/authoredVacancy'

/** Rows of a page of the list. */
export const vacancyPageSize = 25

/** The states by which the list can be narrowed, in their order. */
export const countedStates: readonly CountedState[] = vacancyStates.flatMap((state) =>
  state === 'open' ? (['open', 'closingSoon'] as const) : [state],
)

/** What the address asks for; what it can't mean is not asked. */
export function readVacancyQuery(search: URLSearchParams): VacancyQuery & { page: number } {
  const state = countedStates.find((one) => one === search.get('state'))
  const sort = vacancySortKeys.find((one) => one === search.get('sort'))
  const q = (search.get('q') ?? '').slice(0, 255)
  const page = Number(search.get('page') ?? 1)
  return {
    page: Number.isInteger(page) && page >= 1 ? page : 1,
    pageSize: vacancyPageSize,
    sort: sort ?? 'updatedAt',
    order: sort === undefined || search.get('order') === 'desc' ? 'desc' : 'asc',
    ...(state ? { state } : {}),
    ...(q.trim() === '' ? {} : { q }),
  }
}

/** The address with these changes; all but another page begins at the first. */
export function writeVacancyQuery(search: URLSearchParams, change: Record<string, string | null>): string {
  const next = new URLSearchParams(search)
  if (!('page' in change)) next.delete('page')
  for (const [key, value] of Object.entries(change)) {
    if (value === null || value === '') next.delete(key)
    else next.set(key, value)
  }
  const text = next.toString()
  return text === '' ? '' : `?${text}`
}
