import type { Translated } from './translation'

/** What mail says to those who applied. */
export const englishMails = {
  see: 'See your application',
  receivedSubject: (job: string, company: string) => `${company} has your application for ${job}`,
  received: (job: string, company: string, reference: string) =>
    `Thank you for applying for ${job} at ${company}. Your application has arrived; its reference is ${reference}.`,
  hearBy: (company: string, day: string) => `You hear from ${company} by ${day}, whatever the answer is.`,
  link: (until: string) =>
    `By the link below you see what you sent and how it stands. There you can withdraw it, correct your contact details, take a copy of everything, or have it erased. It works until ${until}. Keep it to yourself: whoever has it sees your application.`,
  receivedReason:
    'You get this because this address was given in an application. If that was not you, erase it by the link.',
  withdrawnSubject: (job: string) => `Your application for ${job} is withdrawn`,
  withdrawn: (job: string, company: string, reference: string) =>
    `Your application for ${job} at ${company}, reference ${reference}, was withdrawn by its link. ${company} has been told.`,
  withdrawnReason: 'You get this because this address was given in the application.',
  correctedSubject: (job: string) => `The contact details of your application for ${job} have changed`,
  corrected: (job: string, company: string, reference: string) =>
    `The contact details of your application for ${job} at ${company}, reference ${reference}, were changed by its link.`,
  notYou: (company: string) => `If that was not you, somebody else has the link: write to ${company}.`,
  correctedReason: 'You get this because this address is given in the application, or was until now.',
  stateReason: (job: string, company: string) =>
    `You get this because this address was given in an application for ${job} at ${company}.`,
} as const

export type ApplicantMails = Translated<typeof englishMails>
