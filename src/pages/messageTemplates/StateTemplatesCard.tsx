import { type FormEvent, type ReactNode, useState } from 'react'
import { flushSync } from 'react-dom'
import { type BuiltInState, builtInStates } from '../../schemas/applications/applicationState'
import { stateNames, stateTemplatesTexts as texts } from '../../texts/admin/applicationStates.texts'
import { localizedStateTemplates } from '../../texts/admin/stateTemplateTranslations.texts'
import type { Language } from '../../texts/language/language'
import { SaveBar } from '../shared/saving/SaveBar'
import { LanguageChoice } from './LanguageChoice'
import { TemplateFields } from './TemplateFields'
import './StateTemplatesCard.css'
import { useStateTemplates } from './useStateTemplates'

/** Message templates for applicants, per state and language; one state is open at a time. */
export function StateTemplatesCard(): ReactNode {
  const [language, setLanguage] = useState<Language>('en')
  const [open, setOpen] = useState<BuiltInState | null>(null)
  const { edited, languages, error, isChanged, discard, change, save } = useStateTemplates()
  if (!edited) return null
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = event.currentTarget
    const wrongTemplate = await save()
    if (!wrongTemplate) return
    flushSync(() => {
      setLanguage(wrongTemplate.language)
      setOpen(wrongTemplate.state)
    })
    form.querySelector<HTMLElement>('details[open] [aria-invalid="true"]')?.focus()
  }
  return (
    <form className="fy-templates fy-card" onSubmit={(event) => void submit(event)} noValidate>
      <h2>{texts.title}</h2>
      <p className="fy-templates__note">{texts.note}</p>
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
          open={open === state}
          onToggle={({ currentTarget }) =>
            setOpen((current) => (currentTarget.open ? state : current === state ? null : current))
          }
        >
          <summary>{stateNames[state]}</summary>
          <TemplateFields
            language={language}
            template={edited[language][state]}
            clientTemplate={edited.en[state]}
            onChange={(changed) => change(language, state, { ...edited[language][state], ...changed })}
          />
          <button
            type="button"
            className="fy-button fy-button--quiet fy-button--small"
            onClick={() => change(language, state, localizedStateTemplates[language][state])}
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
      <SaveBar isChanged={isChanged} onDiscard={discard} />
    </form>
  )
}
