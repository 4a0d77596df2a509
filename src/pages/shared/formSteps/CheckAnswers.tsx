import { type MouseEvent, type ReactNode, use, useSyncExternalStore } from 'react'
import { useFormScope } from '../../../renderer/form/state/FormScope'
import { type VisiblePart, VisiblePartContext } from '../../../renderer/form/state/visiblePart'
import {
  type ReviewedAnswer,
  type ReviewedSection,
  reviewAnswers,
} from '../../../schemas/submission/reviewAnswers'
import { toLangAttributes } from '../../../schemas/translations/localizeText'
import { stepTexts } from '../../../texts/public/apply.texts'
import './CheckAnswers.css'

/** Review of all answers before sending, each with a link that changes it and returns here. */
export function CheckAnswers(): ReactNode {
  const { form, store, headingLevel } = useFormScope()
  const open = use(VisiblePartContext)?.open
  const values = useSyncExternalStore(store.onChange, store.values, store.values)
  return (
    <div className="fy-check">
      {reviewAnswers(form, values).map((section, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two rows may be called alike.
        <Answers key={at} section={section} level={headingLevel} onChange={open} />
      ))}
    </div>
  )
}

interface AnswersProps {
  section: ReviewedSection
  level: 2 | 3
  onChange: VisiblePart['open']
}

function Answers({ section: reviewed, level, onChange }: AnswersProps): ReactNode {
  const { section, title, lang, isRow, answers } = reviewed
  const change = (event: MouseEvent, path: string) => {
    event.preventDefault()
    onChange?.(section, path)
  }
  const Heading: 'h2' | 'h3' | 'h4' = `h${isRow ? (level === 2 ? 3 : 4) : level}`
  return (
    <div className="fy-check__section" data-row={isRow || undefined}>
      {title ? (
        <Heading {...toLangAttributes(lang)} className="fy-check__heading">
          {title}
        </Heading>
      ) : null}
      <dl className="fy-check__answers">
        {answers.map((one) => (
          <div className="fy-check__answer" key={one.path} data-missing={one.isMissing || undefined}>
            <dt {...toLangAttributes(one.langs?.label)}>{one.label}</dt>
            <dd {...toLangAttributes(one.langs?.answer)} className="fy-check__given">
              {one.answer || <em>{emptyText(one)}</em>}
            </dd>
            <dd className="fy-check__act">
              <a
                className="fy-check__change"
                href={`#${encodeURIComponent(section)}`}
                data-path={one.path}
                onClick={(event) => change(event, one.path)}
              >
                {one.answer ? stepTexts.change : stepTexts.answer}{' '}
                <span {...toLangAttributes(one.langs?.label)} className="fy-visually-hidden">
                  {one.label}
                </span>
              </a>
            </dd>
          </div>
        ))}
      </dl>
    </div>
  )
}

function emptyText({ isMissing }: ReviewedAnswer): string {
  return isMissing ? stepTexts.missing : stepTexts.empty
}
