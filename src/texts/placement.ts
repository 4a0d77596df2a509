/** What is wrong with who may frame a site, and how that stands in the activity; the command line says the same. */
export const frameFaults = {
  wrong: (text: string) => `must list addresses like https://www.example.org, not '${text}'.`,
  label: 'May show the site in a frame',
  any: 'Any page',
} as const

/** The page that shows how a client's site stands in another. */
export const sampleTexts = {
  title: 'How it stands in a page of yours',
  note: 'Everything between the lines is the frame that the pasted lines make.',
  link: 'See our jobs',
} as const

/** What is wrong with where answers to mail go, and how that stands in the activity; as above. */
export const replyAddressTexts = {
  wrong: (text: string) => `must be an e-mail address like jobs@example.org, or none, not '${text}'.`,
  label: 'Answers to mail go to',
  none: 'The sender',
} as const

/** What is wrong with how many days applications are kept at most, and how that stands in the activity; as above. */
export const retainDaysTexts = {
  wrong: (text: string) => `must be a whole number from 1 to 99999, or never, not '${text}'.`,
  label: 'Applications are kept at most',
  days: (days: number | null) => (days === null ? 'For ever' : `${days} days`),
} as const
