import { useEffect, useState } from 'react'
import { createAnswers } from '../../../data/applications/applicationStates.store'
import { createApplications } from '../../../data/applications/applications.store'
import type { StoredTemplates } from '../../../schemas/applications/answerSettings'
import type { ApplicationListItem } from '../../../schemas/applications/application'
import {
  type ApplicationState,
  isCustomStateId,
  type LocalizedTemplate,
  type SetState,
  type StateTemplate,
  spokenTo,
} from '../../../schemas/applications/applicationState'
import { type CustomState, toBuiltInState } from '../../../schemas/applications/customState'
import { findUnknownPlaceholders } from '../../../schemas/applications/messagePlaceholders'
import { answerTexts as texts } from '../../../texts/admin/applicationStates.texts'
import { type Language, languages, otherLanguages } from '../../../texts/language/language'
import { useSitePart } from '../../shared/site/useSitePart'
import { type ApplicationStates, useApplicationStates } from './useApplicationStates'

type Edited = Partial<Record<Language, StateTemplate>>

/** State of the dialog: the chosen state and the message drafts, per language of the selected applicants. */
export function useStateChange(
  applications: readonly Answered[],
  onDone: () => void,
  initialState?: SetState,
) {
  const answers = useSitePart(createAnswers)
  const list = useSitePart(createApplications)
  const states = useApplicationStates()
  const [known, setKnown] = useState<StoredTemplates | null>(null)
  const [state, setState] = useState<SetState>(
    () =>
      initialState ??
      getNext(
        applications.map((one) => one.state),
        states,
      ),
  )
  const [edited, setEdited] = useState<Edited>({})
  /** Null until the user decides: a message is sent if the state has one. */
  const [decided, setSays] = useState<boolean | null>(null)
  const [error, setError] = useState('')
  const [busy, setBusy] = useState(false)
  useEffect(() => {
    answers.templates().then(setKnown, () => setError(texts.failed))
  }, [answers])
  const says = decided ?? hasTemplate(state, states.custom)
  const spoken = languages.filter((language) => applications.some((one) => one.language === language))
  const wordsIn = (language: Language) =>
    edited[language] ?? getTemplate(state, language, known, states.custom)
  const send = async () => {
    if (busy) return
    const fault = says ? spoken.map((language) => getFault(wordsIn(language))).find((one) => one !== '') : ''
    setError(fault ?? '')
    if (fault) return
    setBusy(true)
    try {
      const ids = applications.map(({ id }) => id)
      await answers.set(ids, state, says ? inAll(spoken, wordsIn) : null)
      onDone()
      void list.again()
    } catch {
      setError(texts.failed)
      setBusy(false)
    }
  }
  return {
    ...{ state, spoken, wordsIn, says, error, busy },
    ...{ sendsMail: known?.sendsMail ?? false, isReady: known !== null },
    /** Another state has its own message templates, so edits to the previous ones are discarded. */
    choose: (chosen: SetState) => {
      setState(chosen)
      setEdited({})
    },
    setSays,
    edit: (language: Language, changed: Partial<StateTemplate>) =>
      setEdited({ ...edited, [language]: { ...wordsIn(language), ...changed } }),
    send,
  }
}

type Answered = Pick<ApplicationListItem, 'id' | 'state' | 'language'>

const emptyTemplate: StateTemplate = { subject: '', text: '' }

function hasTemplate(state: SetState, custom: readonly CustomState[]): boolean {
  return !isCustomStateId(state) || Boolean(custom.find(({ id }) => id === state)?.template)
}

/** Returns the message that the client has for a state in a language; empty if it has none. */
function getTemplate(
  state: SetState,
  language: Language,
  known: StoredTemplates | null,
  custom: readonly CustomState[],
): StateTemplate {
  if (isCustomStateId(state)) {
    const template = custom.find(({ id }) => id === state)?.template
    return template ? spokenTo(language, template) : emptyTemplate
  }
  return (language === 'en' ? known?.templates : known?.translations[language])?.[state] ?? emptyTemplate
}

/** Returns the English message with its translations into the other languages of the applicants. */
function inAll(
  spoken: readonly Language[],
  wordsIn: (language: Language) => StateTemplate,
): LocalizedTemplate {
  const translations = Object.fromEntries(
    otherLanguages.filter((one) => spoken.includes(one)).map((one) => [one, wordsIn(one)]),
  )
  return { ...wordsIn('en'), ...(Object.keys(translations).length > 0 ? { translations } : {}) }
}

/** Returns the next state, other than a rejection, if all applications share one; otherwise 'in review'. */
function getNext(
  [first, ...others]: readonly ApplicationState[],
  { order, custom }: Pick<ApplicationStates, 'order' | 'custom'>,
): SetState {
  const steps = order.filter((state) => toBuiltInState(state, custom) !== 'not this time')
  const at = others.every((one) => one === first) ? steps.indexOf(first as SetState) : -1
  return (at < 0 ? undefined : steps[at + 1]) ?? 'in review'
}

/** Returns the error that prevents sending this message; '' if there is none. */
function getFault(words: StateTemplate): string {
  return findUnknownPlaceholders(words)[0]?.message ?? ''
}
