import { counted } from './language'

/** The columns of the export, and what stands in them. */
export const applicationCsvTexts = {
  heads: {
    id: 'Application ID',
    submittedDate: 'Submitted (UTC)',
    vacancyCode: 'Code',
    vacancyName: 'Vacancy',
    location: 'Location',
    applicantName: 'Applicant',
    isSentToConnx: 'Sent',
    state: 'State',
    language: 'Language',
  },
  yes: 'Yes',
  no: 'No',
} as const

/** The list that lies in a zip file of documents. */
export const zipTexts = {
  list: 'documents.csv',
  heads: ['Application ID', 'Applicant', 'Document', 'In this file', 'Note'],
  withheld: 'Withheld: the scanner found something in it',
  hidden: 'Hidden: who it is has not been shown to you',
} as const

/** Exporting, resubmitting several, looking at a document. */
export const applicationActionsTexts = {
  exportFile: 'applications.csv',
  exportFailed: 'The export could not be made. Please try again.',
  select: (name: string) => `Select the application of ${name}`,
  selectAll: 'Select all on this page',
  selected: (n: number) => `${n} selected`,
  clearSelection: 'Clear selection',
  resubmitSelected: (n: number) => `Resubmit ${n} selected`,
  resubmitting: 'Resubmitting…',
  results: { queued: 'Queued again', 'not-found': 'Not found', failed: 'Not queued' },
  resubmitted: (n: number) =>
    counted(
      n,
      '1 application has been marked for resubmission.',
      `${n} applications have been marked for resubmission.`,
    ),
  notResubmitted: (n: number) =>
    counted(
      n,
      '1 application could not be marked for resubmission.',
      `${n} applications could not be marked for resubmission.`,
    ),
  preview: (name: string) => `Preview ${name}`,
  closePreview: 'Close',
  openInTab: 'Open in a new tab',
  readyForTab: 'The document is here. Your browser shows it in a tab of its own.',
  received: 'Received',
  delivered: 'Delivered',
  attemptFailed: 'Not delivered',
  next: (when: string) => `Next try: ${when}`,
  nextNow: 'Next try: as soon as can be',
} as const
