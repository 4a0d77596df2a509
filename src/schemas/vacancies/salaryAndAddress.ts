export const salaryPeriods = ['hour', 'day', 'week', 'month', 'year'] as const

/** What is paid; `text` stands in the place of the figures where it says something. */
export interface SalaryRange {
  from: number | null
  to: number | null
  /** ISO 4217. */
  currency: string
  period: (typeof salaryPeriods)[number]
  text: string
}

/** Where the job is, for search engines: of a place that the client's configuration does not know. */
export interface VacancyAddress {
  street?: string
  city?: string
  region?: string
  postcode?: string
  /** ISO 3166-1 alpha-2. */
  country?: string
}
