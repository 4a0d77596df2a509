import { SearchX } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { jobTexts } from '../../texts/site'
import { PageHeading } from '../parts/PageHeading'
import { paths } from '../paths'
import './GoneJob.css'

/** What a link shows whose job is no longer advertised [JD-05]. */
export function GoneJob(): ReactNode {
  return (
    <section className="fy-gone-job fy-card">
      <SearchX className="fy-gone-job__icon" aria-hidden="true" />
      <PageHeading note={jobTexts.goneText}>{jobTexts.goneTitle}</PageHeading>
      <Link className="fy-button fy-button--primary" to={paths.viewJobs.href()}>
        {jobTexts.seeJobs}
      </Link>
    </section>
  )
}
