import { type ReactNode, useMemo } from 'react'
import { useStoreValue } from '../../data/useStoreValue'
import { Day } from '../../pages/parts/Day'
import { SiteLink } from '../../pages/parts/SiteLink'
import { Skeleton } from '../../pages/parts/Skeleton'
import { paths } from '../../pages/paths'
import { useSite } from '../../pages/SiteContext'
import { langOf, languageOf } from '../../schemas/ownWords/translations'
import { recentVacancies } from '../../schemas/vacancyList/recentVacancies'
import { layoutTexts } from '../../texts/site'
import './RecentJobs.css'

/** 'Recently Added Jobs': the newest five [LY-07]. */
export function RecentJobs(): ReactNode {
  const { store } = useSite().vacancies
  const known = useStoreValue(store, ({ list, part }) => list ?? part?.newest ?? null)
  const recent = useMemo(() => recentVacancies(known ?? []), [known])
  if (known === null) return <Skeleton card lines={5} />
  if (recent.length === 0) return null
  return (
    <section className="fy-sidebar__card fy-card">
      <h2>{layoutTexts.recentJobs}</h2>
      <ul className="fy-recent">
        {recent.map((job) => (
          <li key={job.id}>
            <SiteLink className="fy-recent__job" href={paths.jobDetails.href(job.guid)}>
              <span {...langOf(languageOf(job, 'name'))}>{job.name}</span>
            </SiteLink>
            <p className="fy-recent__note">
              <bdi>{job.location}</bdi> · <Day moment={job.dateAdvertised} />
            </p>
          </li>
        ))}
      </ul>
    </section>
  )
}
