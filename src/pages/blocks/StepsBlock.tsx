import type { ReactNode } from 'react'
import type { BlockProps } from '../../schemas/blocks/block'
import { getLangAttributes } from '../../schemas/translations/localizeText'
import { RichText } from '../shared/content/RichText'
import { ContentSection } from './ContentSection'
import './StepsBlock.css'

/** A sequence of steps. */
export function StepsBlock(block: BlockProps<'steps'>): ReactNode {
  const { title, steps } = block
  const Heading = title ? 'h3' : 'h2'
  return (
    <ContentSection kind="steps" labels={block} title={title}>
      <ol className="fy-steps fy-content__wide">
        {steps.map((step) => (
          <li key={`${step.title} ${step.time}`} className="fy-steps__step fy-grid fy-gap-1">
            <Heading {...getLangAttributes(step, 'title')} className="fy-steps__title">
              {step.title}
            </Heading>
            {step.time ? (
              <p {...getLangAttributes(step, 'time')} className="fy-accent fy-small fy-strong">
                {step.time}
              </p>
            ) : null}
            {step.text ? (
              <div className="fy-steps__text fy-rich">
                <RichText {...getLangAttributes(step, 'text')} text={step.text} />
              </div>
            ) : null}
          </li>
        ))}
      </ol>
    </ContentSection>
  )
}
