import { useEffect, useState } from 'react'
import { createAnswers } from '../../data/answers'
import {
  type SetState,
  type StateTemplates,
  type StateWords,
  setStates,
} from '../../schemas/applicationState'
import { wrongWords } from '../../schemas/stateWords'
import { stateNames, stateTemplatesTexts as texts } from '../../texts/applicationStates'
import { type Language, languageNames, languages } from '../../texts/language'
import { stateTemplatesIn } from '../../texts/stateWordsIn'
import { useClient, useSite } from '../SiteContext'
import { usePart } from '../usePart'

type Worded = Record<Language, StateTemplates>

interface Wrong {
  language: Language
  state: SetState
  fault: string
}

/** What those who applied are told, while it is being changed. */
export function useStateTemplates() {
  const { notifications } = useSite()
  const offered = useClient().settings.languages
  const answers = usePart(createAnswers)
  const [worded, setWorded] = useState<Worded | null>(null)
  const [error, setError] = useState('')
  useEffect(() => {
    answers.templates().then(
      ({ templates, translations }) => setWorded({ en: templates, ...translations }),
      () => undefined,
    )
  }, [answers])
  const isOwn = (language: Language) =>
    worded !== null && setStates.some((state) => !isSame(worded, language, state))
  return {
    worded,
    /** Those that the client offers, and others in which it has words. */
    spoken: languages.filter((one) => one === 'en' || offered.includes(one) || isOwn(one)),
    error,
    change: (language: Language, state: SetState, words: StateWords) =>
      setWorded((now) => now && { ...now, [language]: { ...now[language], [state]: words } }),
    /** @returns the first that could not be saved; null where all was */
    save: async (): Promise<Wrong | null> => {
      if (!worded) return null
      const wrong = wrongIn(worded)
      setError(wrong ? texts.wrong(placeOf(wrong), wrong.fault) : '')
      if (wrong) return wrong
      const { en: templates, ...translations } = worded
      await answers.saveTemplates({ templates, translations }).then(
        () => notifications.notify({ id: 'words', type: 'success', title: '', message: texts.saved }),
        () => setError(texts.failed),
      )
      return null
    },
  }
}

function isSame(worded: Worded, language: Language, state: SetState): boolean {
  const [one, other] = [worded[language][state], stateTemplatesIn[language][state]]
  return one.subject === other.subject && one.text === other.text
}

function wrongIn(worded: Worded): Wrong | undefined {
  for (const language of languages) {
    for (const state of setStates) {
      const words = worded[language][state]
      const isJudged = language === 'en' || !isSame(worded, language, state)
      const [fault] = isJudged ? wrongWords(words, worded.en[state]) : []
      if (fault) return { language, state, fault: fault.message }
    }
  }
  return undefined
}

const placeOf = ({ language, state }: Wrong) =>
  language === 'en' ? stateNames[state] : `${stateNames[state]} (${languageNames[language]})`
