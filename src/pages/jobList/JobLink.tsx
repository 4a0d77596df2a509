import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { channelQuery } from '../../schemas/channel'
import type { VacancyListItem } from '../../schemas/vacancy'
import { layoutTexts } from '../../texts/site'
import { paths } from '../paths'
import { useClient, useSite } from '../SiteContext'
import { useHydrated } from '../useHydrated'
import './JobLink.css'

/** The way to Job Details; in a new tab if the client wants it so [JL-11]. Its click area is the whole row. */
export function JobLink({ vacancy }: { vacancy: Pick<VacancyListItem, 'guid' | 'name'> }): ReactNode {
  const { canRedirectToVacancyDetails: newTab } = useClient().settings
  const { channel } = useSite()
  // Another tab shares no storage with this one; a server does not know where the visitor came from.
  const brought = useHydrated() && newTab ? channelQuery(channel.current()) : ''
  return (
    <Link
      className="fy-job-link"
      to={paths.jobDetails.href(vacancy.guid) + brought}
      target={newTab ? '_blank' : undefined}
      rel={newTab ? 'noopener' : undefined}
    >
      {vacancy.name}
      {newTab ? <span className="fy-visually-hidden"> {layoutTexts.opensInNewTab}</span> : null}
    </Link>
  )
}
