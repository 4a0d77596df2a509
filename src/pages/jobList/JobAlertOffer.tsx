import { Bell } from 'lucide-react'
import type { ReactNode } from 'react'
import { useLocation } from 'react-router-dom'
import { saysEmbedded } from '../../schemas/embedding'
import { pathHere } from '../../schemas/pages/languagePath'
import { writeJobListQuery } from '../../schemas/vacancyList/jobListQuery'
import type { VacancyFilters } from '../../schemas/vacancyList/vacancyFilters'
import { jobListTexts } from '../../texts/site'
import { paths } from '../paths'
import { useClient } from '../SiteContext'
import './JobAlertOffer.css'

/** Leads to where this very search is asked for by mail; in a frame to a page of its own, which is not framed. */
export function JobAlertOffer({ filters }: { filters: VacancyFilters }): ReactNode {
  const { settings, sendsMail } = useClient()
  const isEmbedded = saysEmbedded(useLocation().search)
  if (!settings.canOfferAlerts || !sendsMail) return null
  const query = writeJobListQuery(new URLSearchParams(), { filters }).toString()
  const href = `${pathHere(paths.jobAlert.href())}${query === '' ? '' : `?${query}`}`
  return (
    <p className="fy-job-alert-offer">
      <a href={href} {...(isEmbedded ? { target: '_blank', rel: 'noopener' } : {})}>
        <Bell aria-hidden="true" />
        {jobListTexts.byMail}
      </a>
    </p>
  )
}
