import { defineTexts, selectWordForm } from '../language/language'

/** The settings that the notice depends on. */
interface Facts {
  company: string
  privacyLink: string | null
  /** Months after which applications are erased, from the client's settings; null if these set no limit. */
  retainMonths: number | null
  canAllowUpload: boolean
  canCountLeaving: boolean
  canOfferAlerts: boolean
}

/** Building blocks of the generated notice. */
export const privacyTexts = defineTexts('privacyTexts', {
  purpose: (company: string) =>
    `This careers site is ${company}’s. It collects what you write into an application and the files that you add, for one purpose: to consider you for work there.`,
  ownPolicyNote: 'Its own privacy policy, named at the foot of the page, says more.',
  browsing: 'While you browse',
  guest:
    'You are an anonymous guest. The site sets no advertising or tracking cookies and loads nothing from other companies.',
  savedInTab:
    'An application that you have started is saved in this browser tab only. Closing the tab deletes it.',
  savedOnDevice:
    'If you choose to save it on your device, it is kept there with its files until you send it or start over, for 30 days at most.',
  counting:
    'The site counts at which question applicants leave the form: totals by day and question, kept for 13 months, without anything that identifies you. You can turn this off at the foot of the form. Browsers that ask not to be tracked are not counted.',
  alerts:
    'If you ask for job alerts, your email address is stored encrypted with your search, only for this purpose: for 48 hours until you confirm it, then for a year unless you renew it or unsubscribe. Every alert has a link to unsubscribe.',
  purposeTitle: 'Why it may be used',
  legalBasis: (company: string) =>
    `You ask ${company} to consider you: your answers are used for the steps that come before a possible contract of work. Where the GDPR applies, that is its Article 6(1)(b).`,
  optional: 'You can leave out everything that is marked optional.',
  optionalPhoto: 'You can leave out everything that is marked optional, such as a photo.',
  receivers: 'Who receives it',
  receiving: (company: string) =>
    `Your answers and files go to the hiring team at ${company}, to the recruitment system that it uses, and to the company that runs this site for it. This site gives them to no one else.`,
  keeping: 'How long it is kept',
  retentionNote: (company: string) => `Your application stays on this site until ${company} erases it.`,
  months: (n: number, company: string) =>
    `Your application is erased from this site ${selectWordForm(n, '1 month', `${n} months`)} after you sent it, once it has reached ${company}’s recruitment system. What ${company} has received there it keeps by its own rules.`,
  rights: 'Your rights',
  rightsByPolicy: (company: string) =>
    `You may ask ${company} for a copy of your data, have it corrected or erased, get it as a file, and object to its use. Its privacy policy says how to reach it.`,
  rightsByMail: (company: string) =>
    `You may ask ${company} for a copy of your data, have it corrected or erased, get it as a file, and object to its use. Write to ${company} for that, from the email address that you applied with.`,
  complaintNote: (company: string) =>
    `If you think that your data is not handled properly, tell ${company}. You may also complain to the data protection authority where you live or work.`,
})

/** Builds the privacy notice from a client's settings, so that it describes only what the site does. */
export function buildPrivacyNotice(facts: Facts): { heading?: string; paragraphs: string[] }[] {
  const { company, privacyLink, canAllowUpload, canCountLeaving, canOfferAlerts } = facts
  const texts = privacyTexts
  return [
    { paragraphs: [[texts.purpose(company), ...(privacyLink ? [texts.ownPolicyNote] : [])].join(' ')] },
    {
      heading: texts.browsing,
      paragraphs: [
        texts.guest,
        texts.savedInTab,
        texts.savedOnDevice,
        ...(canCountLeaving ? [texts.counting] : []),
      ],
    },
    {
      heading: texts.purposeTitle,
      paragraphs: [texts.legalBasis(company), canAllowUpload ? texts.optionalPhoto : texts.optional],
    },
    { heading: texts.receivers, paragraphs: [texts.receiving(company)] },
    {
      heading: texts.keeping,
      paragraphs: [formatRetention(facts), ...(canOfferAlerts ? [texts.alerts] : [])],
    },
    {
      heading: texts.rights,
      paragraphs: [
        privacyLink ? texts.rightsByPolicy(company) : texts.rightsByMail(company),
        texts.complaintNote(company),
      ],
    },
  ]
}

/**
 * Replaces the placeholders of a client's own notice: {company}, {policy} (URL of its policy) and {kept} (retention
 * period).
 */
export function fillNotice(paragraphs: readonly string[], facts: Facts): string[] {
  const { company, privacyLink } = facts
  return paragraphs.map((text) =>
    text.replace(/\{(company|policy|kept)\}/g, (_, name) => {
      if (name === 'company') return company
      return name === 'kept' ? formatRetention(facts) : (privacyLink ?? '')
    }),
  )
}

function formatRetention({ company, retainMonths }: Facts): string {
  return retainMonths === null
    ? privacyTexts.retentionNote(company)
    : privacyTexts.months(retainMonths, company)
}
