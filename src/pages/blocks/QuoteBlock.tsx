import type { ReactNode } from 'react'
import type { BlockProps } from '../../schemas/blocks/block'
import { getLangAttributes } from '../../schemas/translations/localizeText'
import { ContentSection } from './ContentSection'
import { Portrait } from './Portrait'
import './QuoteBlock.css'

/** A quotation with its author. */
export function QuoteBlock(block: BlockProps<'quote'>): ReactNode {
  const { text, by, role, picture } = block
  return (
    <ContentSection kind="quote">
      <figure className="fy-quote fy-stack fy-gap-5">
        <blockquote className="fy-quote__words">
          <p {...getLangAttributes(block, 'text')}>{text}</p>
        </blockquote>
        {by ? (
          <figcaption className="fy-row fy-gap-4">
            {picture ? <Portrait name={by} picture={picture} /> : null}
            <span>
              <span className="fy-quote__name">{by}</span>
              {role ? (
                <span {...getLangAttributes(block, 'role')} className="fy-quote__role fy-note">
                  {role}
                </span>
              ) : null}
            </span>
          </figcaption>
        ) : null}
      </figure>
    </ContentSection>
  )
}
