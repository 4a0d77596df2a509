import { type ReactNode, useMemo } from 'react'
import { Link } from 'react-router-dom'
import { useHydrated } from '../../data/react/useStoreValue'
import { toReferralSourceQuery } from '../../schemas/submission/referralSource'
import { getTextLanguage, toLangAttributes } from '../../schemas/translations/localizeText'
import type { VacancyListItem } from '../../schemas/vacancies/vacancy'
import { layoutTexts } from '../../texts/public/site.texts'
import { paths } from '../routing/paths'
import { useReferralLink } from '../shared/links/useReferralLink'
import { useClient, useSite } from '../shared/site/SiteContext'

export interface JobLinks {
  getHref: (guid: string) => string
  /** Whether the client wants job links to open in a new tab [JL-11]. */
  opensInNewTab: boolean
}

/** Returns how list rows link to Job Details. The object is memoized: it changes only when an input changes. */
export function useJobLinks(): JobLinks {
  const { canRedirectToVacancyDetails: opensInNewTab } = useClient().settings
  const { referralSource } = useSite()
  // A new tab does not share this tab's session storage, so the link carries the referral source.
  const tabReferralQuery = useHydrated() && opensInNewTab ? toReferralSourceQuery(referralSource.get()) : ''
  // At most one of the two is not empty: the first before hydration, the second after it.
  const referralQuery = useReferralLink()('') + tabReferralQuery
  return useMemo(
    () => ({
      opensInNewTab,
      getHref: (guid) => paths.jobDetails.href(guid) + referralQuery,
    }),
    [opensInNewTab, referralQuery],
  )
}

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
