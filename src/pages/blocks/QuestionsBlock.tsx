import { ChevronDown } from 'lucide-react'
import type { ReactNode } from 'react'
import { saidIn } from '../../schemas/ownWords/translations'
import type { BlockProps } from '../../schemas/pages/block'
import { ContentPiece } from '../parts/ContentPiece'
import { RichText } from '../parts/RichText'
import './QuestionsBlock.css'

/** Questions that open to their answers, by the browser's own means: no script is needed. */
export function QuestionsBlock(block: BlockProps<'questions'>): ReactNode {
  return (
    <ContentPiece kind="questions" of={block} title={block.title}>
      <div className="fy-questions fy-content__wide">
        {block.questions.map((one) => (
          <details key={one.question} className="fy-questions__question">
            <summary {...saidIn(one, 'question')} className="fy-questions__summary">
              {one.question}
              <ChevronDown aria-hidden="true" />
            </summary>
            <div className="fy-questions__answer fy-rich">
              <RichText {...saidIn(one, 'answer')} text={one.answer} />
            </div>
          </details>
        ))}
      </div>
    </ContentPiece>
  )
}
