import type { ReactNode } from 'react'
import type { AnswerSection } from '../../schemas/application'
import './SentCopy.css'

/** Answers as they were sent, section by section. */
export function SentAnswers({ sections }: { sections: readonly AnswerSection[] }): ReactNode {
  return sections.map(({ title, items }, at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: what was sent never changes, and two sections may be called alike.
    <div key={at}>
      <h3>{title}</h3>
      <dl className="fy-sent-copy__answers">
        {items.map(({ label, answer }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{answer}</dd>
          </div>
        ))}
      </dl>
    </div>
  ))
}
