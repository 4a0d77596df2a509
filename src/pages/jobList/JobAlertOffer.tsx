import { Bell } from 'lucide-react'
import type { ReactNode } from 'react'
import { useLocation } from 'react-router-dom'
import { writeJobListQuery } from '../../schemas/jobList/jobListQuery'
import type { VacancyFilters } from '../../schemas/jobList/vacancyFilters'
import { isEmbeddedQuery } from '../../schemas/pages/embedding'
import { toCurrentLanguagePath } from '../../schemas/pages/languagePath'
import { jobListTexts } from '../../texts/public/site.texts'
import { paths } from '../routing/paths'
import { useClient } from '../shared/site/SiteContext'
import './JobAlertOffer.css'

/**
 * Links to the job alert form for the current search. In a frame it opens a new tab, because that page cannot be
 * framed.
 */
export function JobAlertOffer({ filters }: { filters: VacancyFilters }): ReactNode {
  const { settings, sendsMail } = useClient()
  const isEmbedded = isEmbeddedQuery(useLocation().search)
  if (!settings.canOfferAlerts || !sendsMail) return null
  const query = writeJobListQuery(new URLSearchParams(), { filters }).toString()
  const href = `${toCurrentLanguagePath(paths.jobAlert.href())}${query === '' ? '' : `?${query}`}`
  return (
    <p className="fy-job-alert-offer">
      <a href={href} {...(isEmbedded ? { target: '_blank', rel: 'noopener' } : {})}>
        <Bell aria-hidden="true" />
        {jobListTexts.byMail}
      </a>
    </p>
  )
}
