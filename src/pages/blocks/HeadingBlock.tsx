import type { ReactNode } from 'react'
import type { BlockProps } from '../../schemas/pages/block'
import { ContentPiece } from '../parts/ContentPiece'

/** A heading between the other blocks of a client's page. */
export function HeadingBlock({ text, level = 2 }: BlockProps<'heading'>): ReactNode {
  return <ContentPiece kind="heading">{level === 3 ? <h3>{text}</h3> : <h2>{text}</h2>}</ContentPiece>
}
