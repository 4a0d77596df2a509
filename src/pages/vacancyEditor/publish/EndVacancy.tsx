import { type ReactNode, useId, useRef, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { createAuthoredVacancyApi } from '../../../data/authoring/authoredVacancies.api'
import type { VacancyEdit } from '../../../data/authoring/vacancyAutosave'
import { refusalReason } from '../../../data/http/refusalReason'
import type { AuthoredVacancy } from '../../../schemas/authoring/authoredVacancy'
import { vacancyPublishingTexts as texts } from '../../../texts/admin/vacancyEditor.texts'
import '../../../widgets/textInput/TextInput.css'
import { paths } from '../../routing/paths'
import { Modal } from '../../shared/dialog/Modal'
import { useSite } from '../../shared/site/SiteContext'
import { useSiteService } from '../../shared/site/useSiteService'

type EndAction = 'close' | 'withdraw' | 'remove'

interface EndVacancyProps {
  edit: VacancyEdit
  vacancy: AuthoredVacancy
  onDone: (vacancy: AuthoredVacancy, message: string) => void
}

/** Closes a vacancy, withdraws it, or deletes a draft that was never published; asks for confirmation. */
export function EndVacancy({ edit, vacancy, onDone }: EndVacancyProps): ReactNode {
  const { notifications } = useSite()
  const api = useSiteService(createAuthoredVacancyApi)
  const navigate = useNavigate()
  const [pendingEnding, setPendingEnding] = useState<EndAction | null>(null)
  const endings = getEndings(vacancy)
  const endVacancy = async (ending: EndAction, reason: string) => {
    setPendingEnding(null)
    try {
      if (ending === 'close') onDone(await api.close(vacancy.id), texts.closed)
      if (ending === 'withdraw') onDone(await api.withdraw(vacancy.id, reason || undefined), texts.withdrawn)
      if (ending !== 'remove') return
      await api.remove(vacancy.id)
      edit.discard()
      notifications.notify({ id: 'vacancy state', type: 'success', title: texts.removed, message: '' })
      await navigate(paths.vacancies.href())
    } catch (error) {
      const message = refusalReason(error, texts.failed)
      notifications.notify({ id: 'vacancy state failed', type: 'error', title: '', message })
    }
  }
  if (endings.length === 0) return null
  return (
    <section className="fy-wrap fy-gap-2" aria-label={texts.end}>
      {endings.map((ending) => (
        <button key={ending} type="button" className="fy-button" onClick={() => setPendingEnding(ending)}>
          {texts[ending]}
        </button>
      ))}
      {pendingEnding ? (
        <EndModal
          ending={pendingEnding}
          onEnd={(reason) => void endVacancy(pendingEnding, reason)}
          onClose={() => setPendingEnding(null)}
        />
      ) : null}
    </section>
  )
}

function getEndings({ state, publishedRevision }: AuthoredVacancy): EndAction[] {
  if (state === 'open') return ['close', 'withdraw']
  if (state === 'scheduled' || state === 'closed') return ['withdraw']
  return publishedRevision === null && state === 'draft' ? ['remove'] : []
}

interface EndModalProps {
  ending: EndAction
  onEnd: (reason: string) => void
  onClose: () => void
}

function EndModal({ ending, onEnd, onClose }: EndModalProps): ReactNode {
  const id = useId()
  const reason = useRef<HTMLTextAreaElement>(null)
  return (
    <Modal title={texts[`${ending}Title`]} size="small" onClose={onClose}>
      <p>{texts[`${ending}Text`]}</p>
      {ending === 'withdraw' ? (
        <div className="fy-field">
          <label className="fy-field__label" htmlFor={id}>
            {texts.withdrawReason}
          </label>
          <textarea ref={reason} id={id} className="fy-input" rows={2} maxLength={500} />
        </div>
      ) : null}
      <div className="fy-modal__actions">
        <button type="button" className="fy-button fy-button--quiet" onClick={onClose}>
          {texts.cancel}
        </button>
        <button
          type="button"
          className="fy-button fy-button--primary"
          onClick={() => onEnd(reason.current?.value.trim() ?? '')}
        >
          {texts[ending]}
        </button>
      </div>
    </Modal>
  )
}
