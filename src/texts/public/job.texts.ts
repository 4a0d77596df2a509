import { defineTexts } from '../language/language'
import { publicPageTitles } from './publicPageTitles.texts'

/** Texts of the Job Details page. */
export const jobTexts = defineTexts('jobTexts', {
  title: publicPageTitles.job,
  back: 'All jobs',
  backToExpressions: 'All Expressions of Interest',
  apply: 'Apply',
  registerInterest: 'Register your interest',
  salary: 'Salary',
  location: 'Location',
  workplace: 'Workplace',
  workplaces: { onSite: 'On site', hybrid: 'Hybrid', remote: 'Remote' },
  employmentType: 'Employment Type',
  closingDate: 'Closing Date',
  department: 'Department',
  documentation: 'Documentation',
  /** Names the scroll region of a wide table. */
  table: (number: number) => `Table ${number}`,
  summary: 'Summary',
  download: 'Download',
  description: 'About this job',
  downloadFailed: 'The document could not be downloaded. Please try again.',
  unavailableTitle: 'This job is no longer here',
  unavailableText: 'It may have closed or been filled since the link was shared.',
  failedTitle: 'This job could not be loaded',
  failedText: 'The job may still be open, but our server didn’t respond correctly.',
  tryAgain: 'Try again',
  seeJobs: 'See the jobs that are open',
})
