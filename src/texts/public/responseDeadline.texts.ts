import { inLanguages, selectCount } from '../language/language'
/** By when those who apply hear, as they read it. */
export const responseDeadlineTexts = inLanguages('responseDeadlineTexts', {
  label: 'Response by',
  within: (days: number) => `${days} ${selectCount(days, 'day', 'days')} after you apply`,
  beforeSending: (day: string) => `We’ll reply by ${day}.`,
  whenToday: 'today',
  whenTomorrow: 'tomorrow',
  whenInDays: (days: number) => `in ${days} days`,
  dayAndWhen: (day: string, when: string) => `${day} (${when})`,
  promised: (day: string, when: string) => `You’ll hear from us by ${day} (${when}), whatever the outcome.`,
  overdue: (day: string) => `We should have replied by ${day}. Sorry, there’s no decision yet.`,
})

/** How far off a day is, in words: today, tomorrow, in 5 days. */
export function whenText(days: number): string {
  return (
    [responseDeadlineTexts.whenToday, responseDeadlineTexts.whenTomorrow][days] ??
    responseDeadlineTexts.whenInDays(days)
  )
}
