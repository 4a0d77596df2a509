import type { ReactNode } from 'react'
import { siteTexts } from '../../texts/public/site.texts'
import './FullScreenLoader.css'

/** Covers the screen until the base layout has loaded [LY-09]. */
export function FullScreenLoader(): ReactNode {
  return (
    <div className="fy-loader" role="status">
      <span className="fy-loader__mark" aria-hidden="true" />
      <span className="fy-visually-hidden">{siteTexts.loading}</span>
    </div>
  )
}
