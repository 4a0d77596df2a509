import type { ReactNode } from 'react'
import type { AnswerSection } from '../../../schemas/applications/application'
import { receivedTexts } from '../../../texts/public/received.texts'
import { SentAnswers } from './SentAnswers'
import './SentCopy.css'

/** Copy of the sent answers, for the applicant; available only until the page is left. */
export function SentCopy({ sections }: { sections: readonly AnswerSection[] }): ReactNode {
  if (sections.length === 0) return null
  return (
    <section className="fy-sent-copy">
      <h2>{receivedTexts.copyTitle}</h2>
      <p className="fy-sent-copy__note">{receivedTexts.copyNote}</p>
      <SentAnswers sections={sections} />
    </section>
  )
}
