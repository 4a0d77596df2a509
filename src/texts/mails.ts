/** What a mail says, before it has a look: paragraphs, then what there is to press. */
export interface MailWords {
  subject: string
  paragraphs: string[]
  action?: { label: string; href: string }
  /** Why it came: small, at the end. */
  reason: string
}

/** Every mail that the product sends, by its kind: what it says of its values at the company that sends it. */
export const mailTexts = {
  test: (_values: Record<string, never>, company: string): MailWords => ({
    subject: `${company}: a test of mail`,
    paragraphs: ['Mail from this careers site arrives. Nothing else is to be done.'],
    reason: 'Whoever runs the site asked for this mail.',
  }),
} as const

/** Why a mail could not be sent, as an operator reads it; never an address. */
export const mailReasons = {
  answered: (status: number) => `The mail server answered ${status}`,
  noAddress: (status: number) => `The mail server answered ${status}: the address takes no mail`,
  stopped: 'The address took no mail before',
  notSignedIn: 'The mail server did not accept user and password',
  notRead: 'The mail can not be read: it was stored under another FOYER_SECRET',
  timeout: (seconds: number) => `The mail server was not done within ${seconds} seconds`,
  notReached: (code: string) => `The mail server could not be reached (${code})`,
} as const
