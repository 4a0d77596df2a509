import { inLanguages } from './language'
import { publicPageTitles } from './publicPageTitles'
/** Texts of the page of an address that leads nowhere. */
export const notFoundTexts = inLanguages('notFoundTexts', {
  title: publicPageTitles.notFound,
  text: 'There is nothing at this address. It may have moved, or the link may be incomplete.',
  toJobs: 'Go to Available Jobs',
})
