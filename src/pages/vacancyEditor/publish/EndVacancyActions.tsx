import { type ReactNode, useId, useRef, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { createAuthoredVacancyApi } from '../../../data/authoring/authoredVacancies.api'
import type { VacancyEdit } from '../../../data/authoring/vacancyAutosave'
import type { AuthoredVacancy } from '../../../schemas/authoring/authoredVacancy'
import { vacancyPublishingTexts as texts } from '../../../texts/admin/vacancyEditor.texts'
import { Button } from '../../../widgets/shared/Button'
import { renderMarkedLabel } from '../../../widgets/shared/renderMarkedLabel'
import { useAction } from '../../shared/feedback/useAction'
import '../../../widgets/textInput/TextInput.css'
import { paths } from '../../routing/paths'
import { ConfirmModal } from '../../shared/dialog/ConfirmModal'
import { useSite, useSiteService } from '../../shared/site/SiteContext'

type EndAction = 'close' | 'withdraw' | 'remove'

interface EndVacancyActionsProps {
  edit: VacancyEdit
  vacancy: AuthoredVacancy
  onDone: (vacancy: AuthoredVacancy, message: string) => void
}

/**
 * Buttons that close or withdraw a vacancy, or delete a draft that was never published, after a confirmation.
 */
export function EndVacancyActions({ edit, vacancy, onDone }: EndVacancyActionsProps): ReactNode {
  const { notifications } = useSite()
  const api = useSiteService(createAuthoredVacancyApi)
  const navigate = useNavigate()
  const [pendingAction, setPendingAction] = useState<EndAction | null>(null)
  const endActions = getEndActions(vacancy)
  const [, run] = useAction('vacancy state failed')
  const endVacancy = (action: EndAction, reason: string) => {
    setPendingAction(null)
    return run(texts.failed, async () => {
      if (action === 'close') onDone(await api.close(vacancy.id), texts.closed)
      if (action === 'withdraw') onDone(await api.withdraw(vacancy.id, reason || undefined), texts.withdrawn)
      if (action !== 'remove') return
      await api.remove(vacancy.id)
      edit.discard()
      notifications.notify({ id: 'vacancy state', type: 'success', title: texts.removed, message: '' })
      await navigate(paths.vacancies.href())
    })
  }
  if (endActions.length === 0) return null
  return (
    <section className="fy-vacancy-publish__end fy-wrap fy-gap-2" aria-label={texts.end}>
      {endActions.map((action) => (
        <Button
          key={action}
          look={action === 'remove' ? 'danger' : undefined}
          onClick={() => setPendingAction(action)}
        >
          {texts[action]}
        </Button>
      ))}
      {pendingAction ? (
        <EndModal
          action={pendingAction}
          onEnd={(reason) => void endVacancy(pendingAction, reason)}
          onClose={() => setPendingAction(null)}
        />
      ) : null}
    </section>
  )
}

function getEndActions({ state, publishedRevision }: AuthoredVacancy): EndAction[] {
  if (state === 'open') return ['close', 'withdraw']
  if (state === 'scheduled' || state === 'closed') return ['withdraw']
  return publishedRevision === null && state === 'draft' ? ['remove'] : []
}

interface EndModalProps {
  action: EndAction
  onEnd: (reason: string) => void
  onClose: () => void
}

function EndModal({ action, onEnd, onClose }: EndModalProps): ReactNode {
  const id = useId()
  const reason = useRef<HTMLTextAreaElement>(null)
  return (
    <ConfirmModal
      title={texts[`${action}Title`]}
      isDestructive={action === 'remove'}
      text={texts[`${action}Text`]}
      action={texts[action]}
      onConfirm={() => onEnd(reason.current?.value.trim() ?? '')}
      onClose={onClose}
    >
      {action === 'withdraw' ? (
        <div className="fy-field">
          <label className="fy-field__label" htmlFor={id}>
            {renderMarkedLabel(texts.withdrawReason, false)}
          </label>
          <textarea ref={reason} id={id} className="fy-input" rows={2} maxLength={500} />
        </div>
      ) : null}
    </ConfirmModal>
  )
}
