import type { ReactNode } from 'react'
import { useStoreValue } from '../../data/useStoreValue'
import { langOf, languageOf, saidIn } from '../../schemas/ownWords/translations'
import type { BlockProps } from '../../schemas/pages/block'
import { recentVacancies } from '../../schemas/vacancyList/recentVacancies'
import { pageBlockTexts } from '../../texts/pageBlocks'
import { JobLink } from '../jobList/JobLink'
import { ContentPiece } from '../parts/ContentPiece'
import { Day } from '../parts/Day'
import { Skeleton } from '../parts/Skeleton'
import { useSite } from '../SiteContext'
import './NewestJobsBlock.css'

/** The jobs that were advertised last, as cards. */
export function NewestJobsBlock(block: BlockProps<'newestJobs'>): ReactNode {
  const { title = pageBlockTexts.newestJobs, count = 3 } = block
  const { store } = useSite().vacancies
  const known = useStoreValue(store, ({ list, part }) => list ?? part?.newest ?? null)
  const jobs = known && recentVacancies(known, count)
  return (
    <ContentPiece kind="newest-jobs">
      <section className="fy-newest">
        <h2 {...saidIn(block, 'title')}>{title}</h2>
        {jobs === null ? <Skeleton lines={3} /> : null}
        {jobs?.length === 0 ? <p className="fy-newest__none">{pageBlockTexts.noJobs}</p> : null}
        {jobs && jobs.length > 0 ? (
          <ul className="fy-newest__jobs">
            {jobs.map((job) => (
              <li key={job.id} className="fy-newest__job">
                <JobLink vacancy={job} />
                <p {...langOf(languageOf(job, 'summary'))} className="fy-newest__summary">
                  {job.summary}
                </p>
                <p className="fy-newest__note">
                  {job.location} · <Day moment={job.dateAdvertised} />
                </p>
              </li>
            ))}
          </ul>
        ) : null}
      </section>
    </ContentPiece>
  )
}
