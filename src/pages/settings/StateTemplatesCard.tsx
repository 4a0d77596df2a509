import { type FormEvent, type ReactNode, useEffect, useState } from 'react'
import { createAnswers } from '../../data/answers'
import { type SetState, type StateTemplates, setStates } from '../../schemas/applicationState'
import { unknownPlaceholders } from '../../schemas/stateWords'
import {
  answerTexts,
  stateNames,
  stateTemplates,
  stateTemplatesTexts as texts,
} from '../../texts/applicationStates'
import { WordsFields } from '../applications/WordsFields'
import { useSite } from '../SiteContext'
import { usePart } from '../usePart'
import './StateTemplatesCard.css'

/** What those who applied are told with each state; one state is open at a time. */
export function StateTemplatesCard(): ReactNode {
  const { notifications } = useSite()
  const answers = usePart(createAnswers)
  const [templates, setTemplates] = useState<StateTemplates | null>(null)
  const [error, setError] = useState('')
  useEffect(() => {
    answers.templates().then(
      (known) => setTemplates(known.templates),
      () => undefined,
    )
  }, [answers])
  if (!templates) return null
  const save = async (event: FormEvent) => {
    event.preventDefault()
    const unknown = setStates.flatMap((state) => unknownPlaceholders(templates[state]))
    const isEmpty = setStates.some((state) =>
      Object.values(templates[state]).some((word) => word.trim() === ''),
    )
    const fault =
      unknown.length > 0 ? answerTexts.unknown(unknown.join(', ')) : isEmpty ? answerTexts.empty : ''
    setError(fault)
    if (fault) return
    await answers.saveTemplates(templates).then(
      () => notifications.notify({ id: 'words', type: 'success', title: '', message: texts.saved }),
      () => setError(texts.failed),
    )
  }
  const change = (state: SetState, words: StateTemplates[SetState]) =>
    setTemplates({ ...templates, [state]: words })
  return (
    <form className="fy-templates fy-card" onSubmit={(event) => void save(event)} noValidate>
      <h2>{texts.title}</h2>
      <p className="fy-templates__note">{texts.note}</p>
      {setStates.map((state) => (
        <details key={state} name="state-template" className="fy-templates__state">
          <summary>{stateNames[state]}</summary>
          <WordsFields
            words={templates[state]}
            onChange={(changed) => change(state, { ...templates[state], ...changed })}
          />
          <button
            type="button"
            className="fy-button fy-button--quiet fy-button--small"
            onClick={() => change(state, stateTemplates[state])}
          >
            {texts.asTheyCome}
          </button>
        </details>
      ))}
      {error ? (
        <p role="alert" className="fy-words__fault">
          {error}
        </p>
      ) : null}
      <button type="submit" className="fy-button fy-button--primary">
        {texts.save}
      </button>
    </form>
  )
}
