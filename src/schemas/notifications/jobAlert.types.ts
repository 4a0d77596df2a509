import type { VacancyFilters } from '../jobList/vacancyFilters'

/** How often a subscriber receives new jobs. */
export const alertFrequencies = ['weekly', 'daily'] as const
export type AlertFrequency = (typeof alertFrequencies)[number]

/**
 * The actions that an alert's link offers. Each requires an explicit submission; opening the page changes nothing.
 */
export const alertActions = ['confirm', 'change', 'keep', 'leave'] as const

/** The filters and the frequency of a job alert. */
export interface AlertSubscription {
  filters: VacancyFilters
  frequency: AlertFrequency
}

/** The content of the job alerts page. */
export type AlertPage =
  /** Asks for an address; `error` describes the problem with the submitted address. */
  | ({ state: 'form'; email: string; error: string | null } & AlertSubscription)
  /** A confirmation mail is being sent. The response is the same for every address. */
  | { state: 'confirmationSent' }
  /** The client does not offer job alerts. */
  | { state: 'unavailable' }
  /** The link is invalid or has expired. */
  | { state: 'unknown' }
  | ({ state: 'unconfirmed' } & AlertSubscription)
  /** `expires`: ISO 8601 UTC. */
  | ({
      state: 'confirmed'
      expires: string
      done: 'confirmed' | 'changed' | 'kept' | null
    } & AlertSubscription)
  | { state: 'unsubscribed' }

/** Parses the submitted frequency; defaults to 'weekly'. */
export function readFrequency(text: string | undefined): AlertFrequency {
  return alertFrequencies.find((alertFrequency) => alertFrequency === text) ?? 'weekly'
}
