import { selectCount } from '../language/language'
import type { MailContent } from './mailContent.types'

/** Notices of applications by mail, as each person of an account chooses them. */
export const notificationTexts = {
  title: 'Notices by mail',
  note: 'Of the applications that come in, to you alone. They name the job and lead here; who applied stands in no mail.',
  unavailable:
    'Not available: this installation sends no mail. Whoever runs it can set a mail server; then you choose here.',
  choice: 'When',
  choices: {
    none: 'None',
    each: 'Each new application',
    daily: 'A summary each morning: new, due and overdue',
  },
  often: 'Of many within an hour a summary is sent.',
  address: 'E-mail address',
  wrongAddress: 'Must be a valid email',
  save: 'Save notices',
  saved: 'Your notices are saved.',
  failed: 'Your notices could not be saved. Please try again.',
  tooMany: 'Enough links went to this address for now. Please try again tomorrow.',
  asked: (address: string) =>
    `A link is on its way to ${address}. Notices begin once it was followed, within 48 hours.`,
  confirmed: (address: string) => `They go to ${address}.`,
} as const

interface Links {
  /** Of the inbox, or of what the mail is about. */
  link: string
  /** Of the page where they are ended, and what mail programs post to. */
  manage: string
  leave: string
}

const endOf = ({ manage, leave }: Links, company: string) => ({
  reason: `You get this because you chose notices of applications at ${company}.`,
  aside: { label: 'No more notices', href: manage },
  leave,
})

/** Mail to people of an account, who read English. */
export const notificationMails = {
  noticeConfirm: ({ link }: { link: string }, company: string): MailContent => ({
    subject: `Notices of applications at ${company}: please confirm`,
    paragraphs: [
      `Somebody who signs in at the careers site of ${company}, most likely you, wants notices of applications at this address.`,
      'Nothing comes unless you confirm it by the link below, within 48 hours.',
    ],
    action: { label: 'Confirm', href: link },
    reason: 'You get this because this address was given. If that was not you, do nothing.',
  }),
  noticeApplication: (
    { job, reference, ...links }: Links & { job: string; reference: string },
    company: string,
  ): MailContent => ({
    subject: `New application: ${job}`,
    paragraphs: [`An application to ${company} for ${job} has come in, reference ${reference}.`],
    action: { label: 'Open the application', href: links.link },
    ...endOf(links, company),
  }),
  noticeSummary: (
    { fresh, jobs, dueSoon, overdue, ...links }: Links & Summary,
    company: string,
  ): MailContent => ({
    subject: `Applications at ${company}: ${summaryInWords({ fresh, dueSoon, overdue })}`,
    paragraphs: [
      ...(fresh > 0
        ? [`${fresh} new ${selectCount(fresh, 'application has', 'applications have')} come in.`]
        : []),
      ...(overdue > 0
        ? [`${overdue} ${selectCount(overdue, 'was', 'were')} promised an answer by a day that has passed.`]
        : []),
      ...(dueSoon > 0 ? [`${dueSoon} ${selectCount(dueSoon, 'is', 'are')} promised one within a week.`] : []),
    ],
    items: jobs,
    action: { label: 'Open the applications', href: links.link },
    ...endOf(links, company),
  }),
} as const

interface Summary {
  fresh: number
  dueSoon: number
  overdue: number
  /** By job, most first. */
  jobs: readonly { title: string; note: string; href: string }[]
}

function summaryInWords({ fresh, dueSoon, overdue }: Omit<Summary, 'jobs'>): string {
  const parts = [
    ...(fresh > 0 ? [`${fresh} new`] : []),
    ...(overdue > 0 ? [`${overdue} overdue`] : []),
    ...(dueSoon > 0 ? [`${dueSoon} due`] : []),
  ]
  return parts.join(', ')
}

/** How many of a job's applications are new. */
export const newInWords = (n: number): string => `${n} new`
