export const salaryPeriods = ['hour', 'day', 'week', 'month', 'year'] as const

/** The salary. A non-empty `text` is shown instead of the figures. */
export interface SalaryRange {
  from: number | null
  to: number | null
  /** ISO 4217. */
  currency: string
  period: (typeof salaryPeriods)[number]
  text: string
}

/** The address of the job for search engines. The client's configuration completes absent parts. */
export interface VacancyAddress {
  street?: string
  city?: string
  region?: string
  postcode?: string
  /** ISO 3166-1 alpha-2. */
  country?: string
}
