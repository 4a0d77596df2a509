import type { ReactNode } from 'react'
import './ContentPiece.css'

interface ContentPieceProps {
  /** Names the piece for stylesheets: `fy-content--image`. */
  kind: string
  children: ReactNode
}

/** A piece of a page's text. Pieces that follow each other stand together on one card. */
export function ContentPiece({ kind, children }: ContentPieceProps): ReactNode {
  return <div className={`fy-content fy-content--${kind}`}>{children}</div>
}
