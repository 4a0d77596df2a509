import type { ReactNode } from 'react'
import { saidIn } from '../../schemas/ownWords/translations'
import type { BlockProps } from '../../schemas/pages/block'
import { ContentPiece } from '../parts/ContentPiece'

/** A heading between the other blocks of a client's page. */
export function HeadingBlock(block: BlockProps<'heading'>): ReactNode {
  const Heading = block.level === 3 ? 'h3' : 'h2'
  return (
    <ContentPiece kind="heading">
      <Heading {...saidIn(block, 'text')}>{block.text}</Heading>
    </ContentPiece>
  )
}
