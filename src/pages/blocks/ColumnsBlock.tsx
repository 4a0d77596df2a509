import type { ReactNode } from 'react'
import type { BlockProps } from '../../schemas/blocks/block'
import { getLangAttributes } from '../../schemas/translations/localizeText'
import { RichText } from '../shared/content/RichText'
import { ContentSection } from './ContentSection'
import './ColumnsBlock.css'

/** Short texts in columns. */
export function ColumnsBlock({ columns }: BlockProps<'columns'>): ReactNode {
  return (
    <ContentSection kind="columns">
      <div className="fy-columns">
        {columns.map((column) => (
          <div key={column.title ?? column.text[0]} className="fy-columns__column fy-rich">
            {column.title ? (
              <h2 {...getLangAttributes(column, 'title')} className="fy-columns__title">
                {column.title}
              </h2>
            ) : null}
            <RichText {...getLangAttributes(column, 'text')} text={column.text} />
          </div>
        ))}
      </div>
    </ContentSection>
  )
}
