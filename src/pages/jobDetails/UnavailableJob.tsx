import { CloudAlert, SearchX } from 'lucide-react'
import { type ReactNode, useEffect, useState } from 'react'
import { Link, useLocation } from 'react-router-dom'
import { jobTexts } from '../../texts/public/job.texts'
import { jobListTexts, offlineTexts } from '../../texts/public/site.texts'
import { Button } from '../../widgets/shared/Button'
import { paths } from '../routing/paths'
import { useOnline } from '../shared/browser/useOnline'
import { useHasExpressions } from '../shared/content/useHasExpressions'
import { SiteLink } from '../shared/links/SiteLink'
import { PageHeading } from '../shared/pageHeader/PageHeading'
import { useSite } from '../shared/site/SiteContext'
import './UnavailableJob.css'

interface UnavailableJobProps {
  guid: string
  /** The request failed, so it is unknown whether the job still exists. */
  hasFailed: boolean
}

/** Shown when a job is no longer advertised [JD-05], or when it could not be loaded, with a way to retry. */
export function UnavailableJob({ guid, hasFailed }: UnavailableJobProps): ReactNode {
  const { vacancies } = useSite()
  const offline = useOfflineFromStart()
  const canRetry = hasFailed || offline
  const hasExpressions = useHasExpressions()
  const Icon = canRetry ? CloudAlert : SearchX
  const [title, text] = offline
    ? [offlineTexts.jobTitle, offlineTexts.jobText]
    : hasFailed
      ? [jobTexts.failedTitle, jobTexts.failedText]
      : [jobTexts.unavailableTitle, jobTexts.unavailableText]
  return (
    <section className="fy-gone-job fy-grid fy-gap-5 fy-start fy-card">
      <Icon className="fy-gone-job__icon" aria-hidden="true" />
      <PageHeading note={text}>{title}</PageHeading>
      <div className="fy-wrap fy-gap-3">
        {canRetry ? (
          <Button look="primary" onClick={() => void vacancies.open(guid)}>
            {jobTexts.tryAgain}
          </Button>
        ) : null}
        <Link className={`fy-button ${canRetry ? '' : 'fy-button--primary'}`} to={paths.viewJobs.href()}>
          {jobTexts.seeJobs}
        </Link>
        {hasExpressions && !canRetry ? (
          <SiteLink className="fy-button" href={paths.expressions.href()}>
            {jobListTexts.submitExpression}
          </SiteLink>
        ) : null}
      </div>
    </section>
  )
}

/**
 * Returns whether the page opened offline. Reloads it when the service worker or a restored connection may provide
 * the job.
 */
function useOfflineFromStart(): boolean {
  const online = useOnline()
  const [offline] = useState(!online)
  // 'default' means that the browser itself loaded this document; another reload would return the same page.
  const hasNavigated = useLocation().key !== 'default'
  useEffect(() => {
    const mayBeCached = hasNavigated && navigator.serviceWorker?.controller
    if (offline && (online || mayBeCached)) window.location.reload()
  }, [offline, online, hasNavigated])
  return offline
}
