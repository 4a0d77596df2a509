import type { ReactNode } from 'react'
import { useStoreValue } from '../../../data/react/useStoreValue'
import { getLangAttributes } from '../../../schemas/translations/localizeText'
import type { VacancyListItem, VacancyPicture } from '../../../schemas/vacancies/vacancy'
import { layoutTexts } from '../../../texts/public/site.texts'
import { paths } from '../../routing/paths'
import { SiteLink } from '../links/SiteLink'
import { useClient, useSite } from '../site/SiteContext'
import { useHasExpressions } from './useHasExpressions'
import './EoiCard.css'

interface EoiCardProps {
  /** The client's texts, instead of the default ones. */
  labels?: { title?: string | undefined; text?: string | undefined; label?: string | undefined }
  /** Picture and text beside each other, if there is room. */
  isWide?: boolean
}

/**
 * Card that links to the Expressions of Interest [LY-06]. It shows the picture of the newest Expression of Interest
 * that has a picture, otherwise the client's image, otherwise the product's drawing in the client's colours. Renders
 * nothing if no Expression of Interest is advertised.
 */
export function EoiCard({ labels = {}, isWide = false }: EoiCardProps): ReactNode {
  const { settings } = useClient()
  const { vacancies } = useSite()
  const list = useStoreValue(vacancies.store, (state) => state.list)
  const isOffered = useHasExpressions()
  const customImage = settings.customEoiImageDataUri
  const { src, alt } = getNewestPicture(list) ?? { src: customImage, alt: '' }
  if (!isOffered) return null
  return (
    <SiteLink
      className={isWide ? 'fy-eoi fy-eoi--wide fy-card' : 'fy-eoi fy-card'}
      href={paths.expressions.href()}
    >
      {src ? <img className="fy-eoi__image" src={src} alt={alt} /> : <EoiPicture />}
      <span className="fy-eoi__body fy-grid fy-gap-2 fy-start fy-inset-5">
        <span {...getLangAttributes(labels, 'title')} className="fy-eoi__title">
          {labels.title ?? layoutTexts.eoiTitle}
        </span>
        <span {...getLangAttributes(labels, 'text')} className="fy-soft">
          {labels.text ?? layoutTexts.eoiText}
        </span>
        <span {...getLangAttributes(labels, 'label')} className="fy-button">
          {labels.label ?? layoutTexts.eoiLink}
        </span>
      </span>
    </SiteLink>
  )
}

function getNewestPicture(list: readonly VacancyListItem[] | null): VacancyPicture | null {
  const itemsWithPicture = (list ?? []).filter(({ picture }) => picture !== undefined)
  const [newestVacancy] = itemsWithPicture.sort((a, b) => b.dateAdvertised.localeCompare(a.dateAdvertised))
  return newestVacancy?.picture ?? null
}

/** An open door on the client's accent colour, shown for Expressions of Interest if the client has no image. */
function EoiPicture(): ReactNode {
  return (
    <svg className="fy-eoi__image fy-eoi__picture" viewBox="0 0 320 112" aria-hidden="true">
      <rect className="fy-eoi__ground" width="320" height="112" />
      <circle className="fy-eoi__light" cx="236" cy="30" r="78" />
      <path className="fy-eoi__hill" d="M0 92c60-26 116-28 176-6s98 16 144-4v30H0z" />
      <path className="fy-eoi__frame" d="M206 104V44a30 30 0 0 1 60 0v60z" />
      <path className="fy-eoi__inside" d="M212 104V44a24 24 0 0 1 48 0v60z" />
      <path className="fy-eoi__door" d="M212 104V42c0-11 8-19 18-21l10 10v70z" />
      <circle className="fy-eoi__knob" cx="233" cy="68" r="2.5" />
      <path className="fy-eoi__path" d="M212 104h48l34 8H186z" />
    </svg>
  )
}
