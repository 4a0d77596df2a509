import './StateTemplatesCard.css'
import { type ReactNode, useId, useState } from 'react'
import {
  type BuiltInState,
  builtInStates,
  type StateTemplate,
} from '../../schemas/applications/applicationState'
import {
  type CustomStateInput,
  getApplicantStateName,
  maxStateNameLength,
  stateTones,
} from '../../schemas/applications/customState'
import { stateNames } from '../../texts/admin/applicationStates.texts'
import { customStatesTexts as texts, toneNames } from '../../texts/admin/customStates.texts'
import { type Language, languageNames, languages } from '../../texts/language/language'
import { StatusChip } from '../shared/feedback/StatusChip'
import { useClient } from '../shared/site/SiteContext'
import { TemplateFields } from './TemplateFields'

interface CustomStateFieldsProps {
  state: CustomStateInput
  nameError: string | undefined
  onChange: (changed: Partial<CustomStateInput>) => void
}

/** The fields of one of the client's own statuses. */
export function CustomStateFields({ state, nameError, onChange }: CustomStateFieldsProps): ReactNode {
  const id = useId()
  const { name, tone, countsAs, isShown, template } = state
  const draftState = { ...state, id: state.id ?? ('custom-new' as const) }
  return (
    <div className="fy-states__fields fy-stack fy-gap-3 fy-start fy-inset-3">
      <div className="fy-states__field fy-stack fy-gap-1">
        <label htmlFor={`${id}-name`}>{texts.name}</label>
        <input
          id={`${id}-name`}
          className="fy-input fy-states__name"
          value={name}
          maxLength={maxStateNameLength}
          aria-invalid={nameError ? true : undefined}
          aria-describedby={`${id}-fault`}
          onChange={({ target }) => onChange({ name: target.value })}
        />
        <p id={`${id}-fault`} role="status" className="fy-states__error fy-error-text">
          {nameError ?? ''}
        </p>
      </div>
      <fieldset className="fy-states__tones fy-wrap fy-gap-2-4">
        <legend>{texts.tone}</legend>
        {stateTones.map((stateTone) => (
          <label key={stateTone}>
            <input
              type="radio"
              name={`${id}-tone`}
              checked={stateTone === tone}
              onChange={() => onChange({ tone: stateTone })}
            />
            <StatusChip tone={stateTone}>{toneNames[stateTone]}</StatusChip>
          </label>
        ))}
      </fieldset>
      <div className="fy-states__field fy-stack fy-gap-1">
        <label htmlFor={`${id}-counts`}>{texts.countsAs}</label>
        <select
          id={`${id}-counts`}
          className="fy-input"
          value={countsAs}
          onChange={({ target }) => onChange({ countsAs: target.value as BuiltInState })}
        >
          {builtInStates.map((builtInState) => (
            <option key={builtInState} value={builtInState}>
              {stateNames[builtInState]}
            </option>
          ))}
        </select>
      </div>
      <label className="fy-states__check">
        <input
          type="checkbox"
          checked={isShown}
          aria-describedby={`${id}-seen`}
          onChange={({ target }) => onChange({ isShown: target.checked })}
        />
        {texts.isShown}
      </label>
      <p id={`${id}-seen`} className="fy-states__note">
        {texts.publicName(getApplicantStateName(draftState.id, [draftState]))}
      </p>
      <label className="fy-states__check">
        <input
          type="checkbox"
          checked={template !== null}
          onChange={({ target }) => onChange({ template: target.checked ? emptyTemplate : null })}
        />
        {texts.hasMessage}
      </label>
      {template ? (
        <MessageFields
          template={template}
          onChange={(changedTemplate) => onChange({ template: changedTemplate })}
        />
      ) : null}
    </div>
  )
}

const emptyTemplate: StateTemplate = { subject: '', text: '' }

interface MessageFieldsProps {
  template: NonNullable<CustomStateInput['template']>
  onChange: (template: NonNullable<CustomStateInput['template']>) => void
}

/** The message of a status in each language; an empty translation is left out. */
function MessageFields({ template, onChange }: MessageFieldsProps): ReactNode {
  const [language, setLanguage] = useState<Language>('en')
  const siteLanguages = useClient().settings.languages
  const { translations = {}, ...englishTemplate } = template
  const shownLanguages = languages.filter(
    (item) => item === 'en' || siteLanguages.includes(item) || translations[item] !== undefined,
  )
  const currentTemplate = language === 'en' ? englishTemplate : (translations[language] ?? emptyTemplate)
  const change = (changed: Partial<StateTemplate>) => {
    const editedTemplate = { ...currentTemplate, ...changed }
    if (language === 'en') return onChange({ ...template, ...editedTemplate })
    const { [language]: _, ...others } = translations
    const isEmpty = editedTemplate.subject.trim() === '' && editedTemplate.text.trim() === ''
    onChange({
      ...englishTemplate,
      translations: isEmpty ? others : { ...others, [language]: editedTemplate },
    })
  }
  return (
    <>
      {shownLanguages.length > 1 ? (
        <LanguageChoice
          label={texts.language}
          language={language}
          languages={shownLanguages}
          onChoose={setLanguage}
        />
      ) : null}
      <TemplateFields
        language={language}
        template={currentTemplate}
        englishTemplate={englishTemplate}
        onChange={change}
        rows={6}
      />
    </>
  )
}

interface LanguageChoiceProps {
  label: string
  language: Language
  languages: readonly Language[]
  onChoose: (language: Language) => void
}

/** Chooses the language in which message templates are edited. */
export function LanguageChoice({ label, language, languages, onChoose }: LanguageChoiceProps): ReactNode {
  const id = useId()
  return (
    <div className="fy-templates__language fy-stack fy-gap-1 fy-strong">
      <label htmlFor={id}>{label}</label>
      <select
        id={id}
        className="fy-input"
        value={language}
        onChange={(event) => onChoose(event.target.value as Language)}
      >
        {languages.map((item) => (
          <option key={item} value={item} lang={item}>
            {languageNames[item]}
          </option>
        ))}
      </select>
    </div>
  )
}
