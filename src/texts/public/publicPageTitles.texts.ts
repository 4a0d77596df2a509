import { defineTexts } from '../language/language'
/**
 * Titles of public pages. They are in a separate file, because every page needs them; other texts are needed by a
 * single page.
 */
export const publicPageTitles = defineTexts('publicPageTitles', {
  job: 'Job Details',
  apply: 'Apply',
  received: 'Application received',
  statusPage: 'Your application',
  jobAlert: 'Job alerts',
  login: 'Login',
  join: 'Join',
  privacy: 'Privacy',
  notFound: 'Page not found',
})
