import { useEffect, useState } from 'react'
import { createAnswers } from '../../data/applications/applicationStates.store'
import {
  type BuiltInState,
  builtInStates,
  type StateTemplate,
  type StateTemplates,
} from '../../schemas/applications/applicationState'
import { checkTemplate } from '../../schemas/applications/messagePlaceholders'
import { stateNames, stateTemplatesTexts as texts } from '../../texts/admin/applicationStates.texts'
import { localizedStateTemplates } from '../../texts/admin/stateTemplateTranslations.texts'
import { type Language, languageNames, languages } from '../../texts/language/language'
import { useUnsaved } from '../shared/leaveGuard/unsavedWork'
import { useClient, useSite } from '../shared/site/SiteContext'
import { useSitePart } from '../shared/site/useSitePart'

type LocalizedTemplates = Record<Language, StateTemplates>

interface Wrong {
  language: Language
  state: BuiltInState
  fault: string
}

/** State of the message template editor. */
export function useStateTemplates() {
  const { notifications } = useSite()
  const offered = useClient().settings.languages
  const answers = useSitePart(createAnswers)
  const [worded, setWorded] = useState<LocalizedTemplates | null>(null)
  const [stored, setStored] = useState<LocalizedTemplates | null>(null)
  const [error, setError] = useState('')
  const isChanged = worded !== null && JSON.stringify(worded) !== JSON.stringify(stored)
  useUnsaved(() => isChanged)
  useEffect(() => {
    answers.templates().then(
      ({ templates, translations }) => {
        const read = { en: templates, ...translations }
        setWorded(read)
        setStored(read)
      },
      () => undefined,
    )
  }, [answers])
  const isOwn = (language: Language) =>
    worded !== null && builtInStates.some((state) => !isSame(worded, language, state))
  return {
    worded,
    isChanged,
    discard: () => setWorded(stored),
    /** Languages that the client offers, and others for which it has templates. */
    spoken: languages.filter((one) => one === 'en' || offered.includes(one) || isOwn(one)),
    error,
    change: (language: Language, state: BuiltInState, words: StateTemplate) =>
      setWorded((now) => now && { ...now, [language]: { ...now[language], [state]: words } }),
    /** @returns the first template that is invalid; null if all are valid, even if the request failed */
    save: async (): Promise<Wrong | null> => {
      if (!worded) return null
      const wrong = wrongIn(worded)
      setError(wrong ? texts.wrong(getPlace(wrong), wrong.fault) : '')
      if (wrong) return wrong
      const { en: templates, ...translations } = worded
      await answers.saveTemplates({ templates, translations }).then(
        () => {
          setStored(worded)
          notifications.notify({ id: 'words', type: 'success', title: '', message: texts.saved })
        },
        () => setError(texts.failed),
      )
      return null
    },
  }
}

function isSame(worded: LocalizedTemplates, language: Language, state: BuiltInState): boolean {
  const [one, other] = [worded[language][state], localizedStateTemplates[language][state]]
  return one.subject === other.subject && one.text === other.text
}

function wrongIn(worded: LocalizedTemplates): Wrong | undefined {
  for (const language of languages) {
    for (const state of builtInStates) {
      const words = worded[language][state]
      const isJudged = language === 'en' || !isSame(worded, language, state)
      const [fault] = isJudged ? checkTemplate(words, worded.en[state]) : []
      if (fault) return { language, state, fault: fault.message }
    }
  }
  return undefined
}

const getPlace = ({ language, state }: Wrong) =>
  language === 'en' ? stateNames[state] : `${stateNames[state]} (${languageNames[language]})`
