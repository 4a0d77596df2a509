import { selectCount } from '../language/language'
import { adminPageTitles } from './adminPageTitles.texts'

/** What a client's site is connected with. */
export const connectionsTexts = {
  title: adminPageTitles.connections,
  titleOf: (company: string) => `Connections of ${company}`,
  note: 'Where applications go, who may bring vacancies, and where your site stands.',
  whichTitle: 'Whose connections?',
  whichText: 'Choose an account in User Management: its connections are among its actions.',
  toUsers: 'User Management',
  failed: 'This could not be loaded.',
  notDone: 'That could not be done. Please try again in a moment.',
  busy: 'That was often in a short time. Please wait a while.',
  tryAgain: 'Try again',
  cancel: 'Cancel',
  copy: 'Copy',
  copyOf: (what: string) => `Copy: ${what}`,
  copied: 'Copied.',
  notCopied: 'Your browser would not copy. Select the text and copy it yourself.',
  once: 'This is shown only now. Keep it where your other passwords are.',
  kept: 'I have kept it',
} as const

/** Where applications go. */
export const backOfficeTexts = {
  title: 'Back-office',
  form: 'Back-office address',
  note: 'Each application is posted to this address with its files, signed as Standard Webhooks asks.',
  address: 'Address',
  addressNote: 'https, and to be reached from the internet.',
  save: 'Save address',
  saved: 'Applications go to this address from now on.',
  events:
    'One kind of message goes out: application.submitted, for each application and Expression of Interest.',
  none: 'Not set: applications wait here, and leave once there is an address.',
  on: 'Sending',
  paused: (since: string) => `Paused since ${since}`,
  waiting: (n: number) => selectCount(n, '1 waits', `${n} wait`),
  failed: (n: number) => selectCount(n, '1 failed', `${n} failed`),
  unreadable: 'The signing secret can not be read any more. Make a new one: nothing is sent until then.',
  secretTitle: 'Signing secret',
  secretText: 'Your receiver verifies with it that a message came from here.',
  secretName: 'Signing secret',
  test: 'Send a test',
  testing: 'Waiting for an answer…',
  answered: 'What it said',
  tested: (status: number, ms: number) => `Your receiver answered ${status} after ${ms} ms.`,
  testFailed: (reason: string) => `The test did not arrive. ${reason}.`,
  pause: 'Pause',
  start: (waiting: number) => (waiting > 0 ? `Start sending (${waiting} waiting)` : 'Start sending'),
  startHint:
    'Nothing is sent while it is paused. Give your receiver the signing secret, send a test, then start sending.',
  roll: 'New secret…',
  rollTitle: 'New signing secret',
  rollText:
    'The present secret signs beside the new one for as long as you need to change over. One that is older than that stops at once.',
  rollAction: 'Make it',
  ownSecret: 'A secret that your receiver has made',
  ownSecretNote: 'It begins with whsec_. Empty: one is made here, and shown once.',
  rolledOwn: 'Messages are signed with your receiver’s secret from now on.',
  overlap: 'The present secret signs for another',
  overlaps: {
    '0': 'No time: it stops at once',
    '1': '1 hour',
    '24': '24 hours',
    '168': '7 days',
    '720': '30 days',
  },
  oldUntil: (until: string) => `The secret before signs too, until ${until}.`,
  oldForever: 'The secret before signs too.',
  forgetOld: 'Stop it now',
  remove: 'Remove…',
  removeTitle: 'Remove the back-office?',
  removeText: 'Address and secret are forgotten. Applications wait here until there is an address again.',
  removeAction: 'Remove',
} as const

/** API keys, which import vacancies and read applications. */
export const keysTexts = {
  title: 'API keys',
  note: 'Another program signs in with a key: to bring vacancies, or to fetch applications instead of being sent them. The calls are described at /api/docs.',
  form: 'New API key',
  name: 'Name',
  nameNote: 'What you will know it by, such as the program that has it.',
  may: 'It may',
  both: 'Both',
  make: 'Make a key',
  none: 'No keys',
  noneText: 'No program can bring vacancies or fetch applications.',
  made: (when: string) => `Made ${when}`,
  used: (when: string) => `Last used ${when}`,
  unused: 'Not used yet',
  revoke: 'Revoke…',
  revokeOf: (name: string) => `Revoke… ${name}`,
  revokeTitle: (name: string) => `Revoke ${name}?`,
  revokeText: 'Whatever uses this key is refused from now on. It does not come back.',
  revokeAction: 'Revoke',
  shownTitle: 'API key',
  shownText: 'Send it as the header X-Api-Key.',
} as const

/** The addresses of the site. */
export const placementTexts = {
  title: 'Your site in other pages',
  note: 'Paste these lines where the jobs shall stand, in any page that may show your site.',
  lines: 'Lines to paste',
  linkWords: 'See our jobs',
  sample: 'See it in a page',
  newTab: '(opens in a new tab)',
  form: 'Pages that may show it',
  frames: 'Pages that may show your site in a frame',
  framesNote:
    'Addresses with blanks between, as in https://www.example.org https://*.example.com. Empty: every page may. Administrators’ pages are never framed.',
  save: 'Save pages',
  saved: 'Who may show your site in a frame has been updated.',
  factsTitle: 'Also set for your site',
  facts: {
    domains: 'Own domains',
    marketplace: 'Job marketplace',
    months: 'Applications are kept',
    days: 'At most, by the operator',
  },
  noDomains: 'None. Whoever runs this installation adds one, in User Management.',
  advertiser: (id: string, domain: string | null) => (domain === null ? id : `${id}, at ${domain}`),
  noAdvertiser:
    'Not taking part. Whoever runs this installation enters the Advertiser ID, in User Management.',
  months: (n: number | null) =>
    n === null ? 'For ever. Settings can change it.' : `${n} months. Settings can change it.`,
  days: (n: number) => `${n} days; the shorter time counts.`,
} as const

/** The mail that goes out in the client's name. */
export const mailTexts = {
  title: 'Mail to applicants',
  note: (from: string) =>
    `Receipts, answers and invitations go out with your company’s name, from ${from}: the sender that this installation’s domain vouches for.`,
  none: 'This installation sends no mail: applicants get their link on the page alone. Whoever runs it can set mail up.',
  form: 'Where answers to mail go',
  address: 'Answers go to',
  addressNote: 'A mailbox that somebody reads. Empty: answers go to the sender.',
  save: 'Save address',
  saved: (address: string) =>
    address === '' ? 'Answers to your mail go to its sender.' : `Answers to your mail go to ${address}.`,
} as const

/** What became of each application on its way. */
export const deliveriesTexts = {
  title: 'Deliveries',
  note: 'Of the last 200 applications.',
  states: { all: 'All', waiting: 'Waiting', failed: 'Failed', sent: 'Sent' },
  show: 'Deliveries to show',
  badge: { waiting: 'Waiting', failed: 'Failed', sent: 'Sent' },
  retrying: 'Tried again',
  none: 'No deliveries',
  noneText: 'An application is listed here the moment it comes.',
  noneOf: 'None in this state.',
  application: (id: number) => `Application ID ${id}`,
  came: (when: string) => `Came ${when}`,
  sent: (when: string) => `Sent ${when}`,
  next: (when: string) => `Next try ${when}`,
  nextNow: 'Next try in a moment',
  attempts: (n: number) => selectCount(n, '1 attempt', `${n} attempts`),
  open: 'Details',
  openOf: (id: number) => `Details of the delivery of application ${id}`,
  retry: 'Try again',
  retryOf: (id: number) => `Try again: application ${id}`,
  retried: (id: number) => `Application ${id} is tried again now.`,
  retryAll: 'Try all failed again',
  retriedAll: (n: number) => selectCount(n, '1 delivery is tried again.', `${n} deliveries are tried again.`),
  refresh: 'Look again',
  newer: 'Newer',
  older: 'Older',
  page: (page: number, last: number) => `Page ${page} of ${last}`,
  detailsTitle: (id: number) => `Delivery of application ${id}`,
  requests: 'Requests and answers',
  request: 'Request',
  answer: 'Answer',
  noAnswer: 'Nothing that can be shown as text was answered, or it is not kept.',
  noRequests: 'Nothing was sent yet.',
  took: 'Taken',
  refused: 'Not taken',
  facts: { address: 'To', messageId: 'webhook-id', bytes: 'Size', status: 'Status', durationMs: 'Took' },
  bytes: (n: number) => `${n.toLocaleString('en')} bytes`,
  status: (status: number | null) => (status === null ? 'None' : String(status)),
  ms: (n: number) => `${n} ms`,
  message: 'Message',
  messageNote: 'As it would be sent now. Files are told by their size, secret answers are left out.',
  messageHidden: 'What applicants of this client have written is for its own administrators.',
  toApplication: 'Open the application',
  close: 'Close',
} as const

/** What only the SuperUser sets for a client. */
export const operatorsTexts = {
  title: 'Set by whoever runs the installation',
  note: 'The client sees these, and cannot change them.',
  form: 'How long applications are kept at most',
  days: 'Days after which applications are erased',
  daysNote:
    'A whole number, or never. The client’s own months count as well: the shorter time wins. What is older goes with the next daily sweep.',
  never: 'never',
  save: 'Save days',
  saved: 'How long applications are kept at most has been updated.',
  others: 'Own domains and the marketplace’s Advertiser ID are set in User Management',
} as const
