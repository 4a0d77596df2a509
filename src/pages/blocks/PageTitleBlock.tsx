import type { ReactNode } from 'react'
import type { BlockProps } from '../../schemas/pages/block'
import { ContentPiece } from '../parts/ContentPiece'
import { PageHeading } from '../parts/PageHeading'

/** The heading of a client's own page. */
export function PageTitleBlock({ title }: BlockProps<'pageTitle'>): ReactNode {
  return (
    <ContentPiece kind="title">
      <PageHeading>{title}</PageHeading>
    </ContentPiece>
  )
}
