import { type ReactNode, useId } from 'react'
import { type Language, languageNames } from '../../texts/language/language'
import './StateTemplatesCard.css'

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
    <div className="fy-templates__language">
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
