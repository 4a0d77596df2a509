/** Errors in the address or secret of a back-office. The command line uses the same texts. */
export const backOfficeFaults = {
  address: (text: string) => `must be an https address without user and password, not '${text}'.`,
  private: (host: string, address: string) =>
    `${host} is a private address (${address}): FOYER_BACKOFFICE_ALLOW must name it.`,
  plain:
    'http would send applications in the clear: use https, or an address that FOYER_BACKOFFICE_ALLOW names.',
  unresolved: (host: string) => `no address was found for ${host}.`,
  none: 'No back-office address is set.',
  secret: 'must be whsec_ and 24 to 64 bytes in base64.',
  otherSecret: 'The signing secret was stored under another FOYER_SECRET. Create a new one.',
} as const

/** Errors and warnings about the dates and the salary of a vacancy that a back-office sends. */
export const vacancyImportTexts = {
  closesTooEarly: 'Must be after dateAdvertised',
  noFigures:
    'Job boards get this text, but no salary figures. Figures are read from texts like “$98,000 to $112,000 a year”',
  alreadyClosed: 'This date has passed. The vacancy is stored but not advertised',
} as const

/** Changes of a back-office connection, as the activity lists them. */
export const backOfficeChanges = {
  address: 'URL',
  secret: 'Signing secret',
  oldSecret: 'Older signing secret',
  none: 'None',
  secretValues: { existing: 'One', created: 'A new one' },
  until: (dateTime: string) => `Signs until ${dateTime}`,
  untilRemoved: 'Signs until it is removed',
  removed: 'Removed',
} as const

/** Why an application could not be delivered, as an administrator reads it. */
export const deliveryTexts = {
  answered: (status: number) => `The back-office answered ${status}`,
  redirected: (status: number) => `The back-office answered ${status}; redirects are not followed`,
  notSigned: 'The signing secret cannot be read: it was stored under another FOYER_SECRET',
  notScanned: 'A file has not been scanned yet; the application is held until it is',
  fileNotRead: 'A file could not be read from the object store; the application is held until it can',
  gone: 'The back-office answered 410: it accepts no more messages',
  timeout: (seconds: number) => `The back-office did not answer within ${seconds} seconds`,
  unreachable: (code: string) => `Could not reach the back-office (${code})`,
  notAllowed: 'The back-office has a private address that the operator has not allowed',
  notEncrypted: 'The back-office has an address without https, which is allowed on private addresses only',
} as const

/**
 * Error of the list of sites that may embed this one, and its labels in the activity. The command line uses the
 * same texts.
 */
export const frameTexts = {
  invalid: (text: string) => `must list addresses like https://www.example.org, not '${text}'.`,
  label: 'Sites that can embed this one',
  any: 'Any site',
} as const

/** The sample page that embeds a client's site. */
export const sampleTexts = {
  title: 'Your site embedded in a page',
  note: 'The content between the lines is what the embed code shows.',
  link: 'See our jobs',
} as const

/** Errors of the reply address, and its labels in the activity and on the command line. */
export const replyAddressTexts = {
  invalid: (text: string) => `must be an email address like jobs@example.org, or none, not '${text}'.`,
  label: 'Reply address',
  none: 'The sender',
} as const

/** Errors of the retention period, and its labels in the activity and on the command line. */
export const retainDaysTexts = {
  invalid: (text: string) => `must be a whole number from 1 to 99999, or never, not '${text}'.`,
  label: 'Maximum data retention',
  days: (days: number | null) => (days === null ? 'Forever' : `${days} days`),
} as const

/** Headings and consent texts of vacancies that are imported from another product. */
export const importTexts = {
  questions: 'Questions',
  location: 'Location',
  demographic: 'About you',
  compliance: 'Voluntary self-identification',
  fileOrText: 'Upload a file or enter text.',
  questionAsText: (question: string) => `${question} (as text)`,
  optionDetails: (question: string, option: string) => `${question} (${option})`,
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
