import { use, useEffect, useState } from 'react'
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
import { RevealPart } from '../shared/saving/RevealPart'
import { useClient, useSite } from '../shared/site/SiteContext'
import { useSiteService } from '../shared/site/useSiteService'

type LocalizedTemplates = Record<Language, StateTemplates>

interface InvalidTemplate {
  language: Language
  state: BuiltInState
  fault: string
}

/** State of the message template editor. */
export function useStateTemplates() {
  const { notifications } = useSite()
  const offeredLanguages = useClient().settings.languages
  const answers = useSiteService(createAnswers)
  const [editedTemplates, setEdited] = useState<LocalizedTemplates | null>(null)
  const [storedTemplates, setStored] = useState<LocalizedTemplates | null>(null)
  const [error, setError] = useState('')
  const reveal = use(RevealPart)
  const isChanged =
    editedTemplates !== null && JSON.stringify(editedTemplates) !== JSON.stringify(storedTemplates)
  useUnsaved(() => isChanged)
  useEffect(() => {
    answers.templates().then(
      ({ templates, translations }) => {
        const read = { en: templates, ...translations }
        setEdited(read)
        setStored(read)
      },
      () => undefined,
    )
  }, [answers])
  const isOwn = (language: Language) =>
    editedTemplates !== null && builtInStates.some((state) => !isSame(editedTemplates, language, state))
  return {
    edited: editedTemplates,
    isChanged,
    discard: () => setEdited(storedTemplates),
    /** Languages that the client offers, and others for which it has templates. */
    languages: languages.filter((item) => item === 'en' || offeredLanguages.includes(item) || isOwn(item)),
    error,
    change: (language: Language, state: BuiltInState, template: StateTemplate) =>
      setEdited(
        (current) => current && { ...current, [language]: { ...current[language], [state]: template } },
      ),
    /** @returns the first template that is invalid; null if all are valid, even if the request failed */
    save: async (): Promise<InvalidTemplate | null> => {
      if (!editedTemplates) return null
      const wrongTemplate = findInvalid(editedTemplates)
      setError(wrongTemplate ? texts.wrong(getPlace(wrongTemplate), wrongTemplate.fault) : '')
      if (wrongTemplate) {
        reveal()
        return wrongTemplate
      }
      const { en: templates, ...translations } = editedTemplates
      await answers.saveTemplates({ templates, translations }).then(
        () => {
          setStored(editedTemplates)
          notifications.notify({ id: 'words', type: 'success', title: '', message: texts.saved })
        },
        () => {
          reveal()
          setError(texts.failed)
        },
      )
      return null
    },
  }
}

function isSame(editedTemplates: LocalizedTemplates, language: Language, state: BuiltInState): boolean {
  const [stateTemplate, other] = [editedTemplates[language][state], localizedStateTemplates[language][state]]
  return stateTemplate.subject === other.subject && stateTemplate.text === other.text
}

function findInvalid(editedTemplates: LocalizedTemplates): InvalidTemplate | undefined {
  for (const language of languages) {
    for (const state of builtInStates) {
      const template = editedTemplates[language][state]
      const isChecked = language === 'en' || !isSame(editedTemplates, language, state)
      const [fault] = isChecked ? checkTemplate(template, editedTemplates.en[state]) : []
      if (fault) return { language, state, fault: fault.message }
    }
  }
  return undefined
}

const getPlace = ({ language, state }: InvalidTemplate) =>
  language === 'en' ? stateNames[state] : `${stateNames[state]} (${languageNames[language]})`
