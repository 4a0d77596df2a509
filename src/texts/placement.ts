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
