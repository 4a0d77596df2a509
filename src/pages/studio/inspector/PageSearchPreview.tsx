import type { ReactNode } from 'react'
import { useStoreValue } from '../../../data/react/useStoreValue'
import type { Studio } from '../../../data/studio/studio.types'
import { isRecord } from '../../../schemas/configShape/checkShape'
import { getValue } from '../../../schemas/forms/answerPath'
import { inspectorTexts as texts } from '../../../texts/admin/siteEditing.texts'
import { siteTexts } from '../../../texts/public/site.texts'
import { draftPicture } from '../pictures/draftPicture'
import '../../shared/preview/SearchPreview.css'

interface FoundPreviewProps {
  studio: Studio
  /** Index of the page in config.json; null for the built-in first page of the site. */
  at: number | null
}

/** Preview of a page as a search result and as a shared link. */
export function PageSearchPreview({ studio, at }: FoundPreviewProps): ReactNode {
  const raw = useStoreValue(studio.store, (state) => state.raw)
  const config = useStoreValue(studio.store, (state) => state.config)
  const draft = useStoreValue(studio.store, (state) => state.draft)
  const writtenValue = at === null ? {} : getValue(raw, ['pages', at])
  const page = isRecord(writtenValue) ? writtenValue : {}
  const title = getText(page.title)
  const path = getText(page.path) || '/'
  const description = getText(page.description) || siteTexts.description(draft.company)
  const picture = getText(page.shareImageName) || config.shareImageName
  const host = window.location.host
  if (page.isHidden === true) return <p className="fy-inspector__notes">{texts.foundHidden}</p>
  return (
    <section className="fy-found" aria-label={texts.found}>
      <h3 className="fy-found__title">{texts.found}</h3>
      <figure className="fy-found__result">
        <figcaption className="fy-visually-hidden">{texts.foundResult}</figcaption>
        <p className="fy-found__address">{[host, ...path.split('/').filter(Boolean)].join(' › ')}</p>
        <p className="fy-found__link">{title ? `${title} · ${config.siteTitle}` : config.siteTitle}</p>
        <p className="fy-found__words">{description}</p>
      </figure>
      <figure className="fy-found__card">
        <figcaption className="fy-visually-hidden">{texts.foundCard}</figcaption>
        {picture ? (
          <img className="fy-found__picture" src={draftPicture(draft, picture)} alt="" />
        ) : (
          <p className="fy-found__none">{texts.foundNoPicture}</p>
        )}
        <p className="fy-found__address">{host}</p>
        <p className="fy-found__name">{title || config.siteTitle}</p>
        <p className="fy-found__words">{description}</p>
      </figure>
    </section>
  )
}

const getText = (value: unknown): string => (typeof value === 'string' ? value : '')
