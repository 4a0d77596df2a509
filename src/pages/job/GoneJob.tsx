import { SearchX } from 'lucide-react'
import { type ReactNode, useEffect, useState } from 'react'
import { Link, useLocation } from 'react-router-dom'
import { offlineTexts } from '../../texts/offline'
import { jobTexts } from '../../texts/site'
import { PageHeading } from '../parts/PageHeading'
import { paths } from '../paths'
import { useOnline } from '../useOnline'
import './GoneJob.css'

/** What a link shows whose job is no longer advertised [JD-05], or can not be had without a connection. */
export function GoneJob(): ReactNode {
  const offline = useOfflineFromStart()
  return (
    <section className="fy-gone-job fy-card">
      <SearchX className="fy-gone-job__icon" aria-hidden="true" />
      <PageHeading note={offline ? offlineTexts.jobText : jobTexts.goneText}>
        {offline ? offlineTexts.jobTitle : jobTexts.goneTitle}
      </PageHeading>
      <Link className="fy-button fy-button--primary" to={paths.viewJobs.href()}>
        {jobTexts.seeJobs}
      </Link>
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
