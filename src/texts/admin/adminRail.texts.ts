import { selectWordForm } from '../language/language'
import { adminPageTitles } from './adminPageTitles.texts'

/** Texts of the administrators' navigation rail. */
export const adminRailTexts = {
  label: 'Administration',
  menu: 'Menu',
  close: 'Close menu',
  hiring: 'Hiring',
  applications: 'Applications',
  vacancies: adminPageTitles.vacancies,
  questionLibrary: adminPageTitles.questionLibrary,
  careersSite: 'Careers site',
  studio: 'Studio',
  form: 'Application form',
  languages: 'Languages',
  embedding: 'Embedding',
  account: 'Account',
  overview: adminPageTitles.overview,
  people: adminPageTitles.people,
  connections: adminPageTitles.connections,
  personalData: adminPageTitles.personalData,
  activity: 'Activity',
  settings: 'Settings',
  clients: 'Clients',
  yourAccount: adminPageTitles.yourAccount,
  viewSite: 'View site',
  unopened: (n: number) => selectWordForm(n, '1 not yet opened', `${n} not yet opened`),
  actingFor: (company: string) => `Acting for ${company}`,
  leave: 'Leave',
  siteSidebar: 'From your careers site',
  shortcuts: 'Keyboard shortcuts',
  closeShortcuts: 'Close',
  useKeys: 'Use keyboard shortcuts',
  useKeysNote: 'Turn them off if you use speech input. You can turn them on again in Your account.',
  shortcutNames: {
    '/': 'Search on this page',
    '?': 'Show this list',
    J: 'Next application',
    K: 'Previous application',
    E: 'Open the row, or change the status',
    'Ctrl + Enter': 'Confirm a dialog',
    Escape: 'Close a dialog or menu',
  },
} as const

/** Texts of the Dashboard's menu, which the specification fixes. */
export const dashboardTexts = {
  availableJobs: 'Available Jobs',
  expressionsOfInterest: 'Expressions of Interest',
  submittedApplications: 'Submitted Applications',
  submittedExpressions: 'Submitted Expressions of Interest',
  settings: 'Settings',
  userManagement: 'User Management',
  logout: 'Logout',
} as const
