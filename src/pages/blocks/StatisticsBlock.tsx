import type { ReactNode } from 'react'
import { saidIn } from '../../schemas/ownWords/translations'
import type { BlockProps } from '../../schemas/pages/block'
import { ContentPiece } from '../parts/ContentPiece'
import './StatisticsBlock.css'

/** A few numbers that say something: each is read out after its words. */
export function StatisticsBlock(block: BlockProps<'statistics'>): ReactNode {
  return (
    <ContentPiece kind="statistics" of={block} title={block.title}>
      <dl className="fy-figures fy-content__wide">
        {block.figures.map((figure) => (
          <div key={`${figure.value} ${figure.label}`} className="fy-figures__figure">
            <dt {...saidIn(figure, 'label')} className="fy-figures__label">
              {figure.label}
            </dt>
            <dd {...saidIn(figure, 'value')} className="fy-figures__value">
              {figure.value}
            </dd>
          </div>
        ))}
      </dl>
    </ContentPiece>
  )
}
