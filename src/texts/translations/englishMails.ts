import type { Translated } from './translation'

/** English texts of mail to applicants. */
export const englishMails = {
  see: 'See your application',
  receivedSubject: (job: string, company: string) => `${company} has your application for ${job}`,
  received: (job: string, company: string, reference: string) =>
    `Thank you for applying for ${job} at ${company}. Your application has arrived; its reference is ${reference}.`,
  hearBy: (company: string, day: string) => `${company} will reply by ${day}, whatever the outcome.`,
  link: (until: string) =>
    `Use the link below to see your application and its status. You can also withdraw it, correct your contact details, download a copy or have it erased. The link works until ${until}. Keep it private: anyone with the link can see your application.`,
  receivedReason:
    'You’re receiving this because this address was used in an application. If that wasn’t you, use the link to erase it.',
  withdrawnSubject: (job: string) => `Your application for ${job} is withdrawn`,
  withdrawn: (job: string, company: string, reference: string) =>
    `Your application for ${job} at ${company}, reference ${reference}, was withdrawn. ${company} has been notified.`,
  withdrawnReason: 'You’re receiving this because this address was used in the application.',
  correctedSubject: (job: string) => `The contact details of your application for ${job} have changed`,
  corrected: (job: string, company: string, reference: string) =>
    `The contact details of your application for ${job} at ${company}, reference ${reference}, were changed.`,
  notYou: (company: string) => `If that wasn’t you, someone else has the link. Contact ${company}.`,
  correctedReason: 'You’re receiving this because this address is or was used in the application.',
  stateReason: (job: string, company: string) =>
    `You’re receiving this because this address was used in an application for ${job} at ${company}.`,
} as const

export type ApplicantMails = Translated<typeof englishMails>
