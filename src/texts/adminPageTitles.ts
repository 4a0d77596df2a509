/** Titles of administrators' pages: apart from those pages' other texts, which only they need. */
export const adminPageTitles = {
  applications: 'Submitted Applications',
  overview: 'Overview',
  vacancies: 'Vacancies',
  vacancy: 'Vacancy',
  questionLibrary: 'Question library',
  settings: 'Settings',
  activity: 'Activity',
  personalData: 'Personal data',
  connections: 'Connections',
  userManagement: 'User Management',
  accountSchema: 'Form fields',
  people: 'People',
} as const
