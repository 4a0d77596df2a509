import type { Block } from '../blocks/block'
import type { VacancyListItem } from '../vacancies/vacancy'
import { chooseJobs, getJobChoiceKey, getOpenPlaces, type JobSelection, type OpenPlace } from './jobChoice'
import { type JobListQuery, readJobListQuery } from './jobListQuery'
import { getLastPage, getPageRows, jobPageSize, parsePage } from './paging'
import { getRecentVacancies } from './recentVacancies'
import { filterVacancies, noFilters } from './vacancyFilters'
import { getSortedVacancies } from './vacancyOrders'

/**
 * The part of the vacancy list that a page includes if the whole list is too long. The browser loads the rest later.
 */
export interface ListPart extends ListSummary {
  /** Whether the list contains an Expression of Interest. */
  hasExpressions: boolean
  /** The newest vacancies: at most 20 if the page needs the vacancies, otherwise at most the five of the sidebar. */
  newest: VacancyListItem[]
  /** Null if no block of the page needs the vacancies. */
  shown: JobListPage | null
  /** The jobs that the page's blocks show, by `getJobChoiceKey`; absent if no block shows any. */
  chosen?: Record<string, JobSelection>
  /** Present if one of the page's blocks lists locations. */
  openPlaces?: OpenPlace[]
}

export interface ListSummary {
  /** Number of jobs, without Expressions of Interest. */
  roles: number
  /** Number of distinct locations of these jobs. */
  places: number
}

/** One page of the job list, as the address requests it. */
export interface JobListPage {
  query: JobListQuery
  /** Number of vacancies of this kind (jobs, or Expressions of Interest). */
  all: number
  /** Number of those vacancies that match the filters. */
  count: number
  rows: VacancyListItem[]
}

/** Maximum number of vacancies that a page includes as a whole. */
export const maxEmbeddedVacancies = 100

/** The maximum that the block `newestJobs` may show. */
const maxNewest = 20

/**
 * Returns the part of the list that a page shows.
 * @param search the query string of the address; null if no block of the page needs the vacancies
 * @param blocks the blocks of the page
 */
export function getListPart(
  vacancies: readonly VacancyListItem[],
  search: string | null,
  blocks: readonly Block[] = [],
): ListPart {
  const choices = blocks.filter((block) => block.type === 'jobs')
  const selectedJobs = choices.map((choice) => [getJobChoiceKey(choice), chooseJobs(vacancies, choice)])
  return {
    ...(selectedJobs.length > 0 ? { chosen: Object.fromEntries(selectedJobs) } : {}),
    ...(blocks.some(({ type }) => type === 'locations') ? { openPlaces: getOpenPlaces(vacancies) } : {}),
    ...summariseVacancies(vacancies),
    hasExpressions: vacancies.some((vacancy) => vacancy.isExpressionOfInterest),
    newest: getRecentVacancies(vacancies, search === null ? undefined : maxNewest),
    shown:
      search === null ? null : selectJobListPage(vacancies, readJobListQuery(new URLSearchParams(search))),
  }
}

/** Returns the numbers that the title bar shows [LY-02]. */
export function summariseVacancies(vacancies: readonly VacancyListItem[]): ListSummary {
  const roles = vacancies.filter((job) => !job.isExpressionOfInterest)
  return { roles: roles.length, places: new Set(roles.map((job) => job.location)).size }
}

function selectJobListPage(vacancies: readonly VacancyListItem[], query: JobListQuery): JobListPage {
  const { filters, sort, isExpressionOfInterest } = query
  const allVacancies = filterVacancies(vacancies, noFilters, isExpressionOfInterest)
  const matchingVacancies = filterVacancies(
    getSortedVacancies(allVacancies, sort),
    filters,
    isExpressionOfInterest,
  )
  const page = parsePage(query.page, getLastPage(matchingVacancies.length, jobPageSize))
  return {
    query,
    all: allVacancies.length,
    count: matchingVacancies.length,
    rows: getPageRows(matchingVacancies, page, jobPageSize),
  }
}
