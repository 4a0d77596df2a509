import type { ReactNode } from 'react'
import { getLangAttributes } from '../../schemas/translations/localizeText'
import { buildPrivacyNotice, fillNotice } from '../../texts/public/privacyNotice.texts'
import { publicPageTitles } from '../../texts/public/publicPageTitles.texts'
import { RichText } from '../shared/content/RichText'
import { PageHeading } from '../shared/pageHeader/PageHeading'
import { useClient } from '../shared/site/SiteContext'
import { TextSections } from './TextSections'

/** Privacy notice for applicants, on behalf of the client. */
export function PrivacyNoticeBlock(): ReactNode {
  const { config, settings } = useClient()
  const customText = config.texts.privacyText
  return (
    <article className="fy-text-block fy-stack fy-gap-5 fy-card">
      <PageHeading>{publicPageTitles.privacy}</PageHeading>
      {customText ? (
        <div className="fy-rich">
          <RichText
            {...getLangAttributes(config.texts, 'privacyText')}
            text={fillNotice(customText, settings)}
          />
        </div>
      ) : (
        <TextSections sections={buildPrivacyNotice(settings)} level={2} />
      )}
    </article>
  )
}
