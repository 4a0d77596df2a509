import type { ReactNode } from 'react'
import type { BlockProps } from '../../schemas/pages/block'
import { ContentPiece } from '../parts/ContentPiece'
import './StatisticsBlock.css'

/** A few numbers that say something: each is read out after its words. */
export function StatisticsBlock({ title, figures }: BlockProps<'statistics'>): ReactNode {
  return (
    <ContentPiece kind="statistics" title={title}>
      <dl className="fy-figures fy-content__wide">
        {figures.map(({ value, label }) => (
          <div key={`${value} ${label}`} className="fy-figures__figure">
            <dt className="fy-figures__label">{label}</dt>
            <dd className="fy-figures__value">{value}</dd>
          </div>
        ))}
      </dl>
    </ContentPiece>
  )
}
