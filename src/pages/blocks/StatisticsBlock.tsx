import type { ReactNode } from 'react'
import type { BlockProps } from '../../schemas/blocks/block'
import { getLangAttributes } from '../../schemas/translations/localizeText'
import { ContentSection } from './ContentSection'
import './StatisticsBlock.css'

/** A few key figures; screen readers read each figure after its label. */
export function StatisticsBlock(block: BlockProps<'statistics'>): ReactNode {
  return (
    <ContentSection kind="statistics" labels={block} title={block.title}>
      <dl className="fy-figures fy-grid fy-gap-4 fy-content__wide">
        {block.figures.map((figure) => (
          <div
            key={`${figure.value} ${figure.label}`}
            className="fy-figures__figure fy-gap-1 fy-shrink fy-rounded"
          >
            <dt {...getLangAttributes(figure, 'label')} className="fy-figures__label">
              {figure.label}
            </dt>
            <dd {...getLangAttributes(figure, 'value')} className="fy-figures__value">
              {figure.value}
            </dd>
          </div>
        ))}
      </dl>
    </ContentSection>
  )
}
