import type { ReactNode } from 'react'
import type { BlockProps } from '../../schemas/pages/block'
import { ContentPiece } from '../parts/ContentPiece'
import { SiteLink } from '../parts/SiteLink'

/** A link that looks like a button. */
export function ButtonBlock({ label, url, target, look = 'primary' }: BlockProps<'button'>): ReactNode {
  return (
    <ContentPiece kind="button">
      <SiteLink
        className={look === 'primary' ? 'fy-button fy-button--primary' : 'fy-button'}
        href={url}
        target={target}
      >
        {label}
      </SiteLink>
    </ContentPiece>
  )
}
