import { ArrowLeft, X } from 'lucide-react'
import { type ReactNode, useEffect, useMemo } from 'react'
import { Link, useSearchParams } from 'react-router-dom'
import { createApplicationCounts } from '../../../data/applications/applicationCounts.store'
import { createApplications } from '../../../data/applications/applications.store'
import { useStoreValue } from '../../../data/react/useStoreValue'
import { applicationsTexts, inboxTexts } from '../../../texts/admin/applications.texts'

import { EmptyState } from '../../shared/feedback/EmptyState'
import { Skeleton } from '../../shared/feedback/Skeleton'
import { SidePanel } from '../../shared/sidePanel/SidePanel'
import { useSiteService } from '../../shared/site/useSiteService'
import { writeApplicationsQuery } from '../query/applicationsQuery'
import { ApplicationFacts } from './ApplicationFacts'
import { ApplicationHead } from './ApplicationHead'
import './ApplicationPanel.css'
import type { Neighbours } from '../query/neighbours'
import { ApplicationSourceContext } from './ApplicationSource'
import { PanelSteps } from './PanelSteps'

interface ApplicationPanelProps {
  id: number
  neighbours: Neighbours
}

/** One application, beside the list, or in its place on a narrow screen [AP-06]. */
export function ApplicationPanel({ id, neighbours }: ApplicationPanelProps): ReactNode {
  const applications = useSiteService(createApplications)
  const counts = useSiteService(createApplicationCounts)
  const details = useStoreValue(applications.store, (state) => state.details)
  useEffect(() => {
    void applications.open(id).then(() => counts.load({}))
    return applications.close
  }, [applications, counts, id])
  const current = details?.id === id ? details : null
  const source = useMemo(
    () => ({
      isSent: true,
      attachment: (attachmentId: number) => applications.attachment(id, attachmentId),
      secret: (path: string) => applications.secret(id, path),
    }),
    [applications, id],
  )
  const isGone = current?.status === 'failed' && current.error.status === 404
  return (
    <SidePanel
      className="fy-application fy-card"
      label={current?.data ? applicationsTexts.panel(current.data.applicantName) : applicationsTexts.details}
      record={id}
      isLoaded={Boolean(current?.data)}
    >
      <div className="fy-application__head">
        <PanelBar neighbours={neighbours} />
        {current?.data ? (
          <ApplicationSourceContext value={source}>
            <ApplicationHead application={current.data} />
          </ApplicationSourceContext>
        ) : null}
      </div>
      {current?.status === 'failed' ? (
        <EmptyState
          icon={<X />}
          title={isGone ? applicationsTexts.gone : applicationsTexts.detailsFailed}
          {...(isGone ? {} : { text: applicationsTexts.failedText })}
        />
      ) : null}
      {current?.data ? (
        <ApplicationSourceContext value={source}>
          <ApplicationFacts key={id} application={current.data} />
        </ApplicationSourceContext>
      ) : null}
      {current?.data || current?.status === 'failed' ? null : <Skeleton lines={8} />}
    </SidePanel>
  )
}

/** Links back to the list and to the previous and next application. */
function PanelBar({ neighbours }: Pick<ApplicationPanelProps, 'neighbours'>): ReactNode {
  const [search] = useSearchParams()
  const toList = writeApplicationsQuery(search, { id: null })
  const navigateOptions = { keepScroll: true }
  return (
    <div className="fy-application__bar">
      <Link className="fy-button fy-button--quiet fy-application__back" to={toList} state={navigateOptions}>
        <ArrowLeft aria-hidden="true" />
        {inboxTexts.back}
      </Link>
      <PanelSteps neighbours={neighbours} />
      <Link
        className="fy-button fy-button--quiet fy-button--icon fy-application__close"
        to={toList}
        state={navigateOptions}
        aria-label={applicationsTexts.close}
      >
        <X aria-hidden="true" />
      </Link>
    </div>
  )
}
