import type { ReactNode } from 'react'
import type { TextBlock as TextBlockProps } from '../../schemas/pages/block'
import { ContentPiece } from '../parts/ContentPiece'
import { PageHeading } from '../parts/PageHeading'
import './TextBlock.css'

export function TextBlock({ title, sections, isSection = false }: TextBlockProps): ReactNode {
  const Heading = isSection ? 'h3' : 'h2'
  const content = sections.map(({ heading, paragraphs }) => (
    <section key={heading ?? paragraphs[0]} className="fy-text-block__section">
      {heading ? <Heading>{heading}</Heading> : null}
      {paragraphs.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
    </section>
  ))
  if (!isSection)
    return (
      <article className="fy-text-block fy-card">
        <PageHeading>{title}</PageHeading>
        {content}
      </article>
    )
  return (
    <ContentPiece kind="text">
      <div className="fy-text-block__part">
        <h2>{title}</h2>
        {content}
      </div>
    </ContentPiece>
  )
}
