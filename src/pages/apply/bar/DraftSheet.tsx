import { type ReactNode, useState } from 'react'
import { getDraftRetentionDays } from '../../../data/drafts/draftRetention'
import { useStoreValue } from '../../../data/react/useStoreValue'
import { useFormScope } from '../../../renderer/form/state/FormScope'
import type { VacancyDetail } from '../../../schemas/vacancies/vacancy'
import { stepTexts, draftTexts as texts } from '../../../texts/public/apply.texts'
import { isFramed } from '../../shared/browser/isFramed'
import { Modal } from '../../shared/dialog/Modal'
import { AnswerFile } from '../draft/AnswerFile'
import type { CurrentDraft } from '../draft/useDraft'
import type { DraftActions } from '../draft/useDraftActions'

interface DraftSheetProps {
  vacancy: VacancyDetail
  draft: CurrentDraft
  actions: DraftActions
  onClose: () => void
}

/** Where the draft is stored and why, and all that can be done with it. */
export function DraftSheet({ vacancy, draft, actions, onClose }: DraftSheetProps): ReactNode {
  const { form } = useFormScope()
  const { choice, problem, omitted } = useStoreValue(draft.autosave.store, (state) => state)
  const [asks, setAsks] = useState(false)
  if (asks) {
    return (
      <Modal title={texts.startOverTitle} size="small" onClose={onClose}>
        <p>{texts.startOverText}</p>
        <div className="fy-modal__actions">
          <button type="button" className="fy-button" onClick={onClose}>
            {texts.startOverNo}
          </button>
          <button
            type="button"
            className="fy-button fy-button--primary"
            onClick={() => {
              onClose()
              actions.startOver()
            }}
          >
            {texts.startOverYes}
          </button>
        </div>
      </Modal>
    )
  }
  return (
    <Modal key="draft" title={texts.title} size="small" onClose={onClose}>
      <div className="fy-apply-sheet">
        {problem ? <p>{problem === 'full' ? texts.full : texts.refused}</p> : null}
        {omitted.length > 0 ? <p>{texts.leftOut(omitted.join(', '))}</p> : null}
        <p className="fy-apply-sheet__note">
          {choice === 'own' && !problem
            ? texts.keptOn(getDraftRetentionDays(navigator.userAgent))
            : texts.inTab}
        </p>
        {problem && isFramed() ? (
          <a className="fy-button" href={window.location.pathname} target="_blank" rel="noopener">
            {texts.ownTab}
          </a>
        ) : null}
        <button
          type="button"
          className="fy-button"
          onClick={() => {
            onClose()
            actions.choose(choice === 'own' ? 'shared' : 'own')
          }}
        >
          {choice === 'own' ? texts.tabOnly : texts.own}
        </button>
        <AnswerFile form={form} vacancy={vacancy} actions={actions} />
        <button type="button" className="fy-button" onClick={() => setAsks(true)}>
          {texts.startOver}
        </button>
      </div>
      <div className="fy-modal__actions">
        <button type="button" className="fy-button fy-button--quiet" onClick={onClose}>
          {stepTexts.seeClose}
        </button>
      </div>
    </Modal>
  )
}
