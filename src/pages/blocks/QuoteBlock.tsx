import type { ReactNode } from 'react'
import { saidIn } from '../../schemas/ownWords/translations'
import type { BlockProps } from '../../schemas/pages/block'
import { ContentPiece } from '../parts/ContentPiece'
import { Portrait } from '../parts/Portrait'
import './QuoteBlock.css'

/** What somebody says, set apart. */
export function QuoteBlock(block: BlockProps<'quote'>): ReactNode {
  const { text, by, role, picture } = block
  return (
    <ContentPiece kind="quote">
      <figure className="fy-quote">
        <blockquote className="fy-quote__words">
          <p {...saidIn(block, 'text')}>{text}</p>
        </blockquote>
        {by ? (
          <figcaption className="fy-quote__by">
            {picture ? <Portrait name={by} picture={picture} /> : null}
            <span>
              <span className="fy-quote__name">{by}</span>
              {role ? (
                <span {...saidIn(block, 'role')} className="fy-quote__role">
                  {role}
                </span>
              ) : null}
            </span>
          </figcaption>
        ) : null}
      </figure>
    </ContentPiece>
  )
}
