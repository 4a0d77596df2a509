import { ChevronDown } from 'lucide-react'
import type { ReactNode } from 'react'
import type { BlockProps } from '../../schemas/pages/block'
import { ContentPiece } from '../parts/ContentPiece'
import { RichText } from '../parts/RichText'
import './QuestionsBlock.css'

/** Questions that open to their answers, by the browser's own means: no script is needed. */
export function QuestionsBlock({ title, questions }: BlockProps<'questions'>): ReactNode {
  return (
    <ContentPiece kind="questions" title={title}>
      <div className="fy-questions fy-content__wide">
        {questions.map(({ question, answer }) => (
          <details key={question} className="fy-questions__question">
            <summary className="fy-questions__summary">
              {question}
              <ChevronDown aria-hidden="true" />
            </summary>
            <div className="fy-questions__answer fy-rich">
              <RichText text={answer} />
            </div>
          </details>
        ))}
      </div>
    </ContentPiece>
  )
}
