import { adminPageTitles } from './adminPageTitles'

/** Whatever is written down, in words; the keys are what is stored. */
export const auditActions = {
  'signed in': 'Signed in',
  'sign-in failed': 'Sign-in failed',
  'call refused': 'Call refused',
  'application viewed': 'Application viewed',
  'document opened': 'Document opened',
  'applications exported': 'Applications exported',
  'activity exported': 'Activity exported',
  'application resubmitted': 'Application resubmitted',
  'delivery retried': 'Delivery retried',
  'settings changed': 'Settings changed',
  'form fields changed': 'Form fields changed',
  'form fields brought back': 'Form fields brought back',
  'account created': 'Account created',
  'account changed': 'Account changed',
  'account deleted': 'Account deleted',
  'account decommissioned': 'Account decommissioned',
  'account reinstated': 'Account reinstated',
  'password changed': 'Password changed',
  'vacancy created': 'Vacancy created',
  'vacancy replaced': 'Vacancy replaced',
  'vacancy withdrawn': 'Vacancy withdrawn',
  'person erased': 'Person erased',
  'applications outlived': 'Applications erased, kept long enough',
} as const

/** What can be done that is written down. */
export type AuditAction = keyof typeof auditActions

/** What administrators did, and when. */
export const activityTexts = {
  title: adminPageTitles.activity,
  note: 'Who signed in, read and changed what, and when. Nobody can change it; it is kept for about a year.',
  noteAll:
    'What was done at all clients, by whom and when. Nobody can change it; it is kept for about a year.',
  link: 'Activity',
  when: 'When',
  who: 'Who',
  what: 'What',
  client: 'Client',
  everyClient: 'All clients',
  nobody: 'The system',
  unknownUser: 'Unknown user',
  fromNetwork: (network: string) => `from ${network}`,
  everything: 'Everything',
  from: 'From day',
  to: 'To day',
  filters: 'Filter the activity',
  empty: 'Nothing was done',
  emptyText: 'Nothing fits the filter, or nothing has been done yet.',
  export: 'Export as CSV',
  exporting: 'Exporting…',
  exportFile: 'activity.csv',
  exportFailed: 'The activity could not be exported. Please try again.',
  csvHeads: ['When', 'Who', 'From', 'What', 'Which', 'Client', 'Changes'],
  failed: 'The activity could not be loaded',
  failedText: 'Please try again in a moment.',
  tryAgain: 'Try again',
  showing: (from: number, to: number, all: number) => `${from}–${to} of ${all}`,
  actions: auditActions,
  application: (id: string) => `Application ID ${id}`,
  document: (id: string) => `Document ID ${id}`,
  broughtBack: (version: string) => `Version ${version} brought back`,
} as const
