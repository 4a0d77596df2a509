import { vacancyCheckTexts as texts } from '../../texts/ownVacancies'
import { isLocalDate } from '../formats'
import { type HearBy, isOverBefore, mostHearDays } from './hearBy'
import type { OwnVacancyContent } from './ownVacancy'
import { errorAt } from './ownVacancyFindings'
import type { VacancyFinding } from './vacancyFinding'
import type { VacancySurroundings } from './vacancySurroundings'

/** Whether what a vacancy promises can be kept: who applies last is promised the same day as who applies first. */
export function checkHearBy(
  { hearBy, closesAt }: OwnVacancyContent,
  { now }: Pick<VacancySurroundings, 'now'>,
): VacancyFinding[] {
  if (!hearBy) return []
  const wrong = hearByFault(hearBy, closesAt)
  if (wrong) return [errorAt(`/hearBy/${wrong.at}`, 'bad-promise', wrong.message)]
  return hearBy.day && isOverBefore(hearBy.day, Date.parse(now))
    ? [errorAt('/hearBy/day', 'hears-in-past', texts.hearsInPast)]
    : []
}

/** What is wrong with a promise, whenever it is made. @param closes ISO 8601 UTC; null: it stays open */
export function hearByFault(
  { day, days }: HearBy,
  closes: string | null,
): { at: 'day' | 'days'; message: string } | undefined {
  if (day !== undefined && days !== undefined) return { at: 'days', message: texts.hearsTwice }
  if (day !== undefined && !isLocalDate(day)) return { at: 'day', message: texts.badDay }
  if (day !== undefined && closes !== null && isOverBefore(day, Date.parse(closes))) {
    return { at: 'day', message: texts.hearsBeforeClosing }
  }
  const isCount = days === undefined || (Number.isInteger(days) && days >= 1 && days <= mostHearDays)
  return isCount ? undefined : { at: 'days', message: texts.badDays(mostHearDays) }
}
