import { inLanguages } from '../language/language'
/** Titles of the pages that everybody may see: apart from those pages' other texts, which only they need. */
export const publicPageTitles = inLanguages('publicPageTitles', {
  job: 'Job Details',
  apply: 'Apply',
  received: 'Application received',
  ownApplication: 'Your application',
  jobAlert: 'New jobs by mail',
  login: 'Login',
  join: 'Join',
  privacy: 'Privacy',
  notFound: 'Page not found',
})
