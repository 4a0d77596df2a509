import { selectWordForm } from '../language/language'
import { adminPageTitles } from './adminPageTitles.texts'

/** Texts of the connections page. */
export const connectionsTexts = {
  title: adminPageTitles.connections,
  tabs: 'Parts of the connections',
  tab: { office: 'Back-office', deliveries: 'Deliveries', keys: 'API keys', embedding: 'Embedding' },
  chooseAccountTitle: 'Whose connections?',
  chooseAccountText: 'Choose a client in User Management. “Connections” is one of its actions.',
  userManagementLink: 'User Management',
  failed: 'This could not be loaded.',
  actionFailed: 'That didn’t work. Try again in a moment.',
  busy: 'Too many attempts. Wait a while, then try again.',
  tryAgain: 'Try again',
  copy: 'Copy',
  copyLabel: (what: string) => `Copy: ${what}`,
  copied: 'Copied.',
  notCopied: 'Couldn’t copy. Select the text and copy it yourself.',
  shownOnceNote: 'Shown only once. Store it with your other passwords.',
  confirmStored: 'I’ve stored it',
} as const

/** Texts of the back-office tab. */
export const backOfficeTexts = {
  title: 'Back-office',
  form: 'Back-office URL',
  note: 'We send each application and its files to this URL, signed per Standard Webhooks.',
  address: 'URL',
  addressNote: 'Enter a public https:// URL. The button to save it appears as you type.',
  saved: 'Applications are now sent to this URL.',
  events: 'Event: application.submitted, for each application and Expression of Interest.',
  none: 'No URL yet. Applications are held until you add one.',
  sending: 'Sending',
  paused: (since: string) => `Paused since ${since}`,
  waitingCount: (n: number) => selectWordForm(n, '1 waiting', `${n} waiting`),
  failed: (n: number) => selectWordForm(n, '1 failed', `${n} failed`),
  unreadable: 'The signing secret can’t be read. Create a new one; nothing is sent until then.',
  secretTitle: 'Signing secret',
  secretText: 'Your receiver uses it to verify that messages come from this site.',
  secretName: 'Signing secret',
  test: 'Send a test',
  testing: 'Waiting for an answer…',
  answered: 'Response',
  tested: (status: number, ms: number) => `Your receiver answered ${status} after ${ms} ms.`,
  testFailed: (reason: string) => `The test failed. ${reason}.`,
  pause: 'Pause',
  startSending: (waiting: number) => (waiting > 0 ? `Start sending (${waiting} waiting)` : 'Start sending'),
  startHint:
    'Nothing is sent while it is paused. Give your receiver the signing secret, send a test, then start sending.',
  rollSecret: 'New secret…',
  rollTitle: 'New signing secret',
  rollText:
    'The current secret keeps signing beside the new one while you change over. Older secrets stop immediately.',
  rollAction: 'Create secret',
  ownSecret: 'Secret from your receiver',
  ownSecretNote: 'Starts with whsec_. Leave blank to create one here; it is shown once.',
  signedWithOwnSecret: 'Messages are now signed with your receiver’s secret.',
  overlap: 'Keep the current secret for',
  overlaps: {
    '0': 'Stop it immediately',
    '1': '1 hour',
    '24': '24 hours',
    '168': '7 days',
    '720': '30 days',
  },
  oldSecretUntil: (until: string) => `The previous secret also signs until ${until}.`,
  oldSecretWithoutEnd: 'The previous secret also signs.',
  revokeOldSecret: 'Stop it now',
  remove: 'Remove…',
  removeTitle: 'Remove the back-office?',
  removeText: 'The URL and the secret are deleted. Applications are held until you add a URL.',
  removeAction: 'Remove',
} as const

/** Texts of the tab of API keys, which import vacancies and read applications. */
export const keysTexts = {
  title: 'API keys',
  note: 'Let another system post vacancies or fetch applications.',
  openDocs: 'Read about the API',
  form: 'New API key',
  name: 'Name',
  nameNote: 'For example the system that uses it.',
  may: 'Permissions',
  both: 'Both',
  createKey: 'Create key',
  none: 'No keys',
  createdAt: (when: string) => `Created ${when}`,
  lastUsedAt: (when: string) => `Last used ${when}`,
  neverUsed: 'Not used yet',
  revoke: 'Revoke…',
  revokeKey: (name: string) => `Revoke… ${name}`,
  revokeTitle: (name: string) => `Revoke ${name}?`,
  revokeText: 'Systems that use this key are refused immediately. This can’t be undone.',
  revokeAction: 'Revoke',
  secretTitle: 'API key',
  secretText: 'Send it as the header X-Api-Key.',
} as const

/** Texts of the embedding tab. */
export const placementTexts = {
  title: 'Embed your site',
  note: 'Paste this code where jobs should appear.',
  embedCode: 'Embed code',
  linkText: 'See our jobs',
  sample: 'See an example',
  newTab: '(opens in a new tab)',
  form: 'Allowed sites',
  frames: 'Sites that can embed yours',
  framesNote:
    'Separate URLs with spaces, for example https://www.example.org https://*.example.com. Leave blank to allow any site. Administrators’ pages can’t be embedded.',
  saved: 'Allowed sites saved.',
  factsTitle: 'Also set for your site',
  facts: {
    domains: 'Custom domains',
    marketplace: 'Job marketplace',
    months: 'Applications are kept',
    days: 'At most, by the operator',
  },
  noDomains: 'None. Your system administrator can add one in User Management.',
  advertiser: (id: string, domain: string | null) => (domain === null ? id : `${id}, at ${domain}`),
  noAdvertiser: 'Not connected. Your system administrator can enter the Advertiser ID in User Management.',
  months: (n: number | null) =>
    n === null ? 'Forever. You can change it in Settings.' : `${n} months. You can change it in Settings.`,
  days: (n: number) => `${n} days. The shorter time applies.`,
} as const

/** Texts of the settings of mail that is sent in the client's name. */
export const applicantMailTexts = {
  title: 'Email to applicants',
  note: (from: string) => `Receipts, replies and invitations are sent in your company’s name from ${from}.`,
  none: 'Email is off: no mail server is set up. Applicants see their link on the page. Ask your system administrator.',
  form: 'Reply address',
  address: 'Send replies to',
  addressNote: 'A mailbox you read. Leave blank to send replies to the sender.',
  saved: (address: string) => (address === '' ? 'Replies go to the sender.' : `Replies go to ${address}.`),
} as const

/** Texts of the deliveries tab. */
export const deliveriesTexts = {
  title: 'Deliveries',
  note: 'Latest 200 applications.',
  states: { all: 'All', waiting: 'Waiting', failed: 'Failed', sent: 'Sent' },
  searchLabel: 'Filter deliveries',
  show: 'Deliveries to show',
  count: (n: number) => selectWordForm(n, '1 delivery', `${n} deliveries`),
  badge: { waiting: 'Waiting', failed: 'Failed', sent: 'Sent' },
  retrying: 'Retrying',
  none: 'No deliveries',
  noneText: 'Applications appear here as soon as they arrive.',
  noneWithStatus: 'No deliveries with this status.',
  application: (id: number) => `Application ID ${id}`,
  receivedAt: (when: string) => `Received ${when}`,
  sent: (when: string) => `Sent ${when}`,
  next: (when: string) => `Next attempt ${when}`,
  nextAttemptNow: 'Next attempt in a moment',
  attempts: (n: number) => selectWordForm(n, '1 attempt', `${n} attempts`),
  openDelivery: (id: number) => `Details of the delivery of application ${id}`,
  retry: 'Try again',
  retryDelivery: (id: number) => `Try again: application ${id}`,
  retried: (id: number) => `Retrying application ${id}.`,
  retryAll: 'Retry all failed',
  retriedAll: (n: number) => selectWordForm(n, 'Retrying 1 delivery.', `Retrying ${n} deliveries.`),
  refresh: 'Refresh',
  detailsTitle: (id: number) => `Delivery of application ${id}`,
  requests: 'Requests and responses',
  request: 'Request',
  response: 'Response',
  noResponse: 'No readable response.',
  noRequests: 'Nothing sent yet.',
  accepted: 'Accepted',
  rejected: 'Rejected',
  facts: { address: 'To', messageId: 'webhook-id', bytes: 'Size', status: 'Status', durationMs: 'Took' },
  bytes: (n: number) => `${n.toLocaleString('en')} bytes`,
  status: (status: number | null) => (status === null ? 'None' : String(status)),
  ms: (n: number) => `${n} ms`,
  message: 'Message',
  messageNote: 'What would be sent now. Files are shown by size only; secret answers are left out.',
  messageHidden: 'Only the client’s administrators can read what applicants wrote.',
  openApplication: 'Open the application',
  close: 'Close',
} as const

/** Texts of the card with the settings that only the SuperUser can change. */
export const superUserSettingsTexts = {
  title: 'Set by the system administrator',
  note: 'The client can see these but not change them.',
  form: 'Maximum data retention',
  days: 'Days after which applications are erased',
  daysNote:
    'A whole number, or never. The client also sets months; the shorter time applies. Older applications are erased in the next daily run.',
  never: 'never',
  saved: 'Maximum data retention saved.',
  managedElsewhere: 'Custom domains and the marketplace’s Advertiser ID are set in User Management',
} as const

/** Names of the rights of an API key. */
export const apiKeyRights = {
  vacancies: 'Write and withdraw vacancies',
  applications: 'Fetch applications',
} as const

/** Errors about API keys, and the text of a revoked key. */
export const apiKeyFaults = {
  many: (maximum: number) => `You already have ${maximum} keys. Revoke one first`,
  revoked: 'Revoked',
} as const
