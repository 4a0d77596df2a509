import { vacancyCheckTexts as texts } from '../../texts/admin/authoredVacancies.texts'
import { isLocalDate } from '../fields/formats'
import { isOverBefore, maximumResponseDays, type ResponseDeadline } from '../vacancies/responseDeadline'
import type { AuthoredVacancyContent } from './authoredVacancy'
import { createError, type VacancyFinding } from './vacancyFindings'

/** The context in which a vacancy is checked. */
export interface VacancyCheckContext {
  /** ISO 8601 UTC. */
  now: string
  /** When the vacancy will be published, ISO 8601 UTC; absent if it is published now. */
  at?: string | undefined
  /** ISO 3166-1 alpha-2: the country in the client's configuration. */
  country: string
  /** Names of the locations whose addresses are in the client's configuration. */
  places: readonly string[]
}

/**
 * Checks that a response deadline is valid and can be met. A fixed day is promised to all applicants, so it must not
 * be before the closing date.
 */
export function checkResponseDeadline(
  { hearBy, closesAt }: AuthoredVacancyContent,
  { now }: Pick<VacancyCheckContext, 'now'>,
): VacancyFinding[] {
  if (!hearBy) return []
  const error = findResponseDeadlineError(hearBy, closesAt)
  if (error) return [createError(`/hearBy/${error.at}`, 'bad-promise', error.message)]
  return hearBy.day && isOverBefore(hearBy.day, Date.parse(now))
    ? [createError('/hearBy/day', 'hears-in-past', texts.responseDateInPast)]
    : []
}

/**
 * Returns the error of a response deadline, regardless of the current time.
 * @param closes ISO 8601 UTC; null if the vacancy stays open
 */
export function findResponseDeadlineError(
  { day, days }: ResponseDeadline,
  closes: string | null,
): { at: 'day' | 'days'; message: string } | undefined {
  if (day !== undefined && days !== undefined) return { at: 'days', message: texts.bothDateAndDays }
  if (day !== undefined && !isLocalDate(day)) return { at: 'day', message: texts.badDay }
  if (day !== undefined && closes !== null && isOverBefore(day, Date.parse(closes))) {
    return { at: 'day', message: texts.responseDateBeforeClosing }
  }
  const isValidCount =
    days === undefined || (Number.isInteger(days) && days >= 1 && days <= maximumResponseDays)
  return isValidCount ? undefined : { at: 'days', message: texts.badDays(maximumResponseDays) }
}
