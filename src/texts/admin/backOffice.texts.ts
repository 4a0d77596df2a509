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

/** Changes of a back-office connection, as the activity lists them. */
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

/**
 * Errors of the list of sites that may embed this one, and its labels in the activity. The command line uses the
 * same texts.
 */
export const frameFaults = {
  wrong: (text: string) => `must list addresses like https://www.example.org, not '${text}'.`,
  label: 'May show the site in a frame',
  any: 'Any page',
} as const

/** The sample page that embeds a client's site. */
export const sampleTexts = {
  title: 'How it stands in a page of yours',
  note: 'Everything between the lines is the frame that the pasted lines make.',
  link: 'See our jobs',
} as const

/** Errors of the reply address, and its labels in the activity and on the command line. */
export const replyAddressTexts = {
  wrong: (text: string) => `must be an e-mail address like jobs@example.org, or none, not '${text}'.`,
  label: 'Answers to mail go to',
  none: 'The sender',
} as const

/** Errors of the retention period, and its labels in the activity and on the command line. */
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

/** Replacements for embedded media, which descriptions do not show. */
export const removedContentTexts = {
  media: (host: string) => `Watch or listen at ${host}`,
} as const
