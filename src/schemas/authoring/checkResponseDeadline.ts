import { vacancyCheckTexts as texts } from '../../texts/admin/authoredVacancies.texts'
import { isLocalDate } from '../fields/formats'
import { isOverBefore, maximumResponseDays, type ResponseDeadline } from '../vacancies/responseDeadline'
import type { AuthoredVacancyContent } from './authoredVacancy'
import type { VacancyCheckContext } from './vacancyCheckContext'
import type { VacancyFinding } from './vacancyFinding'
import { createError } from './vacancyFindings'

/** Checks that a response deadline can be met. The last applicant is promised the same day as the first one. */
export function checkResponseDeadline(
  { hearBy, closesAt }: AuthoredVacancyContent,
  { now: timestamp }: Pick<VacancyCheckContext, 'now'>,
): VacancyFinding[] {
  if (!hearBy) return []
  const error = findResponseDeadlineError(hearBy, closesAt)
  if (error) return [createError(`/hearBy/${error.at}`, 'bad-promise', error.message)]
  return hearBy.day && isOverBefore(hearBy.day, Date.parse(timestamp))
    ? [createError('/hearBy/day', 'hears-in-past', texts.hearsInPast)]
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
  if (day !== undefined && days !== undefined) return { at: 'days', message: texts.hearsTwice }
  if (day !== undefined && !isLocalDate(day)) return { at: 'day', message: texts.badDay }
  if (day !== undefined && closes !== null && isOverBefore(day, Date.parse(closes))) {
    return { at: 'day', message: texts.hearsBeforeClosing }
  }
  const isCount = days === undefined || (Number.isInteger(days) && days >= 1 && days <= maximumResponseDays)
  return isCount ? undefined : { at: 'days', message: texts.badDays(maximumResponseDays) }
}
