import type { StateWords } from '../schemas/applicationState'
import type { AlertWish } from '../schemas/jobAlert'
import { jobAlertMails, wishInWords } from './jobAlerts'

/** What a mail says, before it has a look: paragraphs, then what there is to press. */
export interface MailWords {
  subject: string
  paragraphs: string[]
  /** What it tells of, one by one, each with where it leads. */
  items?: readonly { title: string; note: string; href: string }[]
  action?: { label: string; href: string }
  /** Less than the action: at the end. */
  aside?: { label: string; href: string }
  /** Where a mail program posts to when its reader wants no more of it [RFC 8058]. */
  leave?: string
  /** Why it came: small, at the end. */
  reason: string
}

/** Every mail that the product sends, by its kind: what it says of its values at the company that sends it. */
export const mailTexts = {
  test: (_values: Record<string, never>, company: string): MailWords => ({
    subject: `${company}: a test of mail`,
    paragraphs: ['Mail from this careers site arrives. Nothing else is to be done.'],
    reason: 'Whoever runs the site asked for this mail.',
  }),
  received: (
    { job, reference, link, until, hearBy }: LinkedValues & { until: string; hearBy?: string | null },
    company: string,
  ): MailWords => ({
    subject: `${company} has your application for ${job}`,
    paragraphs: [
      `Thank you for applying for ${job} at ${company}. Your application has arrived; its reference is ${reference}.`,
      ...(hearBy ? [`You hear from ${company} by ${hearBy}, whatever the answer is.`] : []),
      `By the link below you see what you sent and how it stands. There you can withdraw it, correct your contact details, take a copy of everything, or have it erased. It works until ${until}. Keep it to yourself: whoever has it sees your application.`,
    ],
    action: { label: 'See your application', href: link },
    reason:
      'You get this because this address was given in an application. If that was not you, erase it by the link.',
  }),
  withdrawn: ({ job, reference, link }: LinkedValues, company: string): MailWords => ({
    subject: `Your application for ${job} is withdrawn`,
    paragraphs: [
      `Your application for ${job} at ${company}, reference ${reference}, was withdrawn by its link. ${company} has been told.`,
    ],
    action: { label: 'See your application', href: link },
    reason: 'You get this because this address was given in the application.',
  }),
  state: (
    { job, words, link }: Pick<LinkedValues, 'job'> & { words: StateWords; link: string | null },
    company: string,
  ): MailWords => ({
    subject: words.subject,
    paragraphs: words.text.split(/\n{2,}/),
    ...(link === null ? {} : { action: { label: 'See your application', href: link } }),
    reason: `You get this because this address was given in an application for ${job} at ${company}.`,
  }),
  invitation: (
    { role, madeBy, link, until }: { role: string; madeBy: string; link: string; until: string },
    company: string,
  ): MailWords => ({
    subject: `${company} invites you to its careers site`,
    paragraphs: [
      `${madeBy} has invited you to work on the careers site of ${company}. What you would do there: ${role}.`,
      `By the link below you choose a password; you sign in with this e-mail address. It works once, until ${until}. Keep it to yourself.`,
    ],
    action: { label: 'Join', href: link },
    reason:
      'You get this because somebody who looks after the site gave this address. If you expect no invitation, do nothing.',
  }),
  password: ({ link, until }: { link: string; until: string }, company: string): MailWords => ({
    subject: `A new password for the careers site of ${company}`,
    paragraphs: [
      `Somebody, most likely you, has asked for a new password for your sign-in at the careers site of ${company}.`,
      `By the link below you choose one. It works once, until ${until} UTC, and signs you out everywhere. Keep it to yourself.`,
    ],
    action: { label: 'Choose a new password', href: link },
    reason:
      'You get this because you sign in with this address. If you have not asked, do nothing: your password stays as it is.',
  }),
  corrected: ({ job, reference, link }: LinkedValues, company: string): MailWords => ({
    subject: `The contact details of your application for ${job} have changed`,
    paragraphs: [
      `The contact details of your application for ${job} at ${company}, reference ${reference}, were changed by its link.`,
      `If that was not you, somebody else has the link: write to ${company}.`,
    ],
    action: { label: 'See your application', href: link },
    reason: 'You get this because this address is given in the application, or was until now.',
  }),
  alertConfirm: ({ filters, frequency, link }: AlertValues, company: string): MailWords => ({
    subject: jobAlertMails.confirmSubject(company),
    paragraphs: [jobAlertMails.confirm(company), wishInWords(filters, frequency), jobAlertMails.confirmHow],
    action: { label: jobAlertMails.confirmAction, href: link },
    reason: jobAlertMails.confirmReason,
  }),
  alertJobs: (
    { filters, frequency, link, leave, count, jobs, list }: AlertValues & AlertJobs,
    company: string,
  ): MailWords => ({
    subject: jobAlertMails.jobsSubject(count, company),
    paragraphs: [jobAlertMails.jobs(count, company), wishInWords(filters, frequency)],
    items: jobs,
    action: { label: jobAlertMails.all(count), href: list },
    reason: jobAlertMails.jobsReason,
    aside: { label: jobAlertMails.manage, href: link },
    leave,
  }),
  alertKeep: (
    { filters, frequency, link, leave, day }: AlertValues & { leave: string; day: string },
    company: string,
  ): MailWords => ({
    subject: jobAlertMails.keepSubject(company),
    paragraphs: [jobAlertMails.keep(company, day), wishInWords(filters, frequency), jobAlertMails.keepHow],
    action: { label: jobAlertMails.keepAction, href: link },
    reason: jobAlertMails.jobsReason,
    leave,
  }),
} as const

interface AlertValues extends AlertWish {
  /** The alert's page, with its origin, like the others. */
  link: string
  /** That the mail is written in. */
  language: string
}

interface AlertJobs {
  leave: string
  /** All that are new; `jobs` are the first of them. */
  count: number
  jobs: readonly { title: string; note: string; href: string }[]
  list: string
}

interface LinkedValues {
  /** Of the job that was applied for: no word of the applicant's stands in a mail, since anybody may be written to by it. */
  job: string
  reference: string
  /** With its origin. */
  link: string
}

/** Why a mail could not be sent, as an operator reads it; never an address. */
export const mailReasons = {
  answered: (status: number) => `The mail server answered ${status}`,
  noAddress: (status: number) => `The mail server answered ${status}: the address takes no mail`,
  stopped: 'The address took no mail before',
  notSignedIn: 'The mail server did not accept user and password',
  notRead: 'The mail can not be read: it was stored under another FOYER_SECRET',
  timeout: (seconds: number) => `The mail server was not done within ${seconds} seconds`,
  notReached: (code: string) => `The mail server could not be reached (${code})`,
} as const
