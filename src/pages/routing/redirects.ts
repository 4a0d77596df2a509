import type { PageRedirect } from '../../schemas/pages/pageDefinition'
import { paths } from './paths'

/** Redirects from alternative URLs [RT-02, RT-04, RT-07, RT-10]. */
export const redirects: PageRedirect[] = [
  { from: '/home', to: paths.home.href() },
  { from: '/job', to: paths.viewJobs.href() },
  { from: '/job/search', to: paths.viewJobs.href() },
  { from: '/applicant', to: paths.home.href() },
  { from: '/user', to: paths.settings.href() },
]
