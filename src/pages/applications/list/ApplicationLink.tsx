import type { ReactNode } from 'react'
import { Link, useSearchParams } from 'react-router-dom'
import type { ApplicationListItem } from '../../../schemas/applications/application'
import { applicationsTexts } from '../../../texts/admin/applications.texts'
import { writeApplicationsQuery } from '../query/applicationsQuery'
import './ApplicationLink.css'

interface ApplicationLinkProps {
  application: ApplicationListItem
  open: boolean
}

/** Link that opens an application beside the list, at a separate URL. The whole row is its click area. */
export function ApplicationLink({ application, open }: ApplicationLinkProps): ReactNode {
  const [search] = useSearchParams()
  return (
    <Link
      id={`application-${application.id}`}
      className="fy-application-link"
      to={writeApplicationsQuery(search, { id: application.id })}
      state={{ keepScroll: true }}
      aria-label={applicationsTexts.openDetails(application.applicantName)}
      aria-current={open || undefined}
    >
      {application.applicantName}
    </Link>
  )
}
