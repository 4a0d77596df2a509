import { type ReactNode, useMemo } from 'react'
import { useStoreValue } from '../../data/react/useStoreValue'
import { paths } from '../../pages/routing/paths'
import { LocalDay } from '../../pages/shared/dateTime/LocalDay'
import { Skeleton } from '../../pages/shared/feedback/Skeleton'
import { SiteLink } from '../../pages/shared/links/SiteLink'
import { useSite } from '../../pages/shared/site/SiteContext'
import { getRecentVacancies } from '../../schemas/jobList/recentVacancies'
import { getTextLanguage, toLangAttributes } from '../../schemas/translations/localizeText'
import { layoutTexts } from '../../texts/public/site.texts'
import './RecentJobs.css'

/** 'Recently Added Jobs': the five newest vacancies [LY-07]. */
export function RecentJobs(): ReactNode {
  const { store } = useSite().vacancies
  const vacancies = useStoreValue(store, ({ list, part }) => list ?? part?.newest ?? null)
  const recent = useMemo(() => getRecentVacancies(vacancies ?? []), [vacancies])
  if (vacancies === null) return <Skeleton card lines={5} />
  if (recent.length === 0) return null
  return (
    <section className="fy-sidebar__card fy-card">
      <h2>{layoutTexts.recentJobs}</h2>
      <ul className="fy-recent">
        {recent.map((job) => (
          <li key={job.id}>
            <SiteLink className="fy-recent__job" href={paths.jobDetails.href(job.guid)}>
              <span {...toLangAttributes(getTextLanguage(job, 'name'))}>{job.name}</span>
            </SiteLink>
            <p className="fy-recent__note">
              <bdi>{job.location}</bdi> · <LocalDay moment={job.dateAdvertised} />
            </p>
          </li>
        ))}
      </ul>
    </section>
  )
}
