import { readJobListQuery } from '../../../src/schemas/jobList/jobListQuery'
import { noFilters, type VacancyFilters } from '../../../src/schemas/jobList/vacancyFilters'
import type { ServerContext } from '../../context'
import { hasVacancyWithValue } from '../vacancies/publishedVacancies.repository'

/** Maximum number of characters of a title to search for. */
const maxTitleLength = 60

/**
 * Reads the search of a job alert from the job list's query string. The search is repeated in mail to an unconfirmed
 * address, so it must not carry arbitrary text: location, department and employment type are dropped unless a vacancy
 * of the client has that value, and the title, the only free text, becomes one short line.
 */
export async function readAlertSearch(
  { db }: Pick<ServerContext, 'db'>,
  clientId: number,
  query: URLSearchParams,
): Promise<VacancyFilters> {
  const { filters } = readJobListQuery(query)
  const name = [...toOneLine(filters.name)].slice(0, maxTitleLength).join('').trim()
  const search: VacancyFilters = { ...noFilters, name }
  for (const key of ['location', 'department', 'employmentType'] as const) {
    const value = toOneLine(filters[key])
    if (value !== '' && (await hasVacancyWithValue(db, clientId, key, value))) search[key] = value
  }
  return search
}

/** Drops invisible characters, and replaces line breaks, control characters and runs of blanks by one blank. */
function toOneLine(text: string): string {
  return text
    .replace(/\p{Cf}/gu, '')
    .replace(/[\p{C}\p{Z}]+/gu, ' ')
    .trim()
}
