import type { VacancyFilters } from '../jobList/vacancyFilters'

/** The spans that an overview looks back over, in days. */
export const overviewSpans = [30, 90] as const

export type OverviewSpan = (typeof overviewSpans)[number]

/** Numbers below this one are not shown of visitors whom nobody knows. */
export const fewestShown = 5

/** What is known of the application form's leaving, each number at least `fewestShown`. */
export interface AbandonmentFigures {
  isCounted: boolean
  /** Forms that were sent, and left without; null: too few to say. */
  sent: number | null
  left: number | null
  /** Where they were left, most first; `label` is null for questions of single vacancies, '' where nothing was touched. */
  fields: { label: string | null; left: number; errors: number }[]
  /** Left at fields with too few each to be named; 0 where these are too few together. */
  others: number
}

export interface ApplicationFigures {
  /** In the span, and in the one before it. */
  total: number
  before: number
  /** Each day of the span (in the client's zone, 'YYYY-MM-DD'), those without any too. */
  byDay: { day: string; count: number }[]
  /** Most first, at most ten. */
  byJob: { code: string; name: string; count: number }[]
  /** `channel` as it came in; null: nothing was said. Most first, at most ten. */
  bySource: { channel: string | null; count: number }[]
  waiting: { unopened: number; retrying: number; failed: number; dueSoon: number; overdue: number }
  leaving: AbandonmentFigures
  /** Posts of the last 30 days that were stopped since they looked like a program's. */
  stopped: number
}

export interface VacancyFigures {
  drafts: number
  scheduled: number
  /** Those that close soon among them. */
  open: number
  /** What closes within seven days, next first, at most ten. */
  closing: { id: string; name: string; code: string; closesAt: string }[]
}

/** New jobs by mail that stand. */
export interface AlertFigures {
  total: number
  /** Most first, at most ten. */
  bySearch: { filters: VacancyFilters; count: number }[]
}

/** GET /api/overview: what the caller's role may see. */
export interface Overview {
  days: number
  applications: ApplicationFigures | null
  vacancies: VacancyFigures | null
  /** Null, too, where none are offered and none stand. */
  alerts: AlertFigures | null
}
