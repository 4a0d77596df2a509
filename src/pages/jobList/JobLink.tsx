import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { getTextLanguage, toLangAttributes } from '../../schemas/translations/localizeText'
import type { VacancyListItem } from '../../schemas/vacancies/vacancy'
import { layoutTexts } from '../../texts/public/site.texts'
import { useJobLinks } from './useJobLinks'

/** Link to Job Details; in a new tab if the client configured that [JL-11]. Its click area covers its container. */
export function JobLink({
  vacancy,
}: {
  vacancy: Pick<VacancyListItem, 'guid' | 'name' | 'translated'>
}): ReactNode {
  const { getHref, opensInNewTab } = useJobLinks()
  return (
    <Link
      {...toLangAttributes(getTextLanguage(vacancy, 'name'))}
      className="fy-job-link"
      to={getHref(vacancy.guid)}
      target={opensInNewTab ? '_blank' : undefined}
      rel={opensInNewTab ? 'noopener' : undefined}
    >
      {vacancy.name}
      {opensInNewTab ? <span className="fy-visually-hidden"> {layoutTexts.opensInNewTab}</span> : null}
    </Link>
  )
}
