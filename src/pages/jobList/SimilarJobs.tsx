import type { ReactNode } from 'react'
import { findCloseMatches } from '../../schemas/jobList/closeMatches'
import type { VacancyFilters } from '../../schemas/jobList/vacancyFilters'
import type { VacancyListItem } from '../../schemas/vacancies/vacancy'
import { jobFilterTexts } from '../../texts/public/jobFilter.texts'
import { JobLink } from './JobLink'
import './SimilarJobs.css'

interface SimilarJobsProps {
  vacancies: VacancyListItem[]
  filters: VacancyFilters
}

/** Links to jobs that are close to a search without results; nothing if there are none. */
export function SimilarJobs({ vacancies, filters }: SimilarJobsProps): ReactNode {
  const jobs = findCloseMatches(vacancies, filters)
  return jobs.length === 0 ? null : (
    <section className="fy-similar-jobs fy-stack fy-gap-3">
      <h2>{jobFilterTexts.similarJobs}</h2>
      <ul className="fy-grid fy-gap-2 fy-plain-list">
        {jobs.map((job) => (
          <li key={job.id}>
            <JobLink vacancy={job} />
            <span className="fy-note">{job.location}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}
