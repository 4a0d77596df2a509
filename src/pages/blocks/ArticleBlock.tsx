import type { ReactNode } from 'react'
import type { BlockProps } from '../../schemas/pages/block'
import { PageHeading } from '../parts/PageHeading'
import { TextSections } from '../parts/TextSections'

/** A page of plain words. */
export function ArticleBlock({ title, sections }: BlockProps<'article'>): ReactNode {
  return (
    <article className="fy-text-block fy-card">
      <PageHeading>{title}</PageHeading>
      <TextSections sections={sections} level={2} />
    </article>
  )
}
