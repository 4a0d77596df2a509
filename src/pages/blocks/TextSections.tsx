import type { ReactNode } from 'react'
import type { BlockProps } from '../../schemas/blocks/block'
import { getLangAttributes } from '../../schemas/translations/localizeText'
import './TextSections.css'

interface TextSectionsProps {
  sections: BlockProps<'text'>['sections']
  /** Level of the sections' headings. */
  level: 2 | 3
  /** True if the client wrote the texts; false for the product's own texts. */
  isClientText?: boolean
}

/** Paragraphs under headings. */
export function TextSections({ sections, level, isClientText = false }: TextSectionsProps): ReactNode {
  const Heading = level === 2 ? 'h2' : 'h3'
  return sections.map((section) => {
    const { heading, paragraphs } = section
    const mark = (part: string) => (isClientText ? getLangAttributes(section, part) : {})
    return (
      <section key={heading ?? paragraphs[0]} className="fy-text-block__section fy-stack fy-gap-3">
        {heading ? <Heading {...mark('heading')}>{heading}</Heading> : null}
        {paragraphs.map((paragraph) => (
          <p key={paragraph} {...mark('paragraphs')}>
            {paragraph}
          </p>
        ))}
      </section>
    )
  })
}
