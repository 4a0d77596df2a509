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

/** Opens an application beside the list, at an address of its own. Its click area is the whole row. */
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
