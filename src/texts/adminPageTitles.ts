/** Titles of administrators' pages: apart from those pages' other texts, which only they need. */
export const adminPageTitles = {
  vacancies: 'Vacancies',
  vacancy: 'Vacancy',
  settings: 'Settings',
  activity: 'Activity',
  personalData: 'Personal data',
  userManagement: 'User Management',
  accountSchema: 'Form fields',
} as const
