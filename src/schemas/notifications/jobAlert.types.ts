import type { VacancyFilters } from '../jobList/vacancyFilters'

/** How often somebody hears of new jobs. */
export const alertFrequencies = ['weekly', 'daily'] as const
export type AlertFrequency = (typeof alertFrequencies)[number]

/** What can be done by an alert's link, each by a press; nothing is done by opening the page. */
export const alertActs = ['confirm', 'change', 'keep', 'leave'] as const

/** Which jobs, and how often. */
export interface AlertSubscription {
  filters: VacancyFilters
  frequency: AlertFrequency
}

/** What the page of new jobs by mail shows. */
export type AlertPage =
  /** Asks for an address; `error` is what is wrong with the one that was given. */
  | ({ state: 'form'; email: string; error: string | null } & AlertSubscription)
  /** A link is on its way, whosever address it was. */
  | { state: 'asked' }
  /** The client offers none, or has ceased to. */
  | { state: 'off' }
  /** The link shows nothing, or nothing any more. */
  | { state: 'unknown' }
  | ({ state: 'unconfirmed' } & AlertSubscription)
  /** `expires`: ISO 8601 UTC. */
  | ({
      state: 'standing'
      expires: string
      done: 'confirmed' | 'changed' | 'kept' | null
    } & AlertSubscription)
  | { state: 'left' }

/** The frequency that a form says; the rarer one where it says none. */
export function readFrequency(text: string | undefined): AlertFrequency {
  return alertFrequencies.find((one) => one === text) ?? 'weekly'
}
