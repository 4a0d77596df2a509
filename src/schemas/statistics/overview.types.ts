import type { VacancyFilters } from '../jobList/vacancyFilters'

/** The periods that the overview can cover, in days. */
export const overviewSpans = [30, 90] as const

export type OverviewSpan = (typeof overviewSpans)[number]

/** Counts of anonymous visitors below this number are not shown, to protect their privacy. */
export const minShownCount = 5

/** Form abandonment figures. Numbers below `minShownCount` are null or 0 instead. */
export interface AbandonmentFigures {
  /** Whether the client records form abandonment (`canCountLeaving`). */
  isCounted: boolean
  /** The numbers of submitted and of abandoned forms; null if there are too few to show. */
  sent: number | null
  left: number | null
  /**
   * The fields where forms were abandoned, in descending order. `label` is null for questions of single vacancies, ''
   * if no field was touched.
   */
  fields: { label: string | null; left: number; errors: number }[]
  /** Abandonments at fields with too few to be listed separately; 0 if there are too few together. */
  others: number
}

export interface ApplicationFigures {
  /** Number of applications in the period. */
  total: number
  /** Number of applications in the previous period of the same length. */
  before: number
  /** Applications per day of the period ('YYYY-MM-DD' in the client's time zone), including days without any. */
  byDay: { day: string; count: number }[]
  /** In descending order, at most ten. */
  byJob: { code: string; name: string; count: number }[]
  /** `channel` as received; null if there was none. In descending order, at most ten. */
  bySource: { channel: string | null; count: number }[]
  waiting: { unopened: number; retrying: number; failed: number; dueSoon: number; overdue: number }
  leaving: AbandonmentFigures
  /** Submissions of the last 30 days that were blocked as spam. */
  stopped: number
}

export interface VacancyFigures {
  drafts: number
  scheduled: number
  /** Includes vacancies that close soon. */
  open: number
  /** Vacancies that close within seven days, the next one first, at most ten. */
  closing: { id: string; name: string; code: string; closesAt: string }[]
}

/** Active job alert subscriptions. */
export interface AlertFigures {
  total: number
  /** In descending order, at most ten. */
  bySearch: { filters: VacancyFilters; count: number }[]
}

/** GET /api/overview: the figures that the caller's role may see. */
export interface Overview {
  days: number
  applications: ApplicationFigures | null
  vacancies: VacancyFigures | null
  /** Also null if job alerts are not offered and there are no subscriptions. */
  alerts: AlertFigures | null
}
