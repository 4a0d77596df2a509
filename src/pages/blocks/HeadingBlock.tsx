import type { ReactNode } from 'react'
import type { BlockProps } from '../../schemas/blocks/block'
import { getLangAttributes } from '../../schemas/translations/localizeText'
import { ContentSection } from './ContentSection'

/** A heading on a client's page. */
export function HeadingBlock(block: BlockProps<'heading'>): ReactNode {
  const Heading = block.level === 3 ? 'h3' : 'h2'
  return (
    <ContentSection kind="heading">
      <Heading {...getLangAttributes(block, 'text')}>{block.text}</Heading>
    </ContentSection>
  )
}
