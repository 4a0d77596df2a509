import type { ReactNode } from 'react'
import { useStoreValue } from '../../data/react/useStoreValue'
import type { BlockProps } from '../../schemas/blocks/block'
import { getRecentVacancies } from '../../schemas/jobList/recentVacancies'
import { getLangAttributes, getTextLanguage, toLangAttributes } from '../../schemas/translations/localizeText'
import { pageBlockTexts } from '../../texts/public/pageBlocks.texts'
import { JobLink } from '../jobList/JobLink'
import { LocalDay } from '../shared/dateTime/LocalDay'
import { Skeleton } from '../shared/feedback/Skeleton'
import { useSite } from '../shared/site/SiteContext'
import { ContentSection } from './ContentSection'
import './NewestJobsBlock.css'

/** The newest jobs as cards. */
export function NewestJobsBlock(block: BlockProps<'newestJobs'>): ReactNode {
  const { title = pageBlockTexts.newestJobs, count = 3 } = block
  const { store } = useSite().vacancies
  const vacancies = useStoreValue(store, ({ list, part }) => list ?? part?.newest ?? null)
  const jobs = vacancies && getRecentVacancies(vacancies, count)
  return (
    <ContentSection kind="newest-jobs">
      <section className="fy-newest fy-stack fy-gap-4">
        <h2 {...getLangAttributes(block, 'title')}>{title}</h2>
        {jobs === null ? <Skeleton lines={3} /> : null}
        {jobs?.length === 0 ? <p className="fy-note">{pageBlockTexts.noJobs}</p> : null}
        {jobs && jobs.length > 0 ? (
          <ul className="fy-newest__jobs fy-grid fy-plain-list fy-gap-4">
            {jobs.map((job) => (
              <li key={job.id} className="fy-newest__job fy-column fy-gap-2 fy-inset-4">
                <JobLink vacancy={job} />
                <p {...toLangAttributes(getTextLanguage(job, 'summary'))} className="fy-newest__summary">
                  {job.summary}
                </p>
                <p className="fy-newest__note fy-note">
                  <bdi>{job.location}</bdi> <LocalDay timestamp={job.dateAdvertised} />
                </p>
              </li>
            ))}
          </ul>
        ) : null}
      </section>
    </ContentSection>
  )
}
