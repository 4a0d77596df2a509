import { selectCount } from '../language/language'

/** Application statuses, as reviewers see them. */
export const stateNames = {
  received: 'Received',
  'in review': 'In review',
  interview: 'Interview',
  'not this time': 'Not this time',
  hired: 'Hired',
  withdrawn: 'Withdrawn',
} as const

const dear = 'Dear {name},\n\n'
const end = '\n\nKind regards,\n{company}'

/** What is said with each state until a client says it otherwise. */
export const stateTemplates = {
  received: {
    subject: 'Your application for {job} at {company}',
    text: `${dear}your application for {job}, reference {reference}, is with us again, and nothing has been decided.${end}`,
  },
  'in review': {
    subject: 'We are reading your application for {job}',
    text: `${dear}your application for {job}, reference {reference}, is being read. You hear from us again when there is something to tell.${end}`,
  },
  interview: {
    subject: 'We would like to meet you: {job} at {company}',
    text: `${dear}thank you for your application for {job}, reference {reference}. We would like to talk with you, and will be in touch to find a time.${end}`,
  },
  'not this time': {
    subject: 'Your application for {job} at {company}',
    text: `${dear}thank you for applying for {job}, reference {reference}, and for the time that you gave to it. This time we go on with other applicants.\n\nWe wish you well, and would be glad to hear from you again.${end}`,
  },
  hired: {
    subject: 'Welcome to {company}: {job}',
    text: `${dear}we are glad that you join us as {job}, reference {reference}. You hear from us about your first days.${end}`,
  },
}

/** Where states are set and what was said is read. */
export const answerTexts = {
  title: (n: number) => selectCount(n, 'Answer 1 application', `Answer ${n} applications`),
  open: 'Set state',
  openSelected: (n: number) => `Answer ${n} selected`,
  state: 'State',
  allStates: 'All states',
  say: 'Send these words',
  byMail:
    'They go by mail a minute from now, and stand on the applicant’s link. Until then this can be undone.',
  byLink: 'No mail is sent from this site: applicants see the state, and these words, on their link alone.',
  silent: 'Applicants see the new state on their link, without a word.',
  subject: 'Subject',
  text: 'Words',
  placeholders: 'These stand for what differs: {name}, {job}, {company}, {reference}.',
  shown: (name: string, language: string) => `As ${name} reads it (${language})`,
  spoken: (language: string, n: number) =>
    `${language}: ${n} ${selectCount(n, 'application', 'applications')}`,
  inLanguage: (label: string, language: string) => `${label} (${language})`,
  unknown: (which: string) => `There is no placeholder ${which}.`,
  lacking: (which: string) => `The own words have ${which}; these lack it.`,
  noJob: 'Nothing here says which job it is about: {job} or {reference} would.',
  empty: 'Words that are sent need a subject and a text.',
  set: 'Set the state',
  setting: 'Setting…',
  cancel: 'Cancel',
  failed: 'The state could not be set. Please try again.',
  done: (n: number, state: keyof typeof stateNames) =>
    `${n} ${selectCount(n, 'application is', 'applications are')} now: ${stateNames[state]}.`,
  notDone: {
    unchanged: (n: number) => `${n} stood so before.`,
    withdrawn: (n: number) =>
      `${n} ${selectCount(n, 'was', 'were')} withdrawn by the applicant and ${selectCount(n, 'stays', 'stay')} so.`,
    'not-found': (n: number) => `${n} ${selectCount(n, 'is', 'are')} not there any more.`,
    failed: (n: number) => `${n} could not be set.`,
  },
  undo: 'Undo',
  dismiss: 'Put away',
  undone: (n: number) => `${n} ${selectCount(n, 'stands', 'stand')} as before.`,
  undoneSent: (n: number) => `Of ${n} the mail had gone: write to them.`,
  undoneChanged: (n: number) =>
    `${n} ${selectCount(n, 'was', 'were')} set anew meanwhile and ${selectCount(n, 'stays', 'stay')} so.`,
  undoFailed: 'It could not be undone. Please try again.',
  history: 'History',
  told: {
    mail: 'told by mail and on the link',
    link: 'shown on the link',
  },
  backOffice: 'Back-office',
} as const

/** Message templates to applicants, in the settings. */
export const stateTemplatesTexts = {
  title: 'Words to applicants',
  note: 'What is said when the state of an application changes, in the language that it was applied in. It is shown, and can be changed, before it goes out.',
  save: 'Set these words',
  language: 'Language',
  asTheyCome: 'As they come',
  wrong: (place: string, fault: string) => `${place}: ${fault}`,
  saved: 'The words to applicants are saved.',
  failed: 'The words could not be saved. Please try again.',
} as const
