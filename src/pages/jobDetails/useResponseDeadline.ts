import { promisedDay, showPromisedDay } from '../../schemas/vacancies/responseDeadline'
import type { VacancyDetail } from '../../schemas/vacancies/vacancy'
import { responseDeadlineTexts as texts } from '../../texts/public/responseDeadline.texts'
import { useClientToday } from '../shared/dateTime/useClientToday'

/** Returns in words when an applicant can expect a response; null if none is promised or the date has passed. */
export function useResponseDeadline({ hearBy }: Pick<VacancyDetail, 'hearBy'>): string | null {
  const day = promisedDay(hearBy, useClientToday())
  if (day === null) return null
  return hearBy?.days === undefined ? showPromisedDay(day) : texts.within(hearBy.days)
}
