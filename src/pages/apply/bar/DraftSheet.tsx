import { type ReactNode, useRef, useState } from 'react'
import { getDraftRetentionDays } from '../../../data/drafts/draftRetention'
import type { LoadedAnswers } from '../../../data/prefill/answerFileTransfer'
import { useStoreValue } from '../../../data/react/useStoreValue'
import { useFormScope } from '../../../renderer/form/state/FormScope'
import type { BuiltForm } from '../../../schemas/forms/builtForm'
import type { VacancyDetail } from '../../../schemas/vacancies/vacancy'
import { answerFileTexts, draftTexts, stepTexts } from '../../../texts/public/apply.texts'
import { Button } from '../../../widgets/shared/Button'
import { isFramed } from '../../shared/browser/isFramed'
import { ConfirmModal } from '../../shared/dialog/ConfirmModal'
import { Modal } from '../../shared/dialog/Modal'
import type { CurrentDraft } from '../draft/useDraft'
import type { DraftActions } from '../draft/useDraftActions'
import { useSaveAnswers } from '../draft/useSaveAnswers'

interface DraftSheetProps {
  vacancy: VacancyDetail
  draft: CurrentDraft
  actions: DraftActions
  onClose: () => void
}

/** Dialog that explains where the draft is stored, with all actions on the draft. */
export function DraftSheet({ vacancy, draft, actions, onClose }: DraftSheetProps): ReactNode {
  const { form } = useFormScope()
  const { choice, problem, omitted } = useStoreValue(draft.autosave.store, (state) => state)
  const [isConfirming, setConfirming] = useState(false)
  if (isConfirming) {
    return (
      <ConfirmModal
        title={draftTexts.startOverTitle}
        text={draftTexts.startOverText}
        cancel={draftTexts.keepAnswers}
        action={draftTexts.confirmStartOver}
        onConfirm={() => {
          onClose()
          actions.startOver()
        }}
        onClose={onClose}
      />
    )
  }
  return (
    <Modal key="draft" title={draftTexts.title} size="small" onClose={onClose}>
      <div className="fy-apply-sheet fy-grid fy-gap-2">
        {problem ? <p>{problem === 'full' ? draftTexts.deviceFull : draftTexts.refused}</p> : null}
        {omitted.length > 0 ? <p>{draftTexts.filesOmitted(omitted.join(', '))}</p> : null}
        <p className="fy-note">
          {choice === 'own' && !problem
            ? draftTexts.savedOnDevice(getDraftRetentionDays(navigator.userAgent))
            : draftTexts.inTab}
        </p>
        {problem && isFramed() ? (
          <a className="fy-button" href={window.location.pathname} target="_blank" rel="noopener">
            {draftTexts.openInNewTab}
          </a>
        ) : null}
        <Button
          onClick={() => {
            onClose()
            actions.setDeviceChoice(choice === 'own' ? 'shared' : 'own')
          }}
        >
          {choice === 'own' ? draftTexts.saveInTabOnly : draftTexts.saveOnDevice}
        </Button>
        <AnswerFile form={form} vacancy={vacancy} actions={actions} />
        <Button onClick={() => setConfirming(true)}>{draftTexts.startOver}</Button>
      </div>
      <div className="fy-modal__actions">
        <Button look="quiet" onClick={onClose}>
          {stepTexts.backToForm}
        </Button>
      </div>
    </Modal>
  )
}

interface AnswerFileProps {
  form: BuiltForm
  vacancy: Pick<VacancyDetail, 'name' | 'code'>
  actions: DraftActions
}

interface FileMessage {
  text: string
  unmatchedAnswers: LoadedAnswers['unmatched']
}

/** Exports the answers of an unfinished application to a file, and imports such a file on this or another device. */
function AnswerFile({ form, vacancy, actions }: AnswerFileProps): ReactNode {
  const input = useRef<HTMLInputElement>(null)
  const [message, setMessage] = useState<FileMessage>({ text: '', unmatchedAnswers: [] })
  const showMessage = (text: string, unmatchedAnswers: LoadedAnswers['unmatched'] = []) =>
    setMessage({ text, unmatchedAnswers })
  const saveAnswers = useSaveAnswers(form, vacancy)
  const save = async () => showMessage(await saveAnswers(actions.getValues()))
  const importFile = async (file: File) => {
    showMessage(answerFileTexts.reading(file.name))
    const { loadAnswerFile } = await import('../../../data/prefill/answerFileTransfer')
    const loadedAnswers = await loadAnswerFile(file, form, actions.getValues())
    if ('problem' in loadedAnswers)
      return showMessage(`${file.name}: ${answerFileTexts.problems[loadedAnswers.problem]}`)
    actions.setValues(loadedAnswers.values)
    showMessage(describeLoadedAnswers(loadedAnswers, file.name), loadedAnswers.unmatched)
  }
  return (
    <>
      <Button onClick={() => void save()}>{answerFileTexts.save}</Button>
      <Button onClick={() => input.current?.click()}>{answerFileTexts.open}</Button>
      <input
        ref={input}
        className="fy-apply-sheet__file"
        type="file"
        hidden
        accept=".json,application/json"
        onChange={({ target }) => {
          const [file] = target.files ?? []
          target.value = ''
          if (file)
            void importFile(file).catch(() =>
              showMessage(`${file.name}: ${answerFileTexts.problems.unreadable}`),
            )
        }}
      />
      <div role="status" className="fy-apply-sheet__said">
        {message.text ? <p>{message.text}</p> : null}
        {message.unmatchedAnswers.length > 0 ? (
          <>
            <p>{answerFileTexts.unmatchedTitle}</p>
            <ul>
              {message.unmatchedAnswers.map(({ question, answer }) => (
                <li key={question + answer}>{answerFileTexts.unmatchedAnswer(question, answer)}</li>
              ))}
            </ul>
          </>
        ) : null}
      </div>
      <p className="fy-note">{answerFileTexts.note}</p>
    </>
  )
}

function describeLoadedAnswers({ values, keptLabels, lostFiles }: LoadedAnswers, name: string): string {
  const count = Object.keys(values).length
  return [
    count === 0 ? answerFileTexts.nothingFilled(name) : answerFileTexts.answersFilled(count, name),
    keptLabels.length > 0 ? answerFileTexts.answersKept(keptLabels.join(', ')) : '',
    lostFiles.length > 0 ? answerFileTexts.filesLost(lostFiles.join(', ')) : '',
  ]
    .filter(Boolean)
    .join(' ')
}
