import type { ReactNode } from 'react'
import type { AnswerSection } from '../../schemas/application'
import { receivedTexts } from '../../texts/apply'
import './SentCopy.css'

/** An applicant's own copy of what was sent, while the page that sent it stands. */
export function SentCopy({ sections }: { sections: readonly AnswerSection[] }): ReactNode {
  if (sections.length === 0) return null
  return (
    <section className="fy-sent-copy">
      <h2>{receivedTexts.copyTitle}</h2>
      <p className="fy-sent-copy__note">{receivedTexts.copyNote}</p>
      {sections.map(({ title, items }, at) => (
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
      ))}
    </section>
  )
}
