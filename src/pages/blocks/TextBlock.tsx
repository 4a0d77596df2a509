import type { ReactNode } from 'react'
import type { BlockProps } from '../../schemas/blocks/block'
import { getLangAttributes } from '../../schemas/translations/localizeText'
import { ContentSection } from './ContentSection'
import { TextSections } from './TextSections'

/** A section of plain text with a heading. */
export function TextBlock(block: BlockProps<'text'>): ReactNode {
  return (
    <ContentSection kind="text">
      <div className="fy-stack fy-gap-4">
        <h2 {...getLangAttributes(block, 'title')}>{block.title}</h2>
        <TextSections sections={block.sections} isClientText level={3} />
      </div>
    </ContentSection>
  )
}
