import { defineTexts, selectWordForm } from '../language/language'
import { publicPageTitles } from './publicPageTitles.texts'

/** Texts of the job alert pages. */
export const jobAlertTexts = defineTexts('jobAlertTexts', {
  title: publicPageTitles.jobAlert,
  note: (company: string) => `${company} emails you only when there are new jobs. You don’t need an account.`,
  jobsTitle: 'Which jobs',
  all: 'All jobs',
  parts: { name: 'Title', location: 'Location', department: 'Department', employmentType: 'Employment type' },
  /** Quotes text that a visitor typed, to separate it from the client's text. */
  typed: (text: string) => `“${text}”`,
  email: 'Email address',
  frequencyTitle: 'How often',
  frequencies: { weekly: 'Once a week', daily: 'Once a day' },
  ask: 'Send me a link to confirm',
  privacyNote:
    'We use your address only for these alerts, for up to a year or until you unsubscribe. If you don’t confirm, we delete it after 48 hours.',
  checkEmailTitle: 'Check your email',
  confirmationSent: 'We’ve sent you a link to confirm. Alerts start when you confirm, within 48 hours.',
  offTitle: 'Job alerts aren’t available',
  unavailable: 'This site doesn’t offer job alerts at the moment. The job list shows all open jobs.',
  unknownTitle: 'This link doesn’t work',
  unknown: 'The alert was ended, was not confirmed in time, or has expired, or the link is incomplete.',
  confirmTitle: 'Turn on job alerts?',
  confirmNote: (company: string) => `Confirm, and ${company} will email you when there are new jobs.`,
  confirm: 'Turn on job alerts',
  subscriptionNote: (company: string) => `${company} emails you when there are new jobs like these.`,
  endsOn: (day: string) => `Alerts end on ${day} unless you renew them.`,
  done: {
    confirmed: 'Confirmed. We’ll email you when there are new jobs.',
    changed: 'Your change is saved.',
    kept: 'Renewed for another year.',
  },
  save: 'Save',
  renewTitle: 'Renew',
  renew: 'Renew for another year',
  unsubscribeTitle: 'Unsubscribe',
  unsubscribeNote: 'We erase your address and send no more emails.',
  leave: 'Unsubscribe',
  unsubscribedTitle: 'You’re unsubscribed',
  unsubscribed: 'We’ve erased your address.',
  jobsLink: 'Go to Available Jobs',
})

/** Texts of job alert mail. */
export const jobAlertMails = defineTexts('jobAlertMails', {
  confirmSubject: (company: string) => `Confirm job alerts from ${company}`,
  confirm: (company: string) =>
    `Someone, most likely you, asked for job alerts from ${company} at this address.`,
  confirmNote: 'We send nothing unless you confirm with the link below within 48 hours.',
  confirmAction: 'Confirm',
  confirmReason:
    'You’re receiving this because this address was entered. If that wasn’t you, ignore this email.',
  jobsSubject: (n: number, company: string) => `${n} new ${selectWordForm(n, 'job', 'jobs')} at ${company}`,
  jobs: (n: number, company: string) =>
    `There ${selectWordForm(n, 'is 1 new job', `are ${n} new jobs`)} at ${company}.`,
  all: (n: number) => `See ${selectWordForm(n, 'it on the list', `all ${n} on the list`)}`,
  jobsReason: 'You’re receiving this because you confirmed job alerts.',
  manage: 'Change frequency or unsubscribe',
  renewSubject: (company: string) => `Job alerts from ${company}: renew?`,
  renewText: (company: string, day: string) => `Your job alerts from ${company} end on ${day}.`,
  renewNote:
    'Renew them for another year with the link below. If you do nothing, they end and we erase your address.',
  keepAction: 'Renew or unsubscribe',
})

/** The value of each filter; an empty text means any. */
export type Search = Record<keyof typeof jobAlertTexts.parts, string>

export type Frequency = keyof typeof jobAlertTexts.frequencies

/** Describes a search in words. */
export function describeSearch(filters: Search): string {
  const { parts, all, typed } = jobAlertTexts
  const conditions = (['name', 'location', 'department', 'employmentType'] as const).flatMap((key) =>
    filters[key] === '' ? [] : [`${parts[key]}: ${key === 'name' ? typed(filters.name) : filters[key]}`],
  )
  return conditions.length === 0 ? all : conditions.join(' · ')
}

/** Describes the search of a job alert and its frequency in a mail. */
export function describeSubscription(filters: Search, frequency: Frequency): string {
  const { jobsTitle, frequencyTitle, frequencies } = jobAlertTexts
  return `${jobsTitle}: ${describeSearch(filters)}\n${frequencyTitle}: ${frequencies[frequency]}`
}
