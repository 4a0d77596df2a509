import { defineTexts, selectWordForm } from '../language/language'
/** Texts about the promised response date, for applicants. */
export const responseDeadlineTexts = defineTexts('responseDeadlineTexts', {
  label: 'Response by',
  daysAfterApplying: (days: number) => `${days} ${selectWordForm(days, 'day', 'days')} after you apply`,
  replyBy: (day: string) => `We’ll reply by ${day}.`,
  today: 'today',
  tomorrow: 'tomorrow',
  inDays: (days: number) => `in ${days} days`,
  dayWithDistance: (day: string, when: string) => `${day} (${when})`,
  replyPromise: (day: string, when: string) =>
    `You’ll hear from us by ${day} (${when}), whatever the outcome.`,
  replyOverdue: (day: string) => `We should have replied by ${day}. Sorry, there’s no decision yet.`,
})

/** Formats the distance to a day: 'today', 'tomorrow', 'in 5 days'. */
export function formatDaysUntil(days: number): string {
  return (
    [responseDeadlineTexts.today, responseDeadlineTexts.tomorrow][days] ?? responseDeadlineTexts.inDays(days)
  )
}
