import { CloudAlert, SearchX } from 'lucide-react'
import { type ReactNode, useEffect, useState } from 'react'
import { Link, useLocation } from 'react-router-dom'
import { jobTexts } from '../../texts/public/job.texts'
import { jobListTexts, offlineTexts } from '../../texts/public/site.texts'
import { paths } from '../routing/paths'
import { useOnline } from '../shared/browser/useOnline'
import { useHasExpressions } from '../shared/content/useHasExpressions'
import { SiteLink } from '../shared/links/SiteLink'
import { PageHeading } from '../shared/pageHeader/PageHeading'
import { useSite } from '../shared/site/SiteContext'
import './GoneJob.css'

interface GoneJobProps {
  guid: string
  /** Nobody knows whether it is gone: the server did not answer as it should. */
  failed: boolean
}

/** What a link shows whose job is no longer advertised [JD-05], or can not be had for now: then it can be tried again. */
export function GoneJob({ guid, failed }: GoneJobProps): ReactNode {
  const { vacancies } = useSite()
  const offline = useOfflineFromStart()
  const again = failed || offline
  const hasExpressions = useHasExpressions()
  const Icon = again ? CloudAlert : SearchX
  const [title, text] = offline
    ? [offlineTexts.jobTitle, offlineTexts.jobText]
    : failed
      ? [jobTexts.failedTitle, jobTexts.failedText]
      : [jobTexts.goneTitle, jobTexts.goneText]
  return (
    <section className="fy-gone-job fy-card">
      <Icon className="fy-gone-job__icon" aria-hidden="true" />
      <PageHeading note={text}>{title}</PageHeading>
      <div className="fy-gone-job__actions">
        {again ? (
          <button
            type="button"
            className="fy-button fy-button--primary"
            onClick={() => void vacancies.open(guid)}
          >
            {jobTexts.tryAgain}
          </button>
        ) : null}
        <Link className={`fy-button ${again ? '' : 'fy-button--primary'}`} to={paths.viewJobs.href()}>
          {jobTexts.seeJobs}
        </Link>
        {hasExpressions && !again ? (
          <SiteLink className="fy-button" href={paths.expressions.href()}>
            {jobListTexts.submitExpression}
          </SiteLink>
        ) : null}
      </div>
    </section>
  )
}

/** Loads the page as a whole when that may bring the job: from what is kept on the device, or from the network again. */
function useOfflineFromStart(): boolean {
  const online = useOnline()
  const [offline] = useState(!online)
  // 'default' is a page that was loaded as a whole already: once more would bring nothing else.
  const cameByLink = useLocation().key !== 'default'
  useEffect(() => {
    const mayBeKept = cameByLink && navigator.serviceWorker?.controller
    if (offline && (online || mayBeKept)) window.location.reload()
  }, [offline, online, cameByLink])
  return offline
}
