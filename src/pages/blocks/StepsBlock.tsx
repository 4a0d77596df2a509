import type { ReactNode } from 'react'
import { saidIn } from '../../schemas/ownWords/translations'
import type { BlockProps } from '../../schemas/pages/block'
import { ContentPiece } from '../parts/ContentPiece'
import { RichText } from '../parts/RichText'
import './StepsBlock.css'

/** What happens one after the other. */
export function StepsBlock(block: BlockProps<'steps'>): ReactNode {
  const { title, steps } = block
  const Heading = title ? 'h3' : 'h2'
  return (
    <ContentPiece kind="steps" of={block} title={title}>
      <ol className="fy-steps fy-content__wide">
        {steps.map((step) => (
          <li key={`${step.title} ${step.time}`} className="fy-steps__step">
            <Heading {...saidIn(step, 'title')} className="fy-steps__title">
              {step.title}
            </Heading>
            {step.time ? (
              <p {...saidIn(step, 'time')} className="fy-steps__time">
                {step.time}
              </p>
            ) : null}
            {step.text ? (
              <div className="fy-steps__text fy-rich">
                <RichText {...saidIn(step, 'text')} text={step.text} />
              </div>
            ) : null}
          </li>
        ))}
      </ol>
    </ContentPiece>
  )
}
