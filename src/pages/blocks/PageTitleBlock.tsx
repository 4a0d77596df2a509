import type { ReactNode } from 'react'
import type { PageTitleBlock as PageTitleBlockProps } from '../../schemas/pages/block'
import { ContentPiece } from '../parts/ContentPiece'
import { PageHeading } from '../parts/PageHeading'

/** The heading of a client's own page. */
export function PageTitleBlock({ title }: PageTitleBlockProps): ReactNode {
  return (
    <ContentPiece kind="title">
      <PageHeading>{title}</PageHeading>
    </ContentPiece>
  )
}
