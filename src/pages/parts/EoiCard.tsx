import type { ReactNode } from 'react'
import { layoutTexts } from '../../texts/site'
import { paths } from '../paths'
import { useClient } from '../SiteContext'
import { EoiPicture } from './EoiPicture'
import { SiteLink } from './SiteLink'
import './EoiCard.css'

interface EoiCardProps {
  title?: string | undefined
  text?: string | undefined
  label?: string | undefined
  /** Picture and words beside each other, where there is room. */
  wide?: boolean
}

/** The client's image, or ours in the client's colours, that leads to the Expressions of Interest [LY-06]. */
export function EoiCard({ title, text, label, wide = false }: EoiCardProps): ReactNode {
  const { settings } = useClient()
  const own = settings.customEoiImageDataUri
  return (
    <SiteLink
      className={wide ? 'fy-eoi fy-eoi--wide fy-card' : 'fy-eoi fy-card'}
      href={paths.expressions.href()}
    >
      {own ? <img className="fy-eoi__image" src={own} alt="" /> : <EoiPicture />}
      <span className="fy-eoi__body">
        <span className="fy-eoi__title">{title ?? layoutTexts.eoiTitle}</span>
        <span className="fy-eoi__text">{text ?? layoutTexts.eoiText}</span>
        <span className="fy-button fy-button--primary">{label ?? layoutTexts.eoiLink}</span>
      </span>
    </SiteLink>
  )
}
