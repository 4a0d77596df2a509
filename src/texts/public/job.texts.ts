import { inLanguages, selectCount } from '../language/language'
import { publicPageTitles } from './publicPageTitles.texts'

/** Texts of one job's page. */
export const jobTexts = inLanguages('jobTexts', {
  title: publicPageTitles.job,
  back: 'All jobs',
  backToExpressions: 'All Expressions of Interest',
  apply: 'Apply',
  registerInterest: 'Register your interest',
  salary: 'Salary',
  location: 'Location',
  employmentType: 'Employment Type',
  closingDate: 'Closing Date',
  department: 'Department',
  documentation: 'Documentation',
  summary: 'Summary',
  download: 'Download',
  description: 'About this job',
  downloadFailed: 'The document could not be downloaded. Please try again.',
  goneTitle: 'This job is no longer here',
  goneText: 'It may have closed or been filled since the link was shared.',
  failedTitle: 'This job could not be loaded',
  failedText: 'It may well be open: the server did not answer as it should.',
  tryAgain: 'Try again',
  seeJobs: 'See the jobs that are open',
})

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
