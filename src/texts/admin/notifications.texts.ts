import { selectWordForm } from '../language/language'
import type { MailContent } from './mailContent.types'

/** Texts of the notification settings. */
export const notificationTexts = {
  title: 'Email notifications',
  note: 'Only for you. They name the job and link here; they never name the applicant.',
  unavailable: 'Off: no mail server is set up. Ask your system administrator.',
  choice: 'When',
  choices: {
    none: 'None',
    each: 'Each new application',
    daily: 'A summary each morning: new, due and overdue',
  },
  frequencyNote: 'If many arrive within an hour, you get a summary.',
  address: 'Email address',
  wrongAddress: 'Must be a valid email',
  save: 'Save notifications',
  saved: 'Notifications saved.',
  failed: 'Couldn’t save your notifications. Try again.',
  tooMany: 'Too many links were sent to this address. Try again tomorrow.',
  confirmationSent: (address: string) =>
    `We sent a link to ${address}. Notifications start when you confirm it, within 48 hours.`,
  confirmed: (address: string) => `Notifications go to ${address}.`,
} as const

interface Links {
  /** Link to the inbox, or to the application that the mail is about. */
  link: string
  /** Link to the unsubscribe page. */
  manage: string
  /** URL to which mail programs post to unsubscribe. */
  leave: string
}

const getEnd = (
  { manage, leave }: Links,
  company: string,
): Pick<MailContent, 'reason' | 'hint' | 'unsubscribe'> => ({
  reason: `You’re receiving this because you turned on notifications at ${company}.`,
  hint: { label: 'Unsubscribe', href: manage },
  unsubscribe: leave,
})

/** Texts of notification mail. They are in English only. */
export const notificationMails = {
  noticeConfirm: ({ link }: { link: string }, company: string): MailContent => ({
    subject: `Confirm notifications from ${company}`,
    paragraphs: [
      `Someone who signs in to the careers site of ${company}, most likely you, asked for application notifications at this address.`,
      'We send nothing unless you confirm with the link below within 48 hours.',
    ],
    action: { label: 'Confirm', href: link },
    reason: 'You’re receiving this because this address was entered. If that wasn’t you, ignore this email.',
  }),
  noticeApplication: (
    { job, reference, ...links }: Links & { job: string; reference: string },
    company: string,
  ): MailContent => ({
    subject: `New application: ${job}`,
    paragraphs: [`New application to ${company} for ${job}, reference ${reference}.`],
    action: { label: 'Open the application', href: links.link },
    ...getEnd(links, company),
  }),
  noticeSummary: (
    { fresh, jobs, dueSoon, overdue, ...links }: Links & Summary,
    company: string,
  ): MailContent => ({
    subject: `Applications at ${company}: ${describeSummary({ fresh, dueSoon, overdue })}`,
    paragraphs: [
      ...(fresh > 0 ? [`${fresh} ${selectWordForm(fresh, 'new application', 'new applications')}.`] : []),
      ...(overdue > 0
        ? [`${overdue} promised ${selectWordForm(overdue, 'answer is', 'answers are')} overdue.`]
        : []),
      ...(dueSoon > 0
        ? [`${dueSoon} promised ${selectWordForm(dueSoon, 'answer is', 'answers are')} due within a week.`]
        : []),
    ],
    items: jobs,
    action: { label: 'Open the applications', href: links.link },
    ...getEnd(links, company),
  }),
} as const

interface Summary {
  fresh: number
  dueSoon: number
  overdue: number
  /**
   * The jobs with the most new applications, in descending order; `note` says how many, `href` opens them in the inbox.
   */
  jobs: readonly { title: string; note: string; href: string }[]
}

function describeSummary({ fresh, dueSoon, overdue }: Omit<Summary, 'jobs'>): string {
  const parts = [
    ...(fresh > 0 ? [`${fresh} new`] : []),
    ...(overdue > 0 ? [`${overdue} overdue`] : []),
    ...(dueSoon > 0 ? [`${dueSoon} due`] : []),
  ]
  return parts.join(', ')
}

/** How many of a job's applications are new. */
export const describeNewCount = (n: number): string => `${n} new`
