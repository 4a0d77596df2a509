import { type MouseEvent, type ReactNode, use, useSyncExternalStore } from 'react'
import { useFormScope } from '../../../renderer/form/state/FormScope'
import { type VisibleStep, VisibleStepContext } from '../../../renderer/form/state/visibleStep'
import {
  getReviewSections,
  type ReviewedAnswer,
  type ReviewedSection,
} from '../../../schemas/submission/reviewAnswers'
import { toLangAttributes } from '../../../schemas/translations/localizeText'
import { stepTexts } from '../../../texts/public/apply.texts'
import './AnswerReview.css'

/** Review of all answers before sending, each with a link that changes it and returns here. */
export function AnswerReview(): ReactNode {
  const { form, store, headingLevel } = useFormScope()
  const open = use(VisibleStepContext)?.open
  const values = useSyncExternalStore(store.onChange, store.values, store.values)
  return (
    <div className="fy-check fy-stack fy-gap-5">
      {getReviewSections(form, values).map((section, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two sections may have the same title.
        <AnswerList key={index} section={section} level={headingLevel} onChange={open} />
      ))}
    </div>
  )
}

interface AnswerListProps {
  section: ReviewedSection
  level: 2 | 3
  onChange: VisibleStep['open']
}

function AnswerList({ section: reviewed, level, onChange }: AnswerListProps): ReactNode {
  const { section, title, lang, isRow, answers } = reviewed
  const openAnswer = (event: MouseEvent, path: string) => {
    event.preventDefault()
    onChange?.(section, path)
  }
  const Heading: 'h2' | 'h3' | 'h4' = `h${isRow ? (level === 2 ? 3 : 4) : level}`
  return (
    <div className="fy-check__section fy-stack fy-gap-2" data-row={isRow || undefined}>
      {title ? (
        <Heading {...toLangAttributes(lang)} className="fy-check__heading">
          {title}
        </Heading>
      ) : null}
      <dl className="fy-check__answers">
        {answers.map((answer) => (
          <div className="fy-check__answer" key={answer.path} data-missing={answer.isMissing || undefined}>
            <dt {...toLangAttributes(answer.langs?.label)}>{answer.label}</dt>
            <dd {...toLangAttributes(answer.langs?.answer)} className="fy-check__given">
              {answer.answer || <em>{getEmptyText(answer)}</em>}
            </dd>
            <dd className="fy-check__act">
              <a
                className="fy-check__change"
                href={`#${encodeURIComponent(section)}`}
                data-path={answer.path}
                onClick={(event) => openAnswer(event, answer.path)}
              >
                {answer.answer ? stepTexts.change : stepTexts.answer}{' '}
                <span {...toLangAttributes(answer.langs?.label)} className="fy-visually-hidden">
                  {answer.label}
                </span>
              </a>
            </dd>
          </div>
        ))}
      </dl>
    </div>
  )
}

function getEmptyText({ isMissing }: ReviewedAnswer): string {
  return isMissing ? stepTexts.missing : stepTexts.empty
}
