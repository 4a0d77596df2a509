import { promisedDay, showPromisedDay } from '../../schemas/vacancies/hearBy'
import type { VacancyDetail } from '../../schemas/vacancy'
import { hearByTexts as texts } from '../../texts/hearBy'
import { useClientToday } from '../useClientToday'

/** By when who applies now hears, in words; null where nothing is promised, or the day has passed. */
export function useHearBy({ hearBy }: Pick<VacancyDetail, 'hearBy'>): string | null {
  const day = promisedDay(hearBy, useClientToday())
  if (day === null) return null
  return hearBy?.days === undefined ? showPromisedDay(day) : texts.within(hearBy.days)
}
