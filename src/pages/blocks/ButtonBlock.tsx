import type { ReactNode } from 'react'
import type { BlockProps } from '../../schemas/pages/block'
import { ContentPiece } from '../parts/ContentPiece'
import { OwnWord } from '../parts/OwnWord'
import { SiteLink } from '../parts/SiteLink'

/** A link that looks like a button. */
export function ButtonBlock(block: BlockProps<'button'>): ReactNode {
  const { label, url, target, look = 'primary' } = block
  return (
    <ContentPiece kind="button">
      <SiteLink
        className={look === 'primary' ? 'fy-button fy-button--primary' : 'fy-button'}
        href={url}
        target={target}
      >
        <OwnWord of={block} word="label">
          {label}
        </OwnWord>
      </SiteLink>
    </ContentPiece>
  )
}
