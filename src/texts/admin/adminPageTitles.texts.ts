/** Titles of administrators' pages: apart from those pages' other texts, which only they need. */
export const adminPageTitles = {
  applications: 'Submitted Applications',
  overview: 'Overview',
  vacancies: 'Vacancies',
  vacancy: 'Vacancy',
  questionLibrary: 'Question library',
  settings: 'Settings',
  yourAccount: 'Your account',
  activity: 'Activity',
  personalData: 'Personal data',
  connections: 'Connections',
  userManagement: 'User Management',
  accountSchema: 'Form fields',
  people: 'People',
} as const

/** Apart from the studio's other texts: the server says it in the page's head, and other pages lead there. */
export const studioTitle = 'Site studio'

/** In development the route needs it before the page's own texts are loaded. */
export const playgroundTitle = 'Playground'

/** Title of the page that the link in a notification mail leads to. */
export const notificationPageTitle = 'Notices of applications'
