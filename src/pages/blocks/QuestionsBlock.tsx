import { ChevronDown } from 'lucide-react'
import type { ReactNode } from 'react'
import type { BlockProps } from '../../schemas/blocks/block'
import { getLangAttributes } from '../../schemas/translations/localizeText'
import { RichText } from '../shared/content/RichText'
import { ContentSection } from './ContentSection'
import './QuestionsBlock.css'

/** Questions with collapsible answers as native `details` elements, which need no script. */
export function QuestionsBlock(block: BlockProps<'questions'>): ReactNode {
  return (
    <ContentSection kind="questions" labels={block} title={block.title}>
      <div className="fy-ruled fy-content__wide">
        {block.questions.map((question) => (
          <details key={question.question} className="fy-questions__question">
            <summary
              {...getLangAttributes(question, 'question')}
              className="fy-questions__summary fy-row fy-gap-4 fy-between"
            >
              {question.question}
              <ChevronDown aria-hidden="true" />
            </summary>
            <div className="fy-questions__answer fy-rich">
              <RichText {...getLangAttributes(question, 'answer')} text={question.answer} />
            </div>
          </details>
        ))}
      </div>
    </ContentSection>
  )
}
