import { X } from 'lucide-react'
import { type ReactNode, useEffect, useRef } from 'react'
import { Link, useSearchParams } from 'react-router-dom'
import { useStoreValue } from '../../data/useStoreValue'
import { applicationsTexts } from '../../texts/applications'
import { EmptyState } from '../parts/EmptyState'
import { Skeleton } from '../parts/Skeleton'
import { useSite } from '../SiteContext'
import { ApplicationFacts } from './ApplicationFacts'
import { writeApplicationsQuery } from './applicationsQuery'
import './ApplicationPanel.css'

/** One application, beside the list [AP-06]. */
export function ApplicationPanel({ id }: { id: number }): ReactNode {
  const { applications } = useSite()
  const details = useStoreValue(applications.store, (state) => state.details)
  const [search] = useSearchParams()
  const panel = useRef<HTMLElement>(null)
  useEffect(() => {
    void applications.open(id)
    panel.current?.focus({ preventScroll: true })
    return applications.close
  }, [applications, id])
  const shown = details?.id === id ? details : null
  const gone = shown?.status === 'failed' && shown.error.status === 404
  return (
    <section
      className="fy-application fy-card"
      aria-label={shown?.data ? applicationsTexts.panel(shown.data.applicantName) : applicationsTexts.details}
      tabIndex={-1}
      ref={panel}
    >
      <Link
        className="fy-button fy-button--quiet fy-button--icon fy-application__close"
        to={writeApplicationsQuery(search, { id: null })}
        state={{ keepScroll: true, closed: id }}
        aria-label={applicationsTexts.close}
      >
        <X aria-hidden="true" />
      </Link>
      {shown?.status === 'failed' ? (
        <EmptyState
          icon={<X />}
          title={gone ? applicationsTexts.gone : applicationsTexts.detailsFailed}
          {...(gone ? {} : { text: applicationsTexts.failedText })}
        />
      ) : null}
      {shown?.data ? <ApplicationFacts application={shown.data} /> : null}
      {shown?.data || shown?.status === 'failed' ? null : <Skeleton lines={8} />}
    </section>
  )
}
