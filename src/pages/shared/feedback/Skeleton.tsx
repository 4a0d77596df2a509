import type { ReactNode } from 'react'
import { siteTexts } from '../../../texts/public/site.texts'
import './Skeleton.css'

interface SkeletonProps {
  /** How many lines of content are on their way. */
  lines?: number
  /** Stands in a card of its own. */
  card?: boolean
  /** The page's own heading is among what is coming. */
  headed?: boolean
  /** What it will be, where that is more than lines: two-line rows, a job with its facts beside it, fields. */
  shape?: 'rows' | 'job' | 'form'
}

/** The shape of what is coming. Screen readers hear that it is loading. */
export function Skeleton({ lines = 4, card = false, headed = false, shape }: SkeletonProps): ReactNode {
  const rows = Array.from({ length: lines }, (_, at) => `line-${at}`)
  return (
    <div className={card ? 'fy-skeleton fy-card' : 'fy-skeleton'} data-shape={shape} role="status">
      {headed ? (
        <h1 className="fy-visually-hidden">{siteTexts.loading}</h1>
      ) : (
        <span className="fy-visually-hidden">{siteTexts.loading}</span>
      )}
      <span className="fy-skeleton__line fy-skeleton__line--title" />
      {rows.map((row) => (
        <span key={row} className="fy-skeleton__line" />
      ))}
    </div>
  )
}
