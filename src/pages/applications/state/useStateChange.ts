import { useEffect, useState } from 'react'
import { createStateChangeStore } from '../../../data/applications/applicationStates.store'
import { createApplications } from '../../../data/applications/applications.store'
import { getRefusalReason } from '../../../data/http/apiError'
import type { ApplicationListItem } from '../../../schemas/applications/application'
import {
  type ApplicationState,
  type AssignableState,
  getTemplateInLanguage,
  isCustomStateId,
  type LocalizedTemplate,
  type StateTemplate,
} from '../../../schemas/applications/applicationState'
import type { StoredTemplates } from '../../../schemas/applications/applicationStateSettings'
import { type CustomState, toBuiltInState } from '../../../schemas/applications/customState'
import { findSendingFaults } from '../../../schemas/applications/messagePlaceholders'
import { applicationStateTexts as texts } from '../../../texts/admin/applicationStates.texts'
import { type Language, languages, otherLanguages } from '../../../texts/language/language'
import { useSiteService } from '../../shared/site/SiteContext'
import { type ApplicationStates, useApplicationStates } from './useApplicationStates'

type EditedTemplates = Partial<Record<Language, StateTemplate>>

/** State of the dialog: the chosen state and the message drafts, per language of the selected applicants. */
export function useStateChange(
  applications: readonly StateChangeTarget[],
  onDone: () => void,
  initialState?: AssignableState,
) {
  const stateChanges = useSiteService(createStateChangeStore)
  const list = useSiteService(createApplications)
  const states = useApplicationStates()
  const [storedTemplates, setStoredTemplates] = useState<StoredTemplates | null>(null)
  const [state, setState] = useState<AssignableState>(
    () =>
      initialState ??
      getNextState(
        applications.map((application) => application.state),
        states,
      ),
  )
  const [edited, setEdited] = useState<EditedTemplates>({})
  /** Null until the user decides; by default a message is sent if the state has a template. */
  const [sendsMessageChoice, setSendsMessageChoice] = useState<boolean | null>(null)
  const [error, setError] = useState('')
  const [isBusy, setBusy] = useState(false)
  useEffect(() => {
    stateChanges.loadTemplates().then(setStoredTemplates, () => setError(texts.failed))
  }, [stateChanges])
  const sendsMessage = sendsMessageChoice ?? hasTemplate(state, states.customStates)
  const applicantLanguages = languages.filter((language) =>
    applications.some((application) => application.language === language),
  )
  const getMessage = (language: Language) =>
    edited[language] ?? getTemplate(state, language, storedTemplates, states.customStates)
  const send = async () => {
    if (isBusy) return
    const fault = sendsMessage
      ? applicantLanguages.map((language) => getFault(getMessage(language))).find((text) => text !== '')
      : ''
    setError(fault ?? '')
    if (fault) return
    setBusy(true)
    try {
      const ids = applications.map(({ id }) => id)
      await stateChanges.setState(
        ids,
        state,
        sendsMessage ? getLocalizedMessage(applicantLanguages, getMessage) : null,
      )
      onDone()
      void list.reload()
    } catch (error) {
      setError(getRefusalReason(error, texts.failed))
      setBusy(false)
    }
  }
  return {
    ...{ state, applicantLanguages, getMessage, sendsMessage, error, isBusy },
    ...{ sendsMail: storedTemplates?.sendsMail ?? false, isReady: storedTemplates !== null },
    /** Selects a state. Discards edited messages, because each state has its own message templates. */
    selectState: (selectedState: AssignableState) => {
      setState(selectedState)
      setEdited({})
    },
    setSendsMessage: setSendsMessageChoice,
    editMessage: (language: Language, changed: Partial<StateTemplate>) =>
      setEdited({ ...edited, [language]: { ...getMessage(language), ...changed } }),
    send,
  }
}

type StateChangeTarget = Pick<ApplicationListItem, 'id' | 'state' | 'language'>

const emptyTemplate: StateTemplate = { subject: '', text: '' }

function hasTemplate(state: AssignableState, customStates: readonly CustomState[]): boolean {
  return !isCustomStateId(state) || Boolean(customStates.find(({ id }) => id === state)?.template)
}

/** Returns the client's template for a state in a language; an empty one if the state has no template. */
function getTemplate(
  state: AssignableState,
  language: Language,
  storedTemplates: StoredTemplates | null,
  customStates: readonly CustomState[],
): StateTemplate {
  if (isCustomStateId(state)) {
    const template = customStates.find(({ id }) => id === state)?.template
    return template ? getTemplateInLanguage(language, template) : emptyTemplate
  }
  return (
    (language === 'en' ? storedTemplates?.templates : storedTemplates?.translations[language])?.[state] ??
    emptyTemplate
  )
}

/** Returns the English message with its translations into the other languages of the applicants. */
function getLocalizedMessage(
  applicantLanguages: readonly Language[],
  getMessage: (language: Language) => StateTemplate,
): LocalizedTemplate {
  const translations = Object.fromEntries(
    otherLanguages
      .filter((otherLanguage) => applicantLanguages.includes(otherLanguage))
      .map((language) => [language, getMessage(language)]),
  )
  return { ...getMessage('en'), ...(Object.keys(translations).length > 0 ? { translations } : {}) }
}

/**
 * Returns the state that follows the applications' current state, skipping rejections; 'in review' if their
 * states differ or none follows.
 */
function getNextState(
  [first, ...others]: readonly ApplicationState[],
  { assignableStates, customStates }: Pick<ApplicationStates, 'assignableStates' | 'customStates'>,
): AssignableState {
  const steps = assignableStates.filter((state) => toBuiltInState(state, customStates) !== 'not this time')
  const index = others.every((applicationState) => applicationState === first)
    ? steps.indexOf(first as AssignableState)
    : -1
  return (index < 0 ? undefined : steps[index + 1]) ?? 'in review'
}

/** Returns the error that prevents sending this message; '' if there is none. */
function getFault(template: StateTemplate): string {
  return findSendingFaults(template)[0]?.message ?? ''
}
