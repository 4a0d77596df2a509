import { RefreshCw } from 'lucide-react'
import type { ReactNode } from 'react'
import { useSearchParams } from 'react-router-dom'
import { createApplicationCounts, getCountScope } from '../../../data/applications/applicationCounts.store'
import type { ApplicationQuery } from '../../../data/applications/applicationParams'
import { createApplications } from '../../../data/applications/applications.store'
import type { ListedApplication } from '../../../schemas/applications/application'
import { inboxTexts as texts } from '../../../texts/admin/applications.texts'
import { Button } from '../../../widgets/shared/Button'
import { useSiteService } from '../../shared/site/SiteContext'
import { writeApplicationsQuery } from '../query/applicationsQuery'
import '../../shared/table/SelectionBar.css'

interface RefreshListProps {
  query: ApplicationQuery
  /** The rows on the current page. */
  visibleApplications: readonly ListedApplication[]
}

/** Shows how many rows no longer match the view, with a button that reloads the list from its first page. */
export function RefreshList({ query, visibleApplications }: RefreshListProps): ReactNode {
  const applications = useSiteService(createApplications)
  const counts = useSiteService(createApplicationCounts)
  const [, setSearch] = useSearchParams()
  const outdatedCount = visibleApplications.filter(({ isInView }) => !isInView).length
  const refresh = () => {
    void counts.load(getCountScope(query.filters))
    if (query.page === 1) void applications.refresh()
    else {
      applications.markListAsLeft()
      setSearch((current) => writeApplicationsQuery(current, { page: 1 }))
    }
    // The button disappears, so the focus moves to the heading.
    document.querySelector('h1')?.focus({ preventScroll: true })
  }
  return (
    <div className="fy-selection" role="status">
      {outdatedCount > 0 ? (
        <div className="fy-selection__bar fy-card">
          <span>{texts.leftViewCount(outdatedCount)}</span>
          <Button size="small" onClick={refresh}>
            <RefreshCw aria-hidden="true" />
            {texts.refreshList}
          </Button>
        </div>
      ) : null}
    </div>
  )
}
