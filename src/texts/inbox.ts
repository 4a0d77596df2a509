import { counted } from './language'

/** Around the list of applications as an inbox: its views, its rows, what stands at the head of one that is open. */
export const inboxTexts = {
  views: 'Views',
  all: 'All',
  unopened: 'Not yet opened',
  retrying: 'Retrying',
  failed: 'Failed',
  failedToday: 'Failed today',
  dueSoon: 'Due within a week',
  overdue: 'Overdue',
  due: (when: string) => `Due ${when}`,
  overdueSince: (day: string) => `Overdue: ${day}`,
  answerBy: 'Promised answer',
  stateAndCount: (state: string, n: number) => `${state} (${n})`,
  roomy: 'Roomy rows',
  state: {
    waiting: 'Waiting',
    retrying: 'Retrying',
    failed: 'Failed',
    sent: 'Sent',
  },
  withdrawn: 'Withdrawn',
  newRow: 'Not yet opened',
  back: 'Applications',
  previous: 'Previous application',
  next: 'Next application',
  place: (at: number, of: number) => `${at} of ${of}`,
  keys: 'next and previous, while the list or an application has the focus',
  email: 'Email',
  phone: 'Telephone',
  appliedIn: (language: string) => `applied in ${language}`,
  resume: (name: string) => `Resume: ${name}`,
  resumeLoading: 'The document is being opened…',
  resumeFailed: 'The document could not be shown. It can be downloaded.',
  resumePage: (page: number, of: number) => `Page ${page} of ${of}`,
  resumeMore: (n: number) => `${n} more pages are in the document itself.`,
  documentsZip: 'All documents (zip)',
  aboutApplicant: 'About the applicant',
} as const

/** The dialog by which applications are taken away as files. */
export const exportTexts = {
  title: 'Export applications',
  open: 'Export',
  columns: 'Columns',
  answers: 'Add a column for every question',
  note: (n: number) => counted(n, 'The 1 application of this list.', `The ${n} applications of this list.`),
  csv: 'Export CSV',
  zip: 'Documents as zip',
  making: 'Making the file…',
  cancel: 'Cancel',
  zipFile: 'documents.zip',
  zipFailed: 'The documents could not be put together. Please try again.',
  tooMuch:
    'One zip file holds the documents of at most 500 applications, and 500 MB. Please narrow the filters.',
} as const
