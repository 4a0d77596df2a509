import { Button } from '../../widgets/shared/Button'
import './StateTemplatesCard.css'
import { type FormEvent, type ReactNode, use, useEffect, useState } from 'react'
import { flushSync } from 'react-dom'
import { createStateChangeStore } from '../../data/applications/applicationStates.store'
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
import { useUnsavedChangesCheck } from '../shared/leaveGuard/unsavedWork'
import { SaveBar } from '../shared/saving/SaveBar'
import { RevealPartContext } from '../shared/saving/SavedForm'
import { useClient, useSite, useSiteService } from '../shared/site/SiteContext'

import { LanguageChoice } from './CustomStateFields'
import { TemplateFields } from './TemplateFields'

/** Message templates for applicants, per state and language; one state is open at a time. */
export function StateTemplatesCard(): ReactNode {
  const [language, setLanguage] = useState<Language>('en')
  const [openState, setOpenState] = useState<BuiltInState | null>(null)
  const { edited, languages, error, isChanged, discard, change, save } = useStateTemplates()
  if (!edited) return null
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = event.currentTarget
    const invalidTemplate = await save()
    if (!invalidTemplate) return
    flushSync(() => {
      setLanguage(invalidTemplate.language)
      setOpenState(invalidTemplate.state)
    })
    form.querySelector<HTMLElement>('details[open] [aria-invalid="true"]')?.focus()
  }
  return (
    <form
      className="fy-grid fy-gap-3 fy-start fy-inset fy-card"
      onSubmit={(event) => void submit(event)}
      noValidate
    >
      <h2>{texts.title}</h2>
      <p className="fy-note">{texts.note}</p>
      {languages.length > 1 ? (
        <LanguageChoice
          label={texts.language}
          language={language}
          languages={languages}
          onChoose={setLanguage}
        />
      ) : null}
      {builtInStates.map((state) => (
        <details
          key={state}
          name="state-template"
          className="fy-templates__state"
          open={openState === state}
          onToggle={({ currentTarget }) =>
            setOpenState((current) => (currentTarget.open ? state : current === state ? null : current))
          }
        >
          <summary>{stateNames[state]}</summary>
          <TemplateFields
            language={language}
            template={edited[language][state]}
            englishTemplate={edited.en[state]}
            onChange={(changed) => change(language, state, { ...edited[language][state], ...changed })}
          />
          <Button
            look="quiet"
            size="small"
            onClick={() => change(language, state, localizedStateTemplates[language][state])}
          >
            {texts.resetToDefault}
          </Button>
        </details>
      ))}
      {error ? (
        <p role="alert" className="fy-template-fields__error fy-error-text">
          {error}
        </p>
      ) : null}
      <SaveBar isChanged={isChanged} onDiscard={discard} />
    </form>
  )
}

type LocalizedTemplates = Record<Language, StateTemplates>

interface InvalidTemplate {
  language: Language
  state: BuiltInState
  fault: string
}

/** State of the message template editor. */
function useStateTemplates() {
  const { notifications } = useSite()
  const offeredLanguages = useClient().settings.languages
  const stateChanges = useSiteService(createStateChangeStore)
  const [editedTemplates, setEditedTemplates] = useState<LocalizedTemplates | null>(null)
  const [storedTemplates, setStoredTemplates] = useState<LocalizedTemplates | null>(null)
  const [error, setError] = useState('')
  const reveal = use(RevealPartContext)
  const isChanged =
    editedTemplates !== null && JSON.stringify(editedTemplates) !== JSON.stringify(storedTemplates)
  useUnsavedChangesCheck(() => isChanged)
  useEffect(() => {
    stateChanges.loadTemplates().then(
      ({ templates, translations }) => {
        const allTemplates = { en: templates, ...translations }
        setEditedTemplates(allTemplates)
        setStoredTemplates(allTemplates)
      },
      () => undefined,
    )
  }, [stateChanges])
  const isCustomized = (language: Language) =>
    editedTemplates !== null &&
    builtInStates.some((state) => !isDefaultTemplate(editedTemplates, language, state))
  return {
    edited: editedTemplates,
    isChanged,
    discard: () => setEditedTemplates(storedTemplates),
    /** English, the languages that the client offers, and other languages for which it has custom templates. */
    languages: languages.filter(
      (item) => item === 'en' || offeredLanguages.includes(item) || isCustomized(item),
    ),
    error,
    change: (language: Language, state: BuiltInState, template: StateTemplate) =>
      setEditedTemplates(
        (current) => current && { ...current, [language]: { ...current[language], [state]: template } },
      ),
    /** @returns the first template that is invalid; null if all are valid, even if the request failed */
    save: async (): Promise<InvalidTemplate | null> => {
      if (!editedTemplates) return null
      const invalidTemplate = findInvalidTemplate(editedTemplates)
      setError(invalidTemplate ? texts.faultAt(getTemplateName(invalidTemplate), invalidTemplate.fault) : '')
      if (invalidTemplate) {
        reveal()
        return invalidTemplate
      }
      const { en: templates, ...translations } = editedTemplates
      await stateChanges.saveTemplates({ templates, translations }).then(
        () => {
          setStoredTemplates(editedTemplates)
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

function isDefaultTemplate(
  editedTemplates: LocalizedTemplates,
  language: Language,
  state: BuiltInState,
): boolean {
  const [template, defaultTemplate] = [
    editedTemplates[language][state],
    localizedStateTemplates[language][state],
  ]
  return template.subject === defaultTemplate.subject && template.text === defaultTemplate.text
}

function findInvalidTemplate(editedTemplates: LocalizedTemplates): InvalidTemplate | undefined {
  for (const language of languages) {
    for (const state of builtInStates) {
      const template = editedTemplates[language][state]
      const isChecked = language === 'en' || !isDefaultTemplate(editedTemplates, language, state)
      const [fault] = isChecked ? checkTemplate(template, editedTemplates.en[state]) : []
      if (fault) return { language, state, fault: fault.message }
    }
  }
  return undefined
}

const getTemplateName = ({ language, state }: InvalidTemplate) =>
  language === 'en' ? stateNames[state] : `${stateNames[state]} (${languageNames[language]})`
