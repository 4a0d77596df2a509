import type { MailContent } from '../admin/mailContent.types'
import { notificationMails } from '../admin/notifications.texts'
import type { Language } from '../language/language'
import { describeSubscription, type Frequency, jobAlertMails, type Search } from '../public/jobAlerts.texts'
import { getApplicantMails } from './applicantMails'

/** Creates the content of every mail that the product sends, by its kind, from the values and the sending company. */
export const mailTexts = {
  test: (_values: Record<string, never>, company: string): MailContent => ({
    subject: `Test email from ${company}`,
    paragraphs: ['Email from this careers site works. There’s nothing you need to do.'],
    reason: 'A system administrator requested this email.',
  }),
  received: (
    { job, reference, link, until, hearBy }: LinkedValues & { until: string; hearBy?: string | null },
    company: string,
  ): MailContent => {
    const texts = getApplicantMails()
    return {
      subject: texts.receivedSubject(job, company),
      paragraphs: [
        texts.received(job, company, reference),
        ...(hearBy ? [texts.hearBy(company, hearBy)] : []),
        texts.link(until),
      ],
      action: { label: texts.see, href: link },
      reason: texts.receivedReason,
    }
  },
  withdrawn: ({ job, reference, link }: LinkedValues, company: string): MailContent => {
    const texts = getApplicantMails()
    return {
      subject: texts.withdrawnSubject(job),
      paragraphs: [texts.withdrawn(job, company, reference)],
      action: { label: texts.see, href: link },
      reason: texts.withdrawnReason,
    }
  },
  state: (
    {
      job,
      words: message,
      link,
    }: Pick<LinkedValues, 'job' | 'language'> & {
      words: { subject: string; text: string }
      link: string | null
    },
    company: string,
  ): MailContent => ({
    subject: message.subject,
    paragraphs: message.text.split(/\n{2,}/),
    ...(link === null ? {} : { action: { label: getApplicantMails().see, href: link } }),
    reason: getApplicantMails().stateReason(job, company),
  }),
  invitation: (
    { role, madeBy, link, until }: { role: string; madeBy: string; link: string; until: string },
    company: string,
  ): MailContent => ({
    subject: `${company} invites you to its careers site`,
    paragraphs: [
      `${madeBy} invited you to the careers site of ${company}. Your role: ${role}.`,
      `Use the link below to set a password. You sign in with this email address. The link works once, until ${until}. Keep it private.`,
    ],
    action: { label: 'Join', href: link },
    reason:
      'You’re receiving this because a site administrator entered this address. If you don’t expect an invitation, ignore this email.',
  }),
  password: ({ link, until }: { link: string; until: string }, company: string): MailContent => ({
    subject: `Reset your password for the careers site of ${company}`,
    paragraphs: [
      `Someone, most likely you, asked to reset your password for the careers site of ${company}.`,
      `Use the link below to set a new one. It works once, until ${until}, and signs you out everywhere. Keep it private.`,
    ],
    action: { label: 'Choose a new password', href: link },
    reason:
      'You’re receiving this because you sign in with this address. If you didn’t ask, ignore this email. Your password doesn’t change.',
  }),
  corrected: ({ job, reference, link }: LinkedValues, company: string): MailContent => {
    const texts = getApplicantMails()
    return {
      subject: texts.correctedSubject(job),
      paragraphs: [texts.corrected(job, company, reference), texts.notYou(company)],
      action: { label: texts.see, href: link },
      reason: texts.correctedReason,
    }
  },
  alertConfirm: ({ filters, frequency, link }: AlertValues, company: string): MailContent => ({
    subject: jobAlertMails.confirmSubject(company),
    paragraphs: [
      jobAlertMails.confirm(company),
      describeSubscription(filters, frequency),
      jobAlertMails.confirmNote,
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
    hint: { label: jobAlertMails.manage, href: link },
    unsubscribe: leave,
  }),
  alertKeep: (
    { filters, frequency, link, leave, day }: AlertValues & { leave: string; day: string },
    company: string,
  ): MailContent => ({
    subject: jobAlertMails.renewSubject(company),
    paragraphs: [
      jobAlertMails.renewText(company, day),
      describeSubscription(filters, frequency),
      jobAlertMails.renewNote,
    ],
    action: { label: jobAlertMails.keepAction, href: link },
    reason: jobAlertMails.jobsReason,
    unsubscribe: leave,
  }),
  ...notificationMails,
} as const

interface AlertValues {
  filters: Search
  frequency: Frequency
  /** Absolute URL of the alert's page. */
  link: string
  /** Language of the mail. */
  language: string
}

interface AlertJobs {
  leave: string
  /** Number of all new jobs; `jobs` holds the first of them. */
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
  /** Absolute URL. */
  link: string
  /** Language of the mail, which is the language of the application form. */
  language: Language
}

/** Reasons why a mail could not be sent, for operators. They never contain an address. */
export const mailReasons = {
  answered: (status: number) => `The mail server answered ${status}`,
  noAddress: (status: number) => `The mail server answered ${status}: the address does not accept mail`,
  stopped: 'The address did not accept mail before',
  notSignedIn: 'The mail server rejected the user name or the password',
  notRead: 'The mail cannot be read: it was stored under another FOYER_SECRET',
  timeout: (seconds: number) => `The mail server did not finish within ${seconds} seconds`,
  notReached: (code: string) => `The mail server could not be reached (${code})`,
} as const
