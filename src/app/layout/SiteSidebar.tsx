import { type ReactNode, Suspense } from 'react'
import { EoiCard } from '../../pages/shared/content/EoiCard'
import { Skeleton } from '../../pages/shared/feedback/Skeleton'
import { useClient } from '../../pages/shared/site/SiteContext'
import { getEnglishLangAttributes } from '../../texts/language/language'
import { layoutTexts } from '../../texts/public/site.texts'
import { RecentJobs } from './RecentJobs'
import './SiteSidebar.css'
import { UnknownBlock } from '../../pages/shared/feedback/UnknownBlock'
import { PageRenderer } from '../../renderer/page/PageRenderer'
import type { SideBlock } from '../../schemas/blocks/block'
import { WithBlockList } from '../page/WithBlockList'

/** The client's own content, the Expression of Interest and the newest jobs [LY-06]. */
export function SiteSidebar(): ReactNode {
  const { config, settings, sidebarHtml } = useClient()
  return (
    <aside className="fy-sidebar" aria-label={layoutTexts.sidebar}>
      {config.sidebarBlocks.length > 0 ? (
        <Suspense fallback={<Skeleton card lines={5} />}>
          <SideBlocks blocks={config.sidebarBlocks} />
        </Suspense>
      ) : sidebarHtml ? (
        <div
          {...getEnglishLangAttributes()}
          className="fy-sidebar__card fy-sidebar__own fy-rich fy-card"
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
    <div className="fy-sidebar__blocks">
      <WithBlockList blocks={blocks}>
        {(registry) => (
          <PageRenderer
            blocks={blocks}
            registry={registry}
            fallback={() => <Skeleton card lines={5} />}
            unknown={(type) => <UnknownBlock type={type} />}
          />
        )}
      </WithBlockList>
    </div>
  )
}
