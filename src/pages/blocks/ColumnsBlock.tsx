import type { ReactNode } from 'react'
import { saidIn } from '../../schemas/ownWords/translations'
import type { BlockProps } from '../../schemas/pages/block'
import { ContentPiece } from '../parts/ContentPiece'
import { RichText } from '../parts/RichText'
import './ColumnsBlock.css'

/** Short texts beside each other. */
export function ColumnsBlock({ columns }: BlockProps<'columns'>): ReactNode {
  return (
    <ContentPiece kind="columns">
      <div className="fy-columns">
        {columns.map((column) => (
          <div key={column.title ?? column.text[0]} className="fy-columns__column fy-rich">
            {column.title ? (
              <h2 {...saidIn(column, 'title')} className="fy-columns__title">
                {column.title}
              </h2>
            ) : null}
            <RichText {...saidIn(column, 'text')} text={column.text} />
          </div>
        ))}
      </div>
    </ContentPiece>
  )
}
