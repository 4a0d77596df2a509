import { Send } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link, useSearchParams } from 'react-router-dom'
import { createApplicationCounts, getCountKey } from '../../../data/applications/applicationCounts.store'
import { createApplications } from '../../../data/applications/applications.store'
import { useStoreValue } from '../../../data/react/useStoreValue'
import { applicationsTexts, inboxTexts as texts } from '../../../texts/admin/applications.texts'
import { Button } from '../../../widgets/shared/Button'
import { Notice } from '../../shared/feedback/Notice'
import { useAction } from '../../shared/feedback/useAction'
import { useSiteService } from '../../shared/site/SiteContext'
import { writeApplicationsQuery } from '../query/applicationsQuery'

/**
 * Notice of deliveries that failed or are being retried; nothing if there are none. Its button sends the failed ones
 * again, at most 100 at a time.
 */
export function DeliveryProblems(): ReactNode {
  const applications = useSiteService(createApplications)
  const counts = useSiteService(createApplicationCounts)
  const loadedCounts = useStoreValue(counts.store, (state) => state[getCountKey({})])
  const [search] = useSearchParams()
  const [isBusy, run] = useAction('resubmit')
  if (!loadedCounts || loadedCounts.failed + loadedCounts.retrying === 0) return null
  const sendNow = () =>
    run(applicationsTexts.resubmitFailed, async () => {
      await applications.resubmitFailed()
      await Promise.all([counts.load({}), applications.refresh()])
    })
  const problemsHref = writeApplicationsQuery(search, {
    filters: { delivery: loadedCounts.failed > 0 ? 'failed' : 'retrying' },
    id: null,
  })
  return (
    <div className="fy-delivery-problems">
      <Notice type={loadedCounts.failed > 0 ? 'error' : 'warning'}>
        <div className="fy-cluster fy-gap-2-4">
          <span>
            {loadedCounts.failed > 0
              ? texts.deliveryFailed(loadedCounts.failed)
              : texts.deliveryRetrying(loadedCounts.retrying)}
          </span>
          <Link to={problemsHref} state={{ keepScroll: true }}>
            {texts.showFailed}
          </Link>
          {loadedCounts.failed > 0 ? (
            <Button size="small" disabled={isBusy} onClick={() => void sendNow()}>
              <Send aria-hidden="true" />
              {isBusy ? texts.sending : texts.sendNow}
            </Button>
          ) : null}
        </div>
      </Notice>
    </div>
  )
}
