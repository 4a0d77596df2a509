import { selectWordForm } from '../language/language'
import { adminPageTitles } from './adminPageTitles.texts'

/** Retention of applications. */
export const retentionTexts = {
  title: 'Data retention',
  note: 'Older applications are deleted within a day, with their documents. Those still being sent to the back-office are kept until they arrive or all attempts have failed.',
  label: 'Months',
  labelNote: '1 to 120. Leave blank to set no limit.',
  forever: 'forever',
  months: (n: number) => `${n} ${selectWordForm(n, 'month', 'months')}`,
  maximumRetention: (days: number) => `Your system administrator set ${days} days. The shorter time applies.`,
  deletionPreview: (n: number, oldest: string) =>
    `${n} ${selectWordForm(n, 'application', 'applications')} would be deleted within a day, the oldest from ${oldest}.`,
  invalid: 'Must be a whole number from 1 to 120',
  confirm: 'Delete older applications?',
  confirmAction: 'Confirm',
  saved: 'Data retention saved.',
  failed: 'Couldn’t save. Try again.',
} as const

/** Texts of finding, exporting and erasing the data of one person. */
export const personalDataTexts = {
  title: adminPageTitles.personalData,
  note: 'Find, export or erase everything sent from one email address.',
  form: 'Find a person',
  email: 'Email',
  search: 'Find',
  foundTitle: (n: number, email: string) =>
    `${n} ${selectWordForm(n, 'application', 'applications')} from ${email}`,
  none: 'No data found for this address',
  noneText: 'No application was sent from it, or all were erased.',
  alerts: (n: number) => `${n} ${selectWordForm(n, 'job alert', 'job alerts')}`,
  documents: (n: number) => `${n} ${selectWordForm(n, 'document', 'documents')}`,
  unsent: 'not sent to the back-office yet',
  unsentWaiting: (n: number) =>
    selectWordForm(
      n,
      '1 application has not reached the back-office. If you erase it, it never will.',
      `${n} applications have not reached the back-office. If you erase them, they never will.`,
    ),
  export: 'Export everything',
  exporting: 'Exporting…',
  exportFile: 'personal-data.json',
  exportFailed: 'Couldn’t export the data. Try again.',
  failed: 'Couldn’t look up this person. Try again.',
  erase: 'Erase everything',
  eraseText:
    'This erases the applications, their documents, pending deliveries and job alerts. It can’t be undone. Copies in a back-office must be erased there.',
  confirmTitle: (email: string) => `Erase everything from ${email}`,
  confirmLabel: (email: string) => `Type the email address, ${email}, to confirm`,
  eraseFailed: 'Couldn’t erase the data. Try again.',
  erased: 'Erased',
  erasureProof: (n: number, at: string) => `Proof ${n}: erased on ${at}`,
  proofCounts: (applications: number, documents: number) =>
    `${applications} ${selectWordForm(applications, 'application', 'applications')}, ${documents} ${selectWordForm(documents, 'document', 'documents')}`,
  proofNote: 'This record holds no personal data. Only the original address can match it.',
} as const
