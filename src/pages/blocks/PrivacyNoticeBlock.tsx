import type { ReactNode } from 'react'
import { saidIn } from '../../schemas/ownWords/translations'
import { fillNotice, privacyNotice } from '../../texts/privacy'
import { publicPageTitles } from '../../texts/publicPageTitles'
import { PageHeading } from '../parts/PageHeading'
import { RichText } from '../parts/RichText'
import { TextSections } from '../parts/TextSections'
import { useClient } from '../SiteContext'

/** What happens to an application, for the client whose site it is. */
export function PrivacyNoticeBlock(): ReactNode {
  const { config, settings } = useClient()
  const own = config.texts.privacyText
  return (
    <article className="fy-text-block fy-card">
      <PageHeading>{publicPageTitles.privacy}</PageHeading>
      {own ? (
        <div className="fy-rich">
          <RichText {...saidIn(config.texts, 'privacyText')} text={fillNotice(own, settings)} />
        </div>
      ) : (
        <TextSections sections={privacyNotice(settings)} level={2} />
      )}
    </article>
  )
}
