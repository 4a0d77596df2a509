import { promisedDay, showPromisedDay } from '../../schemas/vacancies/responseDeadline'
import type { VacancyDetail } from '../../schemas/vacancies/vacancy'
import { responseDeadlineTexts as texts } from '../../texts/public/responseDeadline.texts'
import { useClientToday } from '../shared/dateTime/useClientToday'

/** By when who applies now hears, in words; null where nothing is promised, or the day has passed. */
export function useResponseDeadline({ hearBy }: Pick<VacancyDetail, 'hearBy'>): string | null {
  const day = promisedDay(hearBy, useClientToday())
  if (day === null) return null
  return hearBy?.days === undefined ? showPromisedDay(day) : texts.within(hearBy.days)
}
