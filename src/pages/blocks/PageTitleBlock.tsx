import type { ReactNode } from 'react'
import { saidIn } from '../../schemas/ownWords/translations'
import type { BlockProps } from '../../schemas/pages/block'
import { ContentPiece } from '../parts/ContentPiece'
import { PageHeading } from '../parts/PageHeading'

/** The heading of a client's own page. */
export function PageTitleBlock(block: BlockProps<'pageTitle'>): ReactNode {
  return (
    <ContentPiece kind="title">
      <PageHeading lang={saidIn(block, 'title').lang}>{block.title}</PageHeading>
    </ContentPiece>
  )
}
