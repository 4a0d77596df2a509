/** Titles of administrators' pages: apart from those pages' other texts, which only they need. */
export const adminPageTitles = {
  settings: 'Settings',
  activity: 'Activity',
  userManagement: 'User Management',
  accountSchema: 'Form fields',
} as const
