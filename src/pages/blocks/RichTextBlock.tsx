import type { ReactNode } from 'react'
import type { RichTextBlock as RichTextBlockProps } from '../../schemas/pages/block'
import { ContentPiece } from '../parts/ContentPiece'
import { RichText } from '../parts/RichText'
import './RichTextBlock.css'

/** A client's own words. */
export function RichTextBlock({ text }: RichTextBlockProps): ReactNode {
  return (
    <ContentPiece kind="rich-text">
      <div className="fy-rich-text fy-rich">
        <RichText text={text} />
      </div>
    </ContentPiece>
  )
}
