import type { ReactNode } from 'react'
import type { TextBlock as TextBlockProps } from '../../schemas/pages/block'
import { PageHeading } from '../parts/PageHeading'
import './TextBlock.css'

export function TextBlock({ title, sections }: TextBlockProps): ReactNode {
  return (
    <article className="fy-text-block fy-card">
      <PageHeading>{title}</PageHeading>
      {sections.map(({ heading, paragraphs }) => (
        <section key={heading ?? paragraphs[0]} className="fy-text-block__section">
          {heading ? <h2>{heading}</h2> : null}
          {paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </section>
      ))}
    </article>
  )
}
