import type { UserSettings } from '../schemas/userSettings'

type Facts = Pick<
  UserSettings,
  'company' | 'privacyLink' | 'retainMonths' | 'canAllowUpload' | 'canCountLeaving'
>

export const privacyTitle = 'Privacy'

/** A client's notice, out of its settings: it says nothing that they don't bear out. */
export function privacyNotice(facts: Facts): { heading?: string; paragraphs: string[] }[] {
  const { company, privacyLink, canAllowUpload, canCountLeaving } = facts
  const policy = privacyLink ? ` Its own privacy policy, named at the foot of the page, says more.` : ''
  return [
    {
      paragraphs: [
        `This careers site is ${company}’s. It collects what you write into an application and the files that you add, for one purpose: to consider you for work there.${policy}`,
      ],
    },
    {
      heading: 'While you browse',
      paragraphs: [
        'You are a guest without a name. The site sets no advertising or tracking cookies and asks no other company for anything.',
        'An application that you have begun is kept in this browser tab only. It is gone when you close the tab.',
        'Only where you say that the device is your own, it is kept on it with its files, until you send it or start over, and for 30 days at most.',
        ...(canCountLeaving ? [counted] : []),
      ],
    },
    {
      heading: 'Why it may be used',
      paragraphs: [
        `You ask ${company} to consider you: your answers are used for the steps that come before a possible contract of work. Where the GDPR applies, that is its Article 6(1)(b).`,
        `What is marked optional${canAllowUpload ? ', such as a photo,' : ''} you give by choice, and may leave out.`,
      ],
    },
    {
      heading: 'Who receives it',
      paragraphs: [
        `Your answers and files go to the people at ${company} who hire, to the recruitment system that it uses, and to whoever runs this site for it. They are given to nobody else by this site.`,
      ],
    },
    { heading: 'How long it is kept', paragraphs: [kept(facts)] },
    {
      heading: 'Your rights',
      paragraphs: [
        `You may ask ${company} what it has of you, have it corrected, given to you as a file, or erased, and object to its use. ${privacyLink ? 'Its privacy policy says how to reach it.' : `Write to ${company} for that, from the email address that you applied with.`}`,
        `If you think that your data is not handled rightly, tell ${company}. You may also complain to the data protection authority where you live or work.`,
      ],
    },
  ]
}

const counted =
  'It is counted at which question application forms are left: numbers by day and question, kept for 13 months, without anything that tells who. At the foot of the form you can say no to that; a browser that asks not to be tracked is not counted.'

/**
 * A client's own notice, with what the settings bear out in the place of {company}, {policy} (the address of its policy) and
 * {kept} (how long applications are kept).
 */
export function fillNotice(paragraphs: readonly string[], facts: Facts): string[] {
  const { company, privacyLink } = facts
  return paragraphs.map((text) =>
    text.replace(/\{(company|policy|kept)\}/g, (_, name) => {
      if (name === 'company') return company
      return name === 'kept' ? kept(facts) : (privacyLink ?? '')
    }),
  )
}

function kept({ company, retainMonths }: Facts): string {
  if (retainMonths === null) return `Your application stays on this site until ${company} erases it.`
  const months = `${retainMonths} ${retainMonths === 1 ? 'month' : 'months'}`
  return `Your application is erased from this site ${months} after you sent it, once it has reached ${company}’s recruitment system. What ${company} has received there it keeps by its own rules.`
}
