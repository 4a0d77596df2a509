import { selectCount } from '../language/language'
import { adminPageTitles, studioTitle } from './adminPageTitles.texts'

/** The bar that leads administrators from page to page. */
export const adminBarTexts = {
  label: 'Administration',
  overview: adminPageTitles.overview,
  vacancies: adminPageTitles.vacancies,
  applications: 'Applications',
  expressions: 'Expressions of Interest',
  settings: 'Settings',
  studio: studioTitle,
  people: adminPageTitles.people,
  personalData: adminPageTitles.personalData,
  connections: adminPageTitles.connections,
  activity: 'Activity',
  users: 'Users',
  unopened: (n: number) => selectCount(n, '1 not yet opened', `${n} not yet opened`),
  accounts: (n: number) => selectCount(n, '1 account', `${n} accounts`),
} as const
