import type { ReactNode } from 'react'
import type { BlockProps } from '../../schemas/blocks/block'
import { getLangAttributes } from '../../schemas/translations/localizeText'
import { RichText } from '../shared/content/RichText'
import { ContentSection } from './ContentSection'
import './RichTextBlock.css'

/** Text with markup, written by the client. */
export function RichTextBlock(block: BlockProps<'richText'>): ReactNode {
  return (
    <ContentSection kind="rich-text">
      <div className="fy-rich-text fy-rich">
        <RichText {...getLangAttributes(block, 'text')} text={block.text} />
      </div>
    </ContentSection>
  )
}
