import type { ReactNode } from 'react'
import type { BlockProps } from '../../schemas/pages/block'
import './TextSections.css'

interface TextSectionsProps {
  sections: BlockProps<'text'>['sections']
  /** Of the sections' headings. */
  level: 2 | 3
}

/** Paragraphs under headings. */
export function TextSections({ sections, level }: TextSectionsProps): ReactNode {
  const Heading = level === 2 ? 'h2' : 'h3'
  return sections.map(({ heading, paragraphs }) => (
    <section key={heading ?? paragraphs[0]} className="fy-text-block__section">
      {heading ? <Heading>{heading}</Heading> : null}
      {paragraphs.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
    </section>
  ))
}
