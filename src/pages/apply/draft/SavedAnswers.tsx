import type { ReactNode } from 'react'
import { createTabDrafts } from '../../../data/drafts/drafts.store'
import { useHydrated } from '../../../data/react/useHydrated'
import type { AnswerSection } from '../../../schemas/applications/application'
import { answerFileTexts, applyTexts } from '../../../texts/public/apply.texts'
import { saveFile } from '../../shared/download/saveFile'
import { useSite } from '../../shared/site/SiteContext'
import { useSiteService } from '../../shared/site/useSiteService'
import { SentAnswers } from '../sending/SentAnswers'

/** The answers to a form that has closed meanwhile: the submitted answers, or the draft stored in this tab. */
export function SavedAnswers({ guid }: { guid: string }): ReactNode {
  const { closedAnswers } = useSite()
  const drafts = useSiteService(createTabDrafts)
  const isHydrated = useHydrated()
  const savedFields = isHydrated ? Object.values(drafts.read(guid)?.fields ?? {}) : []
  const sections: AnswerSection[] =
    closedAnswers.length > 0
      ? closedAnswers
      : [{ title: '', items: savedFields.map(({ title, answer }) => ({ label: title, answer })) }]
  const items = sections.flatMap((section) => section.items)
  if (items.length === 0) return null
  const text = items.map(({ label, answer }) => `${label}\n${answer}\n`).join('\n')
  return (
    <section className="fy-apply fy-card">
      <h2>{applyTexts.yourAnswers}</h2>
      <p>{applyTexts.closedText}</p>
      <SentAnswers sections={sections} />
      {isHydrated ? (
        <div className="fy-draft__actions">
          <button
            type="button"
            className="fy-button"
            onClick={() => saveFile(new Blob([text], { type: 'text/plain' }), 'application.txt')}
          >
            {answerFileTexts.save}
          </button>
        </div>
      ) : null}
    </section>
  )
}
