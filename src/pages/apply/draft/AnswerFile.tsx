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
  left: LoadedAnswers['left']
}

/** Exports an application in progress to a file, and imports one on any device. */
export function AnswerFile({ form, vacancy, actions }: AnswerFileProps): ReactNode {
  const input = useRef<HTMLInputElement>(null)
  const [said, setSaid] = useState<FileMessage>({ text: '', left: [] })
  const say = (text: string, left: LoadedAnswers['left'] = []) => setSaid({ text, left })
  const saveAnswers = useSaveAnswers(form, vacancy)
  const save = async () => say(await saveAnswers(actions.values()))
  const open = async (file: File) => {
    say(texts.reading(file.name))
    const { loadAnswerFile } = await import('../../../data/prefill/answerFileTransfer')
    const filling = await loadAnswerFile(file, form, actions.values())
    if ('trouble' in filling) return say(`${file.name}: ${texts.troubles[filling.trouble]}`)
    actions.fill(filling.values)
    say(describeLoadedAnswers(filling, file.name), filling.left)
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
          if (file) void open(file).catch(() => say(`${file.name}: ${texts.troubles.unreadable}`))
        }}
      />
      <div role="status" className="fy-apply-sheet__said">
        {said.text ? <p>{said.text}</p> : null}
        {said.left.length > 0 ? (
          <>
            <p>{texts.leftTitle}</p>
            <ul>
              {said.left.map(({ question, answer }) => (
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

function describeLoadedAnswers({ values, kept, lost }: LoadedAnswers, name: string): string {
  const count = Object.keys(values).length
  return [
    count === 0 ? texts.nothing(name) : texts.filled(count, name),
    kept.length > 0 ? texts.kept(kept.join(', ')) : '',
    lost.length > 0 ? texts.lost(lost.join(', ')) : '',
  ]
    .filter(Boolean)
    .join(' ')
}
