import { useEffect, useState } from 'react'
import { createAnswers } from '../../data/answers'
import { createApplications } from '../../data/applications'
import type { KnownTemplates } from '../../schemas/answerSettings'
import type { ApplicationState, SetState, StateWords } from '../../schemas/applicationState'
import { unknownPlaceholders } from '../../schemas/stateWords'
import { answerTexts as texts } from '../../texts/applicationStates'
import { usePart } from '../usePart'

/** What is being said to some who applied, until it is sent. */
export function useAnswer(ids: readonly number[], standing: readonly ApplicationState[], onDone: () => void) {
  const answers = usePart(createAnswers)
  const applications = usePart(createApplications)
  const [known, setKnown] = useState<KnownTemplates | null>(null)
  const [state, setState] = useState<SetState>(() => nextOf(standing))
  const [edited, setEdited] = useState<StateWords | null>(null)
  const [says, setSays] = useState(true)
  const [error, setError] = useState('')
  const [busy, setBusy] = useState(false)
  useEffect(() => {
    answers.templates().then(setKnown, () => setError(texts.failed))
  }, [answers])
  const words = edited ?? known?.templates[state] ?? { subject: '', text: '' }
  const send = async () => {
    if (busy) return
    const fault = says ? faultOf(words) : ''
    setError(fault)
    if (fault) return
    setBusy(true)
    try {
      await answers.set(ids, state, says ? words : null)
      onDone()
      void applications.again()
    } catch {
      setError(texts.failed)
      setBusy(false)
    }
  }
  return {
    ...{ state, words, says, error, busy, sendsMail: known?.sendsMail ?? false, isReady: known !== null },
    /** Another state is said in its own words. */
    choose: (chosen: SetState) => {
      setState(chosen)
      setEdited(null)
    },
    setSays,
    edit: (changed: Partial<StateWords>) => setEdited({ ...words, ...changed }),
    send,
  }
}

/** What comes next where all stand alike; else the first that somebody looks at. */
function nextOf([first, ...others]: readonly ApplicationState[]): SetState {
  const next = { received: 'in review', 'in review': 'interview', interview: 'hired' } as const
  const isAlike = others.every((one) => one === first)
  return isAlike && first !== undefined && first in next ? next[first as keyof typeof next] : 'in review'
}

/** What keeps words from being sent; '' where nothing does. */
function faultOf(words: StateWords): string {
  const unknown = unknownPlaceholders(words)
  if (unknown.length > 0) return texts.unknown(unknown.join(', '))
  return words.subject.trim() === '' || words.text.trim() === '' ? texts.empty : ''
}
