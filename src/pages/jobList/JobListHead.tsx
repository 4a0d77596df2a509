import { ArrowLeft, Search } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link, useLocation } from 'react-router-dom'
import { saysEmbedded } from '../../schemas/embedding'
import { jobListTexts } from '../../texts/site'
import { PageHeading } from '../parts/PageHeading'
import { paths } from '../paths'
import type { JobList } from './useJobList'
import './JobListHead.css'

interface JobListHeadProps {
  list: JobList
  searchOpen: boolean
  onSearch: () => void
}

/** Heading, how much is shown, and the way to the search, or back from the Expressions of Interest [JL-01, JL-02, JL-07]. */
export function JobListHead({ list, searchOpen, onSearch }: JobListHeadProps): ReactNode {
  const eoi = list.query.isExpressionOfInterest
  // In a frame the host page leads the way [EM-05].
  const embedded = saysEmbedded(useLocation().search)
  return (
    <div className="fy-job-list-head">
      <PageHeading note={<span aria-live="polite">{shownNote(list)}</span>}>
        {eoi ? jobListTexts.eoiTitle : jobListTexts.title}
      </PageHeading>
      {eoi && embedded ? null : eoi ? (
        <Link className="fy-button fy-job-list-head__back" to={paths.viewJobs.href()}>
          <ArrowLeft aria-hidden="true" />
          {jobListTexts.toJobs}
        </Link>
      ) : (
        <button type="button" className="fy-button" aria-expanded={searchOpen} onClick={onSearch}>
          <Search aria-hidden="true" />
          {jobListTexts.search}
        </button>
      )}
    </div>
  )
}

function shownNote({ total, count, page, pageSize, rest }: JobList): string {
  if (total === null || count === 0 || rest.isAwaited) return '\u00a0'
  if (count <= pageSize) return jobListTexts.showingAll(count)
  const from = (page - 1) * pageSize + 1
  return jobListTexts.showing(from, Math.min(count, page * pageSize), count)
}
