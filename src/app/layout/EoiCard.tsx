import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { paths } from '../../pages/paths'
import { useClient } from '../../pages/SiteContext'
import { layoutTexts } from '../../texts/site'
import { EoiPicture } from './EoiPicture'
import './EoiCard.css'

/** The client's image, or ours in the client's colours, that leads to the Expressions of Interest [LY-06]. */
export function EoiCard(): ReactNode {
  const { settings } = useClient()
  const own = settings.customEoiImageDataUri
  return (
    <Link className="fy-eoi fy-card" to={paths.expressions.href()}>
      {own ? <img className="fy-eoi__image" src={own} alt="" /> : <EoiPicture />}
      <span className="fy-eoi__body">
        <span className="fy-eoi__title">{layoutTexts.eoiTitle}</span>
        <span className="fy-eoi__text">{layoutTexts.eoiText}</span>
        <span className="fy-button fy-button--primary">{layoutTexts.eoiLink}</span>
      </span>
    </Link>
  )
}
