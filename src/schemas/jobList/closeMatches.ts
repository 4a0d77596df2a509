import { toSearchText } from '../fields/searchText'
import type { VacancyListItem } from '../vacancies/vacancy'
import { filterVacancies, noFilters, type VacancyFilters } from './vacancyFilters'

/** Maximum number of jobs that are suggested after a search without results. */
const maxCount = 3

/**
 * Returns up to three jobs close to a search that matched nothing: first those that match the other filters and share
 * a word with the title search, then those that only share a word, then those that only match the other filters. A
 * word also matches with one letter added, missing or replaced.
 */
export function findCloseMatches(
  vacancies: readonly VacancyListItem[],
  filters: VacancyFilters,
): VacancyListItem[] {
  const searchWords = toWords(filters.name)
  const candidates = filterVacancies(vacancies, { ...filters, name: '' }, false)
  const jobs = filterVacancies(vacancies, noFilters, false)
  const sharesWord = (job: VacancyListItem) => {
    const titleWords = toWords(job.name)
    return searchWords.some((searchWord) => titleWords.some((titleWord) => isSimilar(searchWord, titleWord)))
  }
  // Without other filters, every job is a candidate, so the candidates are no suggestions.
  const filteredJobs = candidates.length < jobs.length ? candidates : []
  return [...new Set([...candidates.filter(sharesWord), ...jobs.filter(sharesWord), ...filteredJobs])].slice(
    0,
    maxCount,
  )
}

const toWords = (text: string) =>
  toSearchText(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word.length > 2)

/** Returns true if one word begins with the other, or if they differ by one letter (words of four letters or more). */
function isSimilar(a: string, b: string): boolean {
  if (a.startsWith(b) || b.startsWith(a)) return true
  if (Math.min(a.length, b.length) < 4 || Math.abs(a.length - b.length) > 1) return false
  let start = 0
  while (start < a.length && a[start] === b[start]) start++
  let end = 0
  while (end < Math.min(a.length, b.length) - start && a.at(-1 - end) === b.at(-1 - end)) end++
  return Math.max(a.length, b.length) - start - end <= 1
}
