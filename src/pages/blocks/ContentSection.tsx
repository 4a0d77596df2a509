import type { ReactNode } from 'react'
import { getLangAttributes } from '../../schemas/translations/localizeText'
import './ContentSection.css'

interface ContentPieceProps {
  /** Names the piece for stylesheets: `fy-content--image`. */
  kind: string
  /** Stands above it, as a heading. */
  title?: string | undefined
  /** The block whose title it is. */
  of?: object
  children: ReactNode
}

/** A piece of a page's text. Pieces that follow each other stand together on one card. */
export function ContentSection({ kind, title, of = {}, children }: ContentPieceProps): ReactNode {
  return (
    <div className={`fy-content fy-content--${kind}`}>
      {title ? (
        <h2 {...getLangAttributes(of, 'title')} className="fy-content__title">
          {title}
        </h2>
      ) : null}
      {children}
    </div>
  )
}
