import { selectCount } from '../language/language'
import { adminPageTitles } from './adminPageTitles.texts'

/** Retention of applications. */
export const retentionTexts = {
  title: 'How long applications are kept',
  note: 'Older applications are erased at night, with their documents. Those on their way to the back-office stay until they are there.',
  label: 'Months',
  labelNote: 'From 1 to 120. Leave it empty to keep applications for ever.',
  forEver: 'for ever',
  months: (n: number) => `${n} ${selectCount(n, 'month', 'months')}`,
  operator: (days: number) => `Whoever runs this installation has set ${days} days; the shorter time counts.`,
  goes: (n: number, oldest: string) =>
    `${n} ${selectCount(n, 'application', 'applications')} would be erased at night, the oldest of ${oldest}.`,
  wrong: 'Must be a whole number from 1 to 120',
  save: 'Set how long',
  confirm: 'Erase older applications?',
  confirmAction: 'Keep it so',
  cancel: 'Cancel',
  saved: 'What is kept, and how long, has been updated.',
  failed: 'It could not be saved. Please try again.',
} as const

/** All that a client has of one person. */
export const personalDataTexts = {
  title: adminPageTitles.personalData,
  note: 'Find all that applicants of one e-mail address have sent, give it to them, or erase it.',
  form: 'Find a person',
  email: 'Email',
  find: 'Find',
  found: (n: number, email: string) => `${n} ${selectCount(n, 'application', 'applications')} of ${email}`,
  none: 'Nothing is stored of this address',
  noneText: 'No application came from it, or all were erased.',
  alerts: (n: number) => `${n} ${selectCount(n, 'job alert', 'job alerts')}: new jobs by mail`,
  documents: (n: number) => `${n} ${selectCount(n, 'document', 'documents')}`,
  unsent: 'not sent to the back-office yet',
  waits: (n: number) =>
    selectCount(
      n,
      'One application has not reached the back-office yet, and will not once it is erased.',
      `${n} applications have not reached the back-office yet, and will not once they are erased.`,
    ),
  export: 'Export everything',
  exporting: 'Exporting…',
  exportFile: 'personal-data.json',
  exportFailed: 'The data could not be exported. Please try again.',
  failed: 'This person could not be looked up. Please try again.',
  erase: 'Erase everything',
  eraseText:
    'The applications and their documents are erased, what waits to be sent, and job alerts. This can not be undone. What a back-office has received it must erase itself.',
  confirmTitle: (email: string) => `Erase everything of ${email}`,
  confirmLabel: (email: string) => `Type the email address, ${email}, to confirm`,
  cancel: 'Cancel',
  eraseFailed: 'The data could not be erased. Please try again.',
  erased: 'Erased',
  proof: (n: number, at: string) => `Proof ${n}: erased on ${at}`,
  proofCounts: (applications: number, documents: number) =>
    `${applications} ${selectCount(applications, 'application', 'applications')}, ${documents} ${selectCount(documents, 'document', 'documents')}`,
  proofNote: 'The proof names nobody: its hash can be found by the address alone.',
} as const
