import type { AdvertisedJob } from '../../repositories/vacancies/advertisedJobs'
import { type Employer, jobUrl } from './publicJob'

/** The jobs as a program reads them: the list items of the API, each with its page, its texts and its last change. */
export function jobsJson(employer: Employer, jobs: readonly AdvertisedJob[]) {
  return {
    company: employer.client.company,
    url: `${employer.origin}/`,
    jobs: jobs.map((job) => ({ ...job, url: jobUrl(employer, job) })),
  }
}
