import type { ReactNode } from 'react'
import './ContentPiece.css'

interface ContentPieceProps {
  /** Names the piece for stylesheets: `fy-content--image`. */
  kind: string
  /** Stands above it, as a heading. */
  title?: string | undefined
  children: ReactNode
}

/** A piece of a page's text. Pieces that follow each other stand together on one card. */
export function ContentPiece({ kind, title, children }: ContentPieceProps): ReactNode {
  return (
    <div className={`fy-content fy-content--${kind}`}>
      {title ? <h2 className="fy-content__title">{title}</h2> : null}
      {children}
    </div>
  )
}
