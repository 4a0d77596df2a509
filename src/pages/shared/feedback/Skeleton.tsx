import type { ReactNode } from 'react'
import { siteTexts } from '../../../texts/public/site.texts'
import './Skeleton.css'

interface SkeletonProps {
  /** Number of placeholder lines below the one for the title. */
  lines?: number
  /** Draws the skeleton in a separate card. */
  card?: boolean
  /** The page's heading is part of the loading content. */
  hasHeading?: boolean
  /** Shape of the content if it is not plain lines: two-line rows, a job with its facts beside it, or form fields. */
  shape?: 'rows' | 'job' | 'form'
}

/** Placeholder in the shape of the loading content. Screen readers announce that it is loading. */
export function Skeleton({ lines = 4, card = false, hasHeading = false, shape }: SkeletonProps): ReactNode {
  const rows = Array.from({ length: lines }, (_, index) => `line-${index}`)
  return (
    <div
      className={
        card ? 'fy-skeleton fy-stack fy-gap-4 fy-inset-5 fy-card' : 'fy-skeleton fy-stack fy-gap-4 fy-inset-5'
      }
      data-shape={shape}
      role="status"
    >
      {hasHeading ? (
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
