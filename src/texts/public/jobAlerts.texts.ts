import { inLanguages, selectCount } from '../language/language'
import { publicPageTitles } from './publicPageTitles.texts'

/** New jobs by mail, as visitors ask for them. */
export const jobAlertTexts = inLanguages('jobAlertTexts', {
  title: publicPageTitles.jobAlert,
  note: (company: string) =>
    `${company} writes to you when there are new jobs, and never otherwise. No account is needed.`,
  which: 'Which jobs',
  all: 'All jobs',
  parts: { name: 'Title', location: 'Location', department: 'Department', employmentType: 'Employment type' },
  /** What a visitor has typed, set apart from the client's words. */
  typed: (text: string) => `“${text}”`,
  email: 'E-mail address',
  often: 'How often',
  frequencies: { weekly: 'Once a week', daily: 'Once a day' },
  ask: 'Send me a link to confirm',
  kept: 'The address is kept for this alone, for a year at most, and is gone when you leave. Until you have confirmed it, for 48 hours.',
  askedTitle: 'Look into your inbox',
  asked:
    'If the address takes mail, a link is on its way to it. Nothing is sent before you have confirmed it there, within 48 hours.',
  offTitle: 'No new jobs by mail here',
  off: 'This site does not offer them at the moment. All that is open stands on the list.',
  unknownTitle: 'This link leads to nothing',
  unknown: 'It was left already, was not confirmed in time, is too old, or was not copied whole.',
  confirmTitle: 'New jobs by mail?',
  confirmNote: (company: string) => `Press the button, and ${company} writes to you when there are new jobs.`,
  confirm: 'Yes, write to me',
  standingNote: (company: string) => `${company} writes to you when there are new jobs like these.`,
  until: (day: string) => `Until ${day}, if you do not keep it for longer.`,
  done: {
    confirmed: 'Confirmed. You hear from us when there is something new.',
    changed: 'Your change is saved.',
    kept: 'Kept for another year.',
  },
  save: 'Save how often',
  keepTitle: 'Keep it',
  keep: 'Keep it for another year',
  leaveTitle: 'Leave',
  leaveNote: 'Your address is erased, and no more mail comes.',
  leave: 'No more mail',
  leftTitle: 'No more mail comes',
  left: 'Your address is erased here.',
  toJobs: 'Go to Available Jobs',
})

/** What the mails say. */
export const jobAlertMails = inLanguages('jobAlertMails', {
  confirmSubject: (company: string) => `New jobs at ${company} by mail: please confirm`,
  confirm: (company: string) =>
    `Somebody, most likely you, has asked ${company} for new jobs by mail to this address.`,
  confirmHow: 'Nothing comes unless you confirm it by the link below, within 48 hours.',
  confirmAction: 'Confirm',
  confirmReason: 'You get this because this address was given. If that was not you, do nothing.',
  jobsSubject: (n: number, company: string) => `${n} new ${selectCount(n, 'job', 'jobs')} at ${company}`,
  jobs: (n: number, company: string) =>
    `There ${selectCount(n, 'is 1 new job', `are ${n} new jobs`)} at ${company}.`,
  all: (n: number) => `See ${selectCount(n, 'it on the list', `all ${n} on the list`)}`,
  jobsReason: 'You get this because you have confirmed that you want new jobs by mail.',
  manage: 'Change how often, or leave',
  keepSubject: (company: string) => `New jobs at ${company} by mail: keep it?`,
  keep: (company: string, day: string) =>
    `For almost a year ${company} has looked for new jobs for you. That ends on ${day}.`,
  keepHow:
    'Keep it by the link below for another year. If you do nothing, it ends, and your address is erased.',
  keepAction: 'Keep it, or leave',
})

/** The value of each filter; an empty text means any. */
export type Search = Record<keyof typeof jobAlertTexts.parts, string>

export type Frequency = keyof typeof jobAlertTexts.frequencies

/** A search as people read it. */
export function describeSearch(filters: Search): string {
  const { parts, all, typed } = jobAlertTexts
  const said = (['name', 'location', 'department', 'employmentType'] as const).flatMap((key) =>
    filters[key] === '' ? [] : [`${parts[key]}: ${key === 'name' ? typed(filters.name) : filters[key]}`],
  )
  return said.length === 0 ? all : said.join(' · ')
}

/** Describes the search of a job alert and its frequency in a mail. */
export function describeSubscription(filters: Search, frequency: Frequency): string {
  const { which, often, frequencies } = jobAlertTexts
  return `${which}: ${describeSearch(filters)}\n${often}: ${frequencies[frequency]}`
}
