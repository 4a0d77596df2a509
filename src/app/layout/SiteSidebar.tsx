import './SiteSidebar.css'
import { type ReactNode, Suspense, useMemo } from 'react'
import { useStoreValue } from '../../data/react/useStoreValue'
import { paths } from '../../pages/routing/paths'
import { EoiCard } from '../../pages/shared/content/EoiCard'
import { LocalDay } from '../../pages/shared/dateTime/LocalDay'
import { Skeleton } from '../../pages/shared/feedback/Skeleton'
import { UnknownBlock } from '../../pages/shared/feedback/UnknownBlock'
import { SiteLink } from '../../pages/shared/links/SiteLink'
import { useClient, useSite } from '../../pages/shared/site/SiteContext'
import { PageRenderer } from '../../renderer/page/PageRenderer'
import type { SideBlock } from '../../schemas/blocks/block'
import { getRecentVacancies } from '../../schemas/jobList/recentVacancies'
import { getTextLanguage, toLangAttributes } from '../../schemas/translations/localizeText'
import { getEnglishLangAttributes } from '../../texts/language/language'
import { layoutTexts } from '../../texts/public/site.texts'
import { WithBlockList } from '../page/WithBlockList'

/** The client's own content, the Expression of Interest and the newest jobs [LY-06]. */
export function SiteSidebar(): ReactNode {
  const { config, settings, sidebarHtml } = useClient()
  return (
    <aside className="fy-sidebar fy-no-print fy-grid fy-gap-5 fy-top" aria-label={layoutTexts.sidebar}>
      {config.sidebarBlocks.length > 0 ? (
        <Suspense fallback={<Skeleton card lines={5} />}>
          <SideBlocks blocks={config.sidebarBlocks} />
        </Suspense>
      ) : sidebarHtml ? (
        <div
          {...getEnglishLangAttributes()}
          className="fy-inset-5 fy-break fy-sidebar__own fy-soft fy-rich fy-card"
          // biome-ignore lint/security/noDangerouslySetInnerHtml: the server sanitizes every sidebar that it sends.
          dangerouslySetInnerHTML={{ __html: sidebarHtml }}
        />
      ) : null}
      {settings.canShowEoi ? <EoiCard /> : null}
      {settings.canShowRecentJobs ? <RecentJobs /> : null}
    </aside>
  )
}

/** The client's own blocks in the sidebar. */
function SideBlocks({ blocks }: { blocks: readonly SideBlock[] }): ReactNode {
  return (
    <div className="fy-sidebar__blocks fy-shrink">
      <WithBlockList blocks={blocks}>
        {(registry) => (
          <PageRenderer
            blocks={blocks}
            registry={registry}
            renderFallback={() => <Skeleton card lines={5} />}
            renderUnknown={(type) => <UnknownBlock type={type} />}
          />
        )}
      </WithBlockList>
    </div>
  )
}

/** 'Recently Added Jobs': the five newest vacancies [LY-07]. */
function RecentJobs(): ReactNode {
  const { store } = useSite().vacancies
  const vacancies = useStoreValue(store, ({ list, part }) => list ?? part?.newest ?? null)
  const recentVacancies = useMemo(() => getRecentVacancies(vacancies ?? []), [vacancies])
  if (vacancies === null) return <Skeleton card lines={5} />
  if (recentVacancies.length === 0) return null
  return (
    <section className="fy-inset-5 fy-break fy-card">
      <h2>{layoutTexts.recentJobs}</h2>
      <ul className="fy-recent fy-stack fy-gap-3">
        {recentVacancies.map((job) => (
          <li key={job.id}>
            <SiteLink className="fy-recent__job" href={paths.jobDetails.href(job.guid)}>
              <span {...toLangAttributes(getTextLanguage(job, 'name'))}>{job.name}</span>
            </SiteLink>
            <p className="fy-soft fy-extra-small">
              <bdi>{job.location}</bdi> <LocalDay timestamp={job.dateAdvertised} />
            </p>
          </li>
        ))}
      </ul>
    </section>
  )
}
