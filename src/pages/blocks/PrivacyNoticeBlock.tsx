import type { ReactNode } from 'react'
import { privacyNotice, privacyTitle } from '../../texts/privacy'
import { PageHeading } from '../parts/PageHeading'
import { TextSections } from '../parts/TextSections'
import { useClient } from '../SiteContext'

/** What happens to an application, for the client whose site it is. */
export function PrivacyNoticeBlock(): ReactNode {
  const { settings } = useClient()
  return (
    <article className="fy-text-block fy-card">
      <PageHeading>{privacyTitle}</PageHeading>
      <TextSections sections={privacyNotice(settings)} level={2} />
    </article>
  )
}
