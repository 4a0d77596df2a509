import type { Block } from '../blocks/block'
import type { VacancyListItem } from '../vacancies/vacancy'
import { type ChosenJobs, choiceKey, chooseJobs, type OpenPlace, openPlaces } from './jobChoice'
import { type JobListQuery, readJobListQuery } from './jobListQuery'
import { jobPageSize, lastPageOf, pageFromQuery, pageOf } from './paging'
import { recentVacancies } from './recentVacancies'
import { filterVacancies, noFilters } from './vacancyFilters'
import { inOrder } from './vacancyOrders'

/** What a page carries of a list that is too long to come along: what the page shows of it. The rest follows. */
export interface ListPart extends ListSummary {
  /** Whether one of them is an Expression of Interest. */
  hasExpressions: boolean
  /** Newest first, as many as a page may show. */
  newest: VacancyListItem[]
  /** Null on pages without the list. */
  shown: ShownPart | null
  /** What the page's blocks choose of it, by `choiceKey`; not there where none does. */
  chosen?: Record<string, ChosenJobs>
  /** Where one of its blocks lists them. */
  openPlaces?: OpenPlace[]
}

export interface ListSummary {
  /** How many jobs there are, Expressions of Interest apart. */
  roles: number
  /** At how many places they are. */
  places: number
}

/** One page of the list that an address asks for. */
export interface ShownPart {
  query: JobListQuery
  /** How many vacancies of this kind there are (jobs, or Expressions of Interest). */
  all: number
  /** How many of them pass the filters. */
  count: number
  rows: VacancyListItem[]
}

/** From how many vacancies on a page carries a part of them only. */
export const mostCarried = 100

/** As many as the block `newestJobs` may show. */
const mostNewest = 20

/**
 * @param search the address's query; null on a page without the list
 * @param blocks what the page is made of
 */
export function listPart(
  vacancies: readonly VacancyListItem[],
  search: string | null,
  blocks: readonly Block[] = [],
): ListPart {
  const choices = blocks.filter((block) => block.type === 'jobs')
  const chosen = choices.map((choice) => [choiceKey(choice), chooseJobs(vacancies, choice)])
  return {
    ...(chosen.length > 0 ? { chosen: Object.fromEntries(chosen) } : {}),
    ...(blocks.some(({ type }) => type === 'locations') ? { openPlaces: openPlaces(vacancies) } : {}),
    ...summarise(vacancies),
    hasExpressions: vacancies.some((vacancy) => vacancy.isExpressionOfInterest),
    newest: recentVacancies(vacancies, search === null ? undefined : mostNewest),
    shown: search === null ? null : shownPart(vacancies, readJobListQuery(new URLSearchParams(search))),
  }
}

/** What the title bar says of a list [LY-02]. */
export function summarise(vacancies: readonly VacancyListItem[]): ListSummary {
  const roles = vacancies.filter((job) => !job.isExpressionOfInterest)
  return { roles: roles.length, places: new Set(roles.map((job) => job.location)).size }
}

function shownPart(vacancies: readonly VacancyListItem[], query: JobListQuery): ShownPart {
  const { filters, sort, isExpressionOfInterest } = query
  const all = filterVacancies(vacancies, noFilters, isExpressionOfInterest)
  const matching = filterVacancies(inOrder(all, sort), filters, isExpressionOfInterest)
  const page = pageFromQuery(query.page, lastPageOf(matching.length, jobPageSize))
  return { query, all: all.length, count: matching.length, rows: pageOf(matching, page, jobPageSize) }
}
