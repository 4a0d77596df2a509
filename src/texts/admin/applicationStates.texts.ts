import { selectWordForm } from '../language/language'

/** Application statuses, as reviewers see them. */
export const stateNames = {
  received: 'New',
  'in review': 'In review',
  interview: 'Interview',
  'not this time': 'Not successful',
  hired: 'Hired',
  withdrawn: 'Withdrawn',
} as const

const dear = 'Dear {name},\n\n'
const end = '\n\nKind regards,\n{company}'

/** Default message templates, by status. */
export const stateTemplates = {
  received: {
    subject: 'Your application for {job} at {company}',
    text: `${dear}Your application for {job} (reference {reference}) is open again. No decision has been made yet.${end}`,
  },
  'in review': {
    subject: 'We’re reviewing your application for {job}',
    text: `${dear}We’re reviewing your application for {job} (reference {reference}). We’ll be in touch when we have news.${end}`,
  },
  interview: {
    subject: 'Interview for {job} at {company}',
    text: `${dear}Thank you for your application for {job} (reference {reference}). We’d like to invite you to an interview and will be in touch to arrange a time.${end}`,
  },
  'not this time': {
    subject: 'Your application for {job} at {company}',
    text: `${dear}Thank you for applying for {job} (reference {reference}) and for the time you put into it. On this occasion we’re going ahead with other candidates.\n\nWe wish you all the best and hope you’ll apply again.${end}`,
  },
  hired: {
    subject: 'Welcome to {company}: {job}',
    text: `${dear}We’re delighted that you’re joining us as {job} (reference {reference}). We’ll be in touch about your first days.${end}`,
  },
}

/** Texts of the dialog that changes a status, and of the status history. */
export const applicationStateTexts = {
  title: (n: number) => selectWordForm(n, 'Update 1 application', `Update ${n} applications`),
  open: 'Change status',
  state: 'Status',
  sendMessage: 'Send a message',
  showOnStatusPage: 'Show a message on the applicant’s status page',
  mail: 'Send the message by email',
  noMail: 'No mail server is set up. Ask your system administrator.',
  mailNote: (status: string) =>
    `Applicants see “${status}” and this message on their status page. The message is also emailed in one minute. You can undo this until then.`,
  statusPageNote: (status: string) => `Applicants see “${status}” and this message on their status page.`,
  statusWithoutMessage: (status: string) =>
    `Applicants see “${status}” on their status page, with no message.`,
  subject: 'Subject',
  text: 'Message',
  placeholders: 'Placeholders: {name}, {job}, {company}, {reference}',
  previewTitle: (name: string, language: string) => `Preview for ${name} (${language})`,
  languageCount: (language: string, n: number) =>
    `${language}: ${n} ${selectWordForm(n, 'application', 'applications')}`,
  labelWithLanguage: (label: string, language: string) => `${label} (${language})`,
  unknown: (which: string) => `Unknown placeholder ${which}.`,
  missingPlaceholders: (which: string) => `Your English text uses ${which}. Add it here too.`,
  noJob: 'Add {job} or {reference} so that applicants know which job this is about.',
  empty: 'Enter a subject and a message.',
  set: 'Change status',
  setting: 'Saving…',
  cancel: 'Cancel',
  failed: 'Couldn’t change the status. Try again.',
  done: (n: number, state: string) =>
    `${n} ${selectWordForm(n, 'application', 'applications')} moved to ${state}.`,
  notDone: {
    unchanged: (n: number) => `${n} ${selectWordForm(n, 'was', 'were')} already in this status.`,
    withdrawn: (n: number) => `${n} not changed: withdrawn by the applicant.`,
    'not-found': (n: number) => `${n} no longer ${selectWordForm(n, 'exists', 'exist')}.`,
    failed: (n: number) => `${n} couldn’t be changed.`,
  },
  undo: 'Undo',
  dismiss: 'Dismiss',
  stateRestored: (n: number) => `${n} ${selectWordForm(n, 'change', 'changes')} undone.`,
  restoredAfterMessage: (n: number) => `${n} ${selectWordForm(n, 'email', 'emails')} had already been sent.`,
  restoredExceptChanged: (n: number) => `${n} not undone: the status has changed again.`,
  undoFailed: 'Couldn’t undo the change. Try again.',
  history: 'History',
  notifiedBy: {
    mail: 'emailed and shown on the status page',
    link: 'shown on the status page',
  },
  backOffice: 'Back-office',
} as const

/** Templates of messages to applicants, in the settings. */
export const stateTemplatesTexts = {
  title: 'Message templates',
  note: 'Offered when an application’s status changes, in the applicant’s language. You can edit each message before it is sent.',
  language: 'Language',
  resetToDefault: 'Reset to default',
  faultAt: (place: string, fault: string) => `${place}: ${fault}`,
  saved: 'Message templates saved.',
  failed: 'Couldn’t save the templates. Try again.',
} as const
