import { useEffect, useState } from 'react'
import { createAnswers } from '../../../data/applications/applicationStates.store'
import { createApplications } from '../../../data/applications/applications.store'
import { refusalReason } from '../../../data/http/refusalReason'
import type { StoredTemplates } from '../../../schemas/applications/answerSettings'
import type { ApplicationListItem } from '../../../schemas/applications/application'
import type {
  ApplicationState,
  AssignableState,
  LocalizedTemplate,
  StateTemplate,
  StateTemplates,
} from '../../../schemas/applications/applicationState'
import { findUnknownPlaceholders } from '../../../schemas/applications/messagePlaceholders'
import { answerTexts as texts } from '../../../texts/admin/applicationStates.texts'
import { type Language, languages, otherLanguages } from '../../../texts/language/language'
import { useSiteService } from '../../shared/site/useSiteService'

type Edited = Partial<Record<Language, StateTemplate>>

/** State of the dialog: the chosen state and the message drafts, per language of the selected applicants. */
export function useStateChange(
  applications: readonly Answered[],
  onDone: () => void,
  initialState?: AssignableState,
) {
  const answers = useSiteService(createAnswers)
  const list = useSiteService(createApplications)
  const [stored, setStored] = useState<StoredTemplates | null>(null)
  const [state, setState] = useState<AssignableState>(
    () => initialState ?? getNext(applications.map((one) => one.state)),
  )
  const [edited, setEdited] = useState<Edited>({})
  const [sendsMessage, setSendsMessage] = useState(true)
  const [error, setError] = useState('')
  const [busy, setBusy] = useState(false)
  useEffect(() => {
    answers.templates().then(setStored, () => setError(texts.failed))
  }, [answers])
  const applicantLanguages = languages.filter((language) =>
    applications.some((one) => one.language === language),
  )
  const getMessage = (language: Language) =>
    edited[language] ?? templatesIn(stored, language)?.[state] ?? { subject: '', text: '' }
  const send = async () => {
    if (busy) return
    const fault = sendsMessage
      ? applicantLanguages.map((language) => getFault(getMessage(language))).find((one) => one !== '')
      : ''
    setError(fault ?? '')
    if (fault) return
    setBusy(true)
    try {
      const ids = applications.map(({ id }) => id)
      await answers.set(ids, state, sendsMessage ? inAll(applicantLanguages, getMessage) : null)
      onDone()
      void list.again()
    } catch (thrown) {
      setError(refusalReason(thrown, texts.failed))
      setBusy(false)
    }
  }
  return {
    ...{ state, applicantLanguages, getMessage, sendsMessage, error, busy },
    ...{ sendsMail: stored?.sendsMail ?? false, isReady: stored !== null },
    /** Another state has its own message templates, so edits to the previous ones are discarded. */
    choose: (chosen: AssignableState) => {
      setState(chosen)
      setEdited({})
    },
    setSendsMessage,
    edit: (language: Language, changed: Partial<StateTemplate>) =>
      setEdited({ ...edited, [language]: { ...getMessage(language), ...changed } }),
    send,
  }
}

type Answered = Pick<ApplicationListItem, 'id' | 'state' | 'language'>

function templatesIn(stored: StoredTemplates | null, language: Language): StateTemplates | undefined {
  return language === 'en' ? stored?.templates : stored?.translations[language]
}

/** Returns the English message with its translations into the other languages of the applicants. */
function inAll(
  applicantLanguages: readonly Language[],
  getMessage: (language: Language) => StateTemplate,
): LocalizedTemplate {
  const translations = Object.fromEntries(
    otherLanguages.filter((one) => applicantLanguages.includes(one)).map((one) => [one, getMessage(one)]),
  )
  return { ...getMessage('en'), ...(Object.keys(translations).length > 0 ? { translations } : {}) }
}

/** Returns the next state if all applications share one; otherwise 'in review'. */
function getNext([first, ...others]: readonly ApplicationState[]): AssignableState {
  const next = { received: 'in review', 'in review': 'interview', interview: 'hired' } as const
  const isAlike = others.every((one) => one === first)
  return isAlike && first !== undefined && first in next ? next[first as keyof typeof next] : 'in review'
}

/** Returns the error that prevents sending this message; '' if there is none. */
function getFault(message: StateTemplate): string {
  return findUnknownPlaceholders(message)[0]?.message ?? ''
}
