import { inLanguages, selectCount } from '../language/language'
/** By when those who apply hear, as they read it. */
export const responseDeadlineTexts = inLanguages('responseDeadlineTexts', {
  label: 'You hear by',
  within: (days: number) => `${days} ${selectCount(days, 'day', 'days')} after you apply`,
  beforeSending: (day: string) => `You hear by ${day}.`,
  whenToday: 'today',
  whenTomorrow: 'tomorrow',
  whenInDays: (days: number) => `in ${days} days`,
  dayAndWhen: (day: string, when: string) => `${day} (${when})`,
  promised: (day: string, when: string) => `You hear by ${day} (${when}), whatever the answer is.`,
  overdue: (day: string) => `You should have heard by ${day}. We are sorry: it has not been decided yet.`,
})

/** How far off a day is, in words: today, tomorrow, in 5 days. */
export function whenText(days: number): string {
  return (
    [responseDeadlineTexts.whenToday, responseDeadlineTexts.whenTomorrow][days] ??
    responseDeadlineTexts.whenInDays(days)
  )
}
