import { selectWordForm } from '../language/language'
import { adminPageTitles } from './adminPageTitles.texts'

/** Texts of the list of submitted applications and of one application. */
export const applicationsTexts = {
  title: adminPageTitles.applications,
  eoiTitle: 'Submitted Expressions of Interest',
  submittedDate: 'Submitted',
  vacancyCode: 'Code',
  vacancyName: 'Vacancy',
  location: 'Location',
  applicantName: 'Applicant',
  isSentToConnx: 'Sent',
  empty: 'No applications yet',
  emptyText: 'Applications appear here the moment they are sent.',
  noInterests: 'No Expressions of Interest yet',
  noInterestsText: 'They appear here the moment they are sent.',
  failed: 'Couldn’t load applications',
  failedText: 'Please try again in a moment.',
  total: (n: number) => selectWordForm(n, '1 application', `${n} applications`),
  showing: (from: number, to: number, all: number) => `${from}–${to} of ${all}`,
  openDetails: (name: string) => `Open the application of ${name}`,
  close: 'Close',
  panel: (name: string) => `Application of ${name}`,
  details: 'Application',
  applicationId: (id: number) => `Application ID ${id}`,
  detailsFailed: 'This application could not be loaded',
  noSuchApplication: 'There is no such application.',
  resubmit: 'Resubmit',
  resubmitting: 'Resubmitting…',
  resubmitted: (id: number) => `Application ID: ${id} has been marked for resubmission.`,
  resubmitFailed: 'The application could not be marked for resubmission. Please try again.',
  print: 'Print',
  documents: 'Documents',
  noDocuments: 'No documents came with this application.',
  missing: 'was not received, or was refused.',
  withheld: (name: string) => `The virus scanner rejected ${name}. You can’t open it.`,
  delivery: 'Delivery',
  deliveryState: {
    waiting: 'Waiting to be sent',
    sending: 'Being sent',
    sent: 'Sent',
    failed: 'Not sent',
  },
  noAnswer: 'No answer',
} as const

/** Texts of the filter bar above the list. */
export const applicationFiltersTexts = {
  bar: 'Search and filter applications',
  search: 'Applicant name',
  searchHint: 'Search applicants',
  clear: 'Clear filters',
  reversedDates: 'The first day is after the last one, so no application can match.',
  noMatch: 'No applications match',
} as const

/** The inbox of applications: views, rows and the header of the open application. */
export const inboxTexts = {
  views: 'Views',
  all: 'All',
  unopened: 'Unread',
  failedToday: 'Failed today',
  dueWithinWeek: 'Due within a week',
  overdue: 'Overdue',
  dueAt: (when: string) => `Due ${when}`,
  overdueSince: (day: string) => `Overdue: ${day}`,
  promisedAnswer: 'Promised answer',
  stateAndCount: (state: string, n: number) => `${state} (${n})`,
  comfortableRows: 'Comfortable rows',
  promisedByLabel: 'Promised by',
  kinds: 'Kinds of applications',
  applications: 'Applications',
  expressions: 'Expressions of Interest',
  display: 'Display',
  list: 'List',
  board: 'Board',
  deliveryFailed: (n: number) => `${n} ${selectWordForm(n, 'delivery', 'deliveries')} failed.`,
  deliveryRetrying: (n: number) =>
    selectWordForm(n, '1 delivery is being retried.', `${n} deliveries are being retried.`),
  showFailed: 'Show',
  sendNow: 'Send now',
  sending: 'Sending…',
  source: (channel: string) => `Source: ${channel}`,
  state: {
    waiting: 'Waiting',
    retrying: 'Retrying',
    failed: 'Failed',
    sent: 'Sent',
  },
  withdrawnEarlier: (day: string) => `Applied before, withdrawn on ${day}`,
  newRow: 'Unread',
  leftView: 'No longer in this view',
  leftViewCount: (n: number) =>
    selectWordForm(
      n,
      '1 application is no longer in this view.',
      `${n} applications are no longer in this view.`,
    ),
  refreshList: 'Refresh list',
  back: 'Applications',
  moreActions: (name: string) => `More actions for ${name}`,
  previous: 'Previous application',
  next: 'Next application',
  place: (position: number, of: number) => `${position} of ${of}`,
  shortcutHint: 'next and previous, while the list or an application has the focus',
  email: 'Email',
  phone: 'Telephone',
  applicationLanguage: (language: string) => `applied in ${language}`,
  resume: (name: string) => `Resume: ${name}`,
  resumeFailed: 'Couldn’t show the document. You can download it.',
  resumePage: (page: number, of: number) => `Page ${page} of ${of}`,
  resumeMore: (n: number) =>
    selectWordForm(
      n,
      'Download the document to see 1 more page.',
      `Download the document to see ${n} more pages.`,
    ),
  documentsZip: 'All documents (zip)',
  applicantHeading: 'About the applicant',
} as const

/** The applications as a board of cards, one column per status. */
export const boardTexts = {
  label: 'Applications by status',
  loading: 'Loading…',
  empty: 'No applications',
  more: (n: number) => `Show more (${n})`,
  drag: (name: string) => `Drag ${name}`,
  move: 'Move to…',
  moveApplication: (name: string) => `Move ${name} to another status`,
} as const

/** Texts of the export dialog. */
export const exportTexts = {
  title: 'Export applications',
  open: 'Export',
  columns: 'Columns',
  status: 'Status',
  answers: 'Add a column for every question',
  note: (n: number) =>
    selectWordForm(
      n,
      'Exports the 1 application in this list.',
      `Exports the ${n} applications in this list.`,
    ),
  csv: 'Export CSV',
  xlsx: 'Export Excel',
  formats: 'The Excel file keeps all answers as text, so phone numbers keep their leading zeros.',
  zip: 'Documents as zip',
  making: 'Creating the file…',
  cancel: 'Cancel',
  zipFile: 'documents.zip',
  zipFailed: 'Couldn’t create the zip file. Try again.',
} as const

/** Column headings and cell values of the export. The heading of the date names its time zone as well. */
export const applicationCsvTexts = {
  heads: {
    id: 'Application ID',
    submittedDate: 'Submitted',
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
  sheet: 'Applications',
} as const

/** Texts of the list of documents in a zip file. */
export const zipTexts = {
  list: 'documents.csv',
  heads: ['Application ID', 'Applicant', 'Document', 'In this file', 'Note'],
  withheld: 'Withheld: rejected by the virus scanner',
  hidden: 'Hidden: identity not revealed',
} as const

/** Texts of actions on selected applications and of the document preview. */
export const applicationActionsTexts = {
  exportFile: (format: string) => `applications.${format}`,
  exportFailed: 'Couldn’t create the export. Try again.',
  select: (name: string) => `Select the application of ${name}`,
  selectAll: 'Select all on this page',
  selected: (n: number) => `${n} selected`,
  clearSelection: 'Clear',
  resubmitSelected: (n: number) => `Resubmit ${n} selected`,
  resubmitting: 'Resubmitting…',
  results: { queued: 'Queued again', 'not-found': 'Not found', failed: 'Not queued' },
  resubmitted: (n: number) =>
    selectWordForm(
      n,
      '1 application has been marked for resubmission.',
      `${n} applications have been marked for resubmission.`,
    ),
  notResubmitted: (n: number) =>
    selectWordForm(
      n,
      '1 application could not be marked for resubmission.',
      `${n} applications could not be marked for resubmission.`,
    ),
  preview: (name: string) => `Preview ${name}`,
  closePreview: 'Close',
  openInTab: 'Open in a new tab',
  readyForTab: 'The document is ready. Your browser shows it in a new tab.',
  received: 'Received',
  delivered: 'Delivered',
  attemptFailed: 'Not delivered',
  next: (when: string) => `Next attempt: ${when}`,
  nextAttemptNow: 'Next attempt: as soon as possible',
} as const

/** Notes on an application for colleagues. */
export const noteTexts = {
  title: (n: number) => `Notes (${n})`,
  privacyNote: 'Not shown to the applicant or sent to the back office. Applicants can request a copy.',
  form: 'A note',
  label: 'Note',
  add: 'Add note',
  save: 'Save note',
  cancel: 'Cancel',
  edit: 'Edit',
  editNote: (at: string) => `Edit your note of ${at}`,
  remove: 'Remove',
  removeNote: (at: string) => `Remove your note of ${at}`,
  noteEdited: (at: string) => `changed ${at}`,
  unknownAuthor: 'someone',
  empty: 'Enter a note.',
  failed: 'The note could not be saved. Please try again.',
  removed: 'The note is removed.',
} as const

/** Texts of blind review. */
export const blindReviewTexts = {
  anonymousApplicant: (id: number) => `Applicant ${id}`,
  namesHidden: 'Names are hidden in blind review. Search and sort by other criteria.',
  hidden: 'Name, contact details, age, address and documents are hidden.',
  reveal: 'Reveal identity',
  revealing: 'Showing…',
  revealNote: 'Revealing is logged.',
  failed: 'Couldn’t reveal it. Try again.',
  documents: 'Documents are hidden until you reveal the identity.',
  export:
    'Names, contact details and documents are left out for applicants whose identity you have not revealed.',
} as const

/** Texts of answers to password fields, which are hidden until a reviewer reveals them. */
export const hiddenAnswerTexts = {
  reveal: 'Show',
  hide: 'Hide',
  revealAnswer: (label: string) => `Show the answer to ${label}`,
  hideAnswer: (label: string) => `Hide the answer to ${label}`,
  note: 'Showing the answer is logged.',
  failed: 'The answer could not be shown. Please try again.',
} as const

export const applicationFilterFieldTexts = {
  title: 'Filter applications',
  submittedFrom: 'Submitted from',
  submittedTo: 'Submitted to',
  isSent: 'Sent to back-office',
  sent: 'Sent',
  notSent: 'Not sent',
  delivery: 'Delivery',
  isOpened: 'Read',
  opened: 'Read',
  unopened: 'Unread',
  isInterest: 'Kind',
  interest: 'Expression of Interest',
  application: 'Application for a vacancy',
  vacancy: 'Vacancy',
  unknownVacancy: 'not found',
  vacancyCode: 'Vacancy code',
  vacancyName: 'Vacancy name',
  vacancyLocation: 'Location',
  all: 'All',
} as const
