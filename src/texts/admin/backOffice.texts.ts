/** What is wrong with a back-office's address or secret; the command line says the same. */
export const backOfficeFaults = {
  address: (text: string) => `must be an https address without user and password, not '${text}'.`,
  private: (host: string, address: string) =>
    `${host} is a private address (${address}): FOYER_BACKOFFICE_ALLOW must name it.`,
  plain:
    'http would send applications in the clear: use https, or an address that FOYER_BACKOFFICE_ALLOW names.',
  unknown: (host: string) => `${host} is the name of nothing: no address was found for it.`,
  none: 'The address is missing: there is no back-office yet.',
  secret: 'must be whsec_ and 24 to 64 bytes in base64.',
  otherSecret: 'The signing secret was stored under another FOYER_SECRET. Make a new one.',
} as const

/** What is wrong, or unusual, about the dates of a vacancy that a back-office sends. */
export const vacancyImportTexts = {
  closesTooEarly: 'Must be after dateAdvertised',
  alreadyClosed: 'This date has passed: the vacancy is stored, but not advertised',
} as const

/** How what is done to a back-office stands in the activity. */
export const backOfficeChanges = {
  address: 'Address',
  secret: 'Signing secret',
  oldSecret: 'Older signing secret',
  none: 'None',
  secretOf: { one: 'One', more: 'A new one' },
  until: (moment: string) => `Signs until ${moment}`,
  untilForgotten: 'Signs until it is forgotten',
  forgotten: 'Forgotten',
} as const

/** Why an application could not be delivered, as an administrator reads it. */
export const deliveryTexts = {
  answered: (status: number) => `The back-office answered ${status}`,
  redirected: (status: number) => `The back-office answered ${status}; redirects are not followed`,
  notSigned: 'The signing secret can not be read: it was stored under another FOYER_SECRET',
  notScanned: 'The scanner could not look at a file; the application waits for it',
  notRead: 'A file could not be read from the object store; the application waits for it',
  gone: 'The back-office answered 410: it takes no more',
  timeout: (seconds: number) => `The back-office did not answer within ${seconds} seconds`,
  notReached: (code: string) => `The back-office could not be reached (${code})`,
  notAllowed: 'The back-office has a private address, which the operator has not allowed',
  notEncrypted: 'The back-office has an address without https, which is allowed on private addresses only',
} as const

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

/** Headings and consents of vacancies that come from another product. */
export const importTexts = {
  questions: 'Questions',
  location: 'Location',
  demographic: 'About you',
  compliance: 'Voluntary self-identification',
  eitherWay: 'Answer by a file or by text.',
  asText: (question: string) => `${question} (as text)`,
  inOwnWords: (question: string, option: string) => `${question} (${option})`,
  noJob: (place: number) => `Job ${place} of the file has no id or no title.`,
  processing: 'Use of your data',
  processingText: 'I agree that my data are used to consider this application.',
  retention: 'Keeping your data',
  retentionText: (days: number | null | undefined) =>
    days
      ? `I agree that my data are kept for ${days} days.`
      : 'I agree that my data are kept for later openings.',
} as const

/** Words that stand in for parts of a text that are not shown. */
export const removedContentTexts = {
  media: (host: string) => `Watch or listen at ${host}`,
} as const
