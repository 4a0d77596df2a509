/**
 * Titles of administrators' pages. They are in a separate file, because every page needs them; other texts are needed
 * by a single page.
 */
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

/**
 * Title of the studio. It is separate from the studio's other texts, because the server and links on other pages need
 * it.
 */
export const studioTitle = 'Site studio'

/** Title of the playground. In development the route needs it before the page's texts are loaded. */
export const playgroundTitle = 'Playground'

/** Title of the page that the link in a notification mail leads to. */
export const notificationPageTitle = 'Application notifications'
