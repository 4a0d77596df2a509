import { adminPageTitles } from './adminPageTitles'
import { counted } from './language'

const amount = (n: number, one: string, many: string) => `${n} ${counted(n, one, many)}`

/** How things stand: the administrators' overview. */
export const overviewTexts = {
  title: adminPageTitles.overview,
  note: 'Days are counted in UTC.',
  span: 'Look back over',
  days: (n: number) => `${n} days`,
  failed: 'The overview could not be loaded',
  failedText: 'Please try again in a moment.',
  tryAgain: 'Try again',
  now: 'As it stands',
  open: 'Open vacancies',
  scheduled: 'Scheduled',
  drafts: 'Drafts',
  unopened: 'Not yet opened',
  retrying: 'Deliveries tried again',
  undelivered: 'Deliveries that failed',
  byDay: 'Applications by day',
  total: (n: number, days: number) => `${amount(n, 'application', 'applications')} in ${days} days`,
  before: (n: number, days: number) => `${n} in the ${days} days before`,
  most: (n: number) => `Most on one day: ${n}`,
  asTable: 'The numbers as a table',
  day: 'Day',
  applications: 'Applications',
  none: 'No applications came in these days.',
  byJob: 'By job',
  job: 'Job',
  bySource: 'Where they came from',
  source: 'Source',
  sources: 'Links with ?source= or utm_… in their address say where a visitor came from.',
  unsaid: 'Not said',
  leaving: 'Where the form is left',
  leavingOff: 'This is not counted. It can be switched on in the settings, under Site.',
  toSettings: 'To the settings',
  leavingFew: 'Too few forms were opened to say anything without saying too much.',
  leavingNote:
    'Of forms opened with scripts by visitors who may be counted. Numbers below five are left out.',
  leavingTotals: (left: number | null, sent: number | null) =>
    `Left: ${left ?? 'fewer than 5'}. Sent: ${sent ?? 'fewer than 5'}.`,
  question: 'Last question entered',
  left: 'Left there',
  errors: 'Errors shown',
  ofVacancies: 'Questions of single vacancies',
  untouched: 'Before the first question',
  others: 'Others, fewer than five each',
  closing: 'Closing within seven days',
  closes: 'Closes',
  noneClosing: 'Nothing closes within seven days.',
} as const
