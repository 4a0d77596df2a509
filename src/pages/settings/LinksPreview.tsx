import type { ReactNode } from 'react'
import type { FormValues } from '../../schemas/fields/fieldValue'
import { layoutTexts } from '../../texts/public/site.texts'
import { paths } from '../routing/paths'
import { useClient } from '../shared/site/SiteContext'
import './LinksPreview.css'

/** Preview of the logo with its link target, and of the footer of every page. */
export function LinksPreview({ values }: { values: FormValues }): ReactNode {
  const { settings } = useClient()
  const text = (key: string) => String(values[key] ?? '').trim()
  const privacyLink = text('privacyLink')
  return (
    <div className="fy-preview__page fy-links-preview" inert>
      <div className="fy-links-preview__head">
        <span className="fy-links-preview__logo">{settings.company.slice(0, 1)}</span>
        <span>
          <strong>{settings.company}</strong>
          <span className="fy-links-preview__to">
            → {text('customLogoRedirectUrl') || paths.viewJobs.href()}
          </span>
        </span>
      </div>
      <div className="fy-links-preview__page" />
      <div className="fy-links-preview__foot">
        {privacyLink ? (
          <span>
            <u>{text('privacyLinkLabel') || privacyLink}</u>
            <span className="fy-links-preview__to">→ {privacyLink}</span>
          </span>
        ) : null}
        <u>{layoutTexts.privacy}</u>
        <u>{layoutTexts.login}</u>
      </div>
    </div>
  )
}
