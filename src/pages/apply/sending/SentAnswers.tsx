import type { ReactNode } from 'react'
import type { AnswerSection } from '../../../schemas/applications/application'
import { toLangAttributes } from '../../../schemas/translations/localizeText'
import './SentCopy.css'

/** Answers with their questions, by section, to read only. */
export function SentAnswers({ sections }: { sections: readonly AnswerSection[] }): ReactNode {
  return sections.map(({ title, lang, items }, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: sent answers never change, and two sections may have the same title.
    <div key={index}>
      {title ? <h3 {...toLangAttributes(lang)}>{title}</h3> : null}
      <dl className="fy-sent-copy__answers">
        {items.map(({ label, answer, langs }) => (
          <div key={label}>
            <dt {...toLangAttributes(langs?.label)}>{label}</dt>
            <dd {...toLangAttributes(langs?.answer)}>{answer}</dd>
          </div>
        ))}
      </dl>
    </div>
  ))
}
