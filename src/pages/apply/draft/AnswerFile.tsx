import { type ReactNode, useRef, useState } from 'react'
import type { LoadedAnswers } from '../../../data/prefill/answerFileTransfer'
import type { BuiltForm } from '../../../schemas/forms/builtForm'
import type { VacancyDetail } from '../../../schemas/vacancies/vacancy'
import { answerFileTexts as texts } from '../../../texts/public/apply.texts'
import type { DraftActions } from './useDraftActions'
import { useSaveAnswers } from './useSaveAnswers'

interface AnswerFileProps {
  form: BuiltForm
  vacancy: Pick<VacancyDetail, 'name' | 'code'>
  actions: DraftActions
}

interface FileMessage {
  text: string
  unused: LoadedAnswers['unmatched']
}

/** Exports an application in progress to a file, and imports one on any device. */
export function AnswerFile({ form, vacancy, actions }: AnswerFileProps): ReactNode {
  const input = useRef<HTMLInputElement>(null)
  const [message, setMessage] = useState<FileMessage>({ text: '', unused: [] })
  const showMessage = (text: string, unused: LoadedAnswers['unmatched'] = []) => setMessage({ text, unused })
  const saveAnswers = useSaveAnswers(form, vacancy)
  const save = async () => showMessage(await saveAnswers(actions.values()))
  const open = async (file: File) => {
    showMessage(texts.reading(file.name))
    const { loadAnswerFile } = await import('../../../data/prefill/answerFileTransfer')
    const filling = await loadAnswerFile(file, form, actions.values())
    if ('problem' in filling) return showMessage(`${file.name}: ${texts.troubles[filling.problem]}`)
    actions.fill(filling.values)
    showMessage(describeLoadedAnswers(filling, file.name), filling.unmatched)
  }
  return (
    <>
      <button type="button" className="fy-button" onClick={() => void save()}>
        {texts.save}
      </button>
      <button type="button" className="fy-button" onClick={() => input.current?.click()}>
        {texts.open}
      </button>
      <input
        ref={input}
        className="fy-apply-sheet__file"
        type="file"
        hidden
        accept=".json,application/json"
        onChange={({ target }) => {
          const [file] = target.files ?? []
          target.value = ''
          if (file) void open(file).catch(() => showMessage(`${file.name}: ${texts.troubles.unreadable}`))
        }}
      />
      <div role="status" className="fy-apply-sheet__said">
        {message.text ? <p>{message.text}</p> : null}
        {message.unused.length > 0 ? (
          <>
            <p>{texts.leftTitle}</p>
            <ul>
              {message.unused.map(({ question, answer }) => (
                <li key={question + answer}>{texts.left(question, answer)}</li>
              ))}
            </ul>
          </>
        ) : null}
      </div>
      <p className="fy-apply-sheet__note">{texts.note}</p>
    </>
  )
}

function describeLoadedAnswers({ values, keptLabels, lost }: LoadedAnswers, name: string): string {
  const count = Object.keys(values).length
  return [
    count === 0 ? texts.nothing(name) : texts.filled(count, name),
    keptLabels.length > 0 ? texts.kept(keptLabels.join(', ')) : '',
    lost.length > 0 ? texts.lost(lost.join(', ')) : '',
  ]
    .filter(Boolean)
    .join(' ')
}
