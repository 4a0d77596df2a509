import type { ReactNode } from 'react'
import type { BlockProps } from '../../schemas/pages/block'
import { ContentPiece } from '../parts/ContentPiece'
import { RichText } from '../parts/RichText'
import './StepsBlock.css'

/** What happens one after the other. */
export function StepsBlock({ title, steps }: BlockProps<'steps'>): ReactNode {
  const Heading = title ? 'h3' : 'h2'
  return (
    <ContentPiece kind="steps" title={title}>
      <ol className="fy-steps fy-content__wide">
        {steps.map((step) => (
          <li key={`${step.title} ${step.time}`} className="fy-steps__step">
            <Heading className="fy-steps__title">{step.title}</Heading>
            {step.time ? <p className="fy-steps__time">{step.time}</p> : null}
            {step.text ? (
              <div className="fy-steps__text fy-rich">
                <RichText text={step.text} />
              </div>
            ) : null}
          </li>
        ))}
      </ol>
    </ContentPiece>
  )
}
