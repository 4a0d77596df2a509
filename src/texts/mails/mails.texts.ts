import type { MailContent } from '../admin/mailContent.types'
import { notificationMails } from '../admin/notifications.texts'
import type { Language } from '../language/language'
import { describeSubscription, type Frequency, jobAlertMails, type Search } from '../public/jobAlerts.texts'
import { applicantMails } from './applicantMails'

/** Every mail that the product sends, by its kind: what it says of its values at the company that sends it. */
export const mailTexts = {
  test: (_values: Record<string, never>, company: string): MailContent => ({
    subject: `${company}: a test of mail`,
    paragraphs: ['Mail from this careers site arrives. Nothing else is to be done.'],
    reason: 'Whoever runs the site asked for this mail.',
  }),
  received: (
    { job, reference, link, until, hearBy }: LinkedValues & { until: string; hearBy?: string | null },
    company: string,
  ): MailContent => {
    const words = applicantMails()
    return {
      subject: words.receivedSubject(job, company),
      paragraphs: [
        words.received(job, company, reference),
        ...(hearBy ? [words.hearBy(company, hearBy)] : []),
        words.link(until),
      ],
      action: { label: words.see, href: link },
      reason: words.receivedReason,
    }
  },
  withdrawn: ({ job, reference, link }: LinkedValues, company: string): MailContent => {
    const words = applicantMails()
    return {
      subject: words.withdrawnSubject(job),
      paragraphs: [words.withdrawn(job, company, reference)],
      action: { label: words.see, href: link },
      reason: words.withdrawnReason,
    }
  },
  state: (
    {
      job,
      words,
      link,
    }: Pick<LinkedValues, 'job' | 'language'> & {
      words: { subject: string; text: string }
      link: string | null
    },
    company: string,
  ): MailContent => ({
    subject: words.subject,
    paragraphs: words.text.split(/\n{2,}/),
    ...(link === null ? {} : { action: { label: applicantMails().see, href: link } }),
    reason: applicantMails().stateReason(job, company),
  }),
  invitation: (
    { role, madeBy, link, until }: { role: string; madeBy: string; link: string; until: string },
    company: string,
  ): MailContent => ({
    subject: `${company} invites you to its careers site`,
    paragraphs: [
      `${madeBy} has invited you to work on the careers site of ${company}. What you would do there: ${role}.`,
      `By the link below you choose a password; you sign in with this e-mail address. It works once, until ${until}. Keep it to yourself.`,
    ],
    action: { label: 'Join', href: link },
    reason:
      'You get this because somebody who looks after the site gave this address. If you expect no invitation, do nothing.',
  }),
  password: ({ link, until }: { link: string; until: string }, company: string): MailContent => ({
    subject: `A new password for the careers site of ${company}`,
    paragraphs: [
      `Somebody, most likely you, has asked for a new password for your sign-in at the careers site of ${company}.`,
      `By the link below you choose one. It works once, until ${until}, and signs you out everywhere. Keep it to yourself.`,
    ],
    action: { label: 'Choose a new password', href: link },
    reason:
      'You get this because you sign in with this address. If you have not asked, do nothing: your password stays as it is.',
  }),
  corrected: ({ job, reference, link }: LinkedValues, company: string): MailContent => {
    const words = applicantMails()
    return {
      subject: words.correctedSubject(job),
      paragraphs: [words.corrected(job, company, reference), words.notYou(company)],
      action: { label: words.see, href: link },
      reason: words.correctedReason,
    }
  },
  alertConfirm: ({ filters, frequency, link }: AlertValues, company: string): MailContent => ({
    subject: jobAlertMails.confirmSubject(company),
    paragraphs: [
      jobAlertMails.confirm(company),
      describeSubscription(filters, frequency),
      jobAlertMails.confirmHow,
    ],
    action: { label: jobAlertMails.confirmAction, href: link },
    reason: jobAlertMails.confirmReason,
  }),
  alertJobs: (
    { filters, frequency, link, leave, count, jobs, list }: AlertValues & AlertJobs,
    company: string,
  ): MailContent => ({
    subject: jobAlertMails.jobsSubject(count, company),
    paragraphs: [jobAlertMails.jobs(count, company), describeSubscription(filters, frequency)],
    items: jobs,
    action: { label: jobAlertMails.all(count), href: list },
    reason: jobAlertMails.jobsReason,
    aside: { label: jobAlertMails.manage, href: link },
    leave,
  }),
  alertKeep: (
    { filters, frequency, link, leave, day }: AlertValues & { leave: string; day: string },
    company: string,
  ): MailContent => ({
    subject: jobAlertMails.keepSubject(company),
    paragraphs: [
      jobAlertMails.keep(company, day),
      describeSubscription(filters, frequency),
      jobAlertMails.keepHow,
    ],
    action: { label: jobAlertMails.keepAction, href: link },
    reason: jobAlertMails.jobsReason,
    leave,
  }),
  ...notificationMails,
} as const

interface AlertValues {
  filters: Search
  frequency: Frequency
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
  /**
   * Title of the vacancy. Mails never quote what the applicant wrote, because anybody can enter another person's
   * address.
   */
  job: string
  reference: string
  /** With its origin. */
  link: string
  /** That the mail is written in: the one applied in. */
  language: Language
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
