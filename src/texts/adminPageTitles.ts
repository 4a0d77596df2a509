/** Titles of administrators' pages: apart from those pages' other texts, which only they need. */
export const adminPageTitles = {
  settings: 'Settings',
  userManagement: 'User Management',
  accountSchema: 'Form fields',
} as const
