import type { ReactNode } from 'react'
import type { BlockProps } from '../../schemas/pages/block'
import { ContentPiece } from '../parts/ContentPiece'
import { TextSections } from '../parts/TextSections'

/** Plain words as a part of a page that has a heading already. */
export function TextBlock({ title, sections }: BlockProps<'text'>): ReactNode {
  return (
    <ContentPiece kind="text">
      <div className="fy-text-block__part">
        <h2>{title}</h2>
        <TextSections sections={sections} level={3} />
      </div>
    </ContentPiece>
  )
}
