import { defineTexts } from '../language/language'
/**
 * Titles of public pages. They are in a separate file, because every page needs them and the other texts only one.
 */
export const publicPageTitles = defineTexts('publicPageTitles', {
  job: 'Job Details',
  apply: 'Apply',
  received: 'Application received',
  statusPage: 'Your application',
  jobAlert: 'New jobs by mail',
  login: 'Login',
  join: 'Join',
  privacy: 'Privacy',
  notFound: 'Page not found',
})
