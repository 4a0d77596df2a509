import type { ReactNode } from 'react'
import type { BlockProps } from '../../schemas/blocks/block'
import { getLangAttributes } from '../../schemas/translations/localizeText'
import { PageHeading } from '../shared/pageHeader/PageHeading'
import { ContentSection } from './ContentSection'

/** The heading of a client's page. */
export function PageTitleBlock(block: BlockProps<'pageTitle'>): ReactNode {
  return (
    <ContentSection kind="title">
      <PageHeading lang={getLangAttributes(block, 'title').lang}>{block.title}</PageHeading>
    </ContentSection>
  )
}
