import type { ReactNode } from 'react'
import type { BlockProps } from '../../schemas/pages/block'
import { ContentPiece } from '../parts/ContentPiece'
import { RichText } from '../parts/RichText'
import './ColumnsBlock.css'

/** Short texts beside each other. */
export function ColumnsBlock({ columns }: BlockProps<'columns'>): ReactNode {
  return (
    <ContentPiece kind="columns">
      <div className="fy-columns">
        {columns.map(({ title, text }) => (
          <div key={title ?? text[0]} className="fy-columns__column fy-rich">
            {title ? <h2 className="fy-columns__title">{title}</h2> : null}
            <RichText text={text} />
          </div>
        ))}
      </div>
    </ContentPiece>
  )
}
