import type { ReactNode } from 'react'
import { saidIn } from '../../schemas/ownWords/translations'
import type { BlockProps } from '../../schemas/pages/block'
import { ContentPiece } from '../parts/ContentPiece'
import { RichText } from '../parts/RichText'
import './RichTextBlock.css'

/** A client's own words. */
export function RichTextBlock(block: BlockProps<'richText'>): ReactNode {
  return (
    <ContentPiece kind="rich-text">
      <div className="fy-rich-text fy-rich">
        <RichText {...saidIn(block, 'text')} text={block.text} />
      </div>
    </ContentPiece>
  )
}
