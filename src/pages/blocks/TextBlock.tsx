import type { ReactNode } from 'react'
import { saidIn } from '../../schemas/ownWords/translations'
import type { BlockProps } from '../../schemas/pages/block'
import { ContentPiece } from '../parts/ContentPiece'
import { TextSections } from '../parts/TextSections'

/** Plain words as a part of a page that has a heading already. */
export function TextBlock(block: BlockProps<'text'>): ReactNode {
  return (
    <ContentPiece kind="text">
      <div className="fy-text-block__part">
        <h2 {...saidIn(block, 'title')}>{block.title}</h2>
        <TextSections sections={block.sections} areOwn level={3} />
      </div>
    </ContentPiece>
  )
}
