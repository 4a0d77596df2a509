import type { ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { translationTexts as texts } from '../../../texts/admin/translations.texts'
import type { OtherLanguage } from '../../../texts/language/language'
import './TranslationFields.css'

/** A text that is not translated into a language yet, and the field for its translation. */
export interface MissingTranslation {
  language: OtherLanguage
  /** Label, such as 'Do you sail?: Notes'. */
  name: string
  fieldId: string
  /** Shows the item that the text belongs to. */
  open: () => void
}

interface MissingTranslationsProps {
  languages: readonly OtherLanguage[]
  missing: readonly MissingTranslation[]
}

/** Number of missing translations per language, with a button for each that opens its field. */
export function MissingTranslations({ languages, missing }: MissingTranslationsProps): ReactNode {
  if (languages.length === 0) return null
  return (
    <ul className="fy-missing-words fy-stack fy-plain-list fy-gap-2">
      {languages.map((language) => {
        const missingInLanguage = missing.filter(
          (missingTranslation) => missingTranslation.language === language,
        )
        return (
          <li key={language}>
            {missingInLanguage.length === 0 ? (
              <span className="fy-own-words__state fy-grow fy-note">{texts.complete(language)}</span>
            ) : (
              <details>
                <summary>{texts.missing(missingInLanguage.length, language)}</summary>
                <ul>
                  {missingInLanguage.map((missingTranslation) => (
                    <li key={missingTranslation.fieldId}>
                      <button
                        type="button"
                        className="fy-link-button fy-bare fy-small fy-break"
                        onClick={() => goToTranslation(missingTranslation)}
                      >
                        {missingTranslation.name}
                      </button>
                    </li>
                  ))}
                </ul>
              </details>
            )}
          </li>
        )
      })}
    </ul>
  )
}

/** Shows the field of a missing translation and focuses it. */
export function goToTranslation({ open, fieldId }: MissingTranslation): void {
  flushSync(open)
  focusWhenMounted(fieldId, maxFrames)
}

/** Maximum number of animation frames to wait for the field: about one second. */
const maxFrames = 60

function focusWhenMounted(fieldId: string, frames: number): void {
  const field = document.getElementById(fieldId)
  if (!field && frames > 0) requestAnimationFrame(() => focusWhenMounted(fieldId, frames - 1))
  for (let details = field?.closest('details'); details; details = details.parentElement?.closest('details'))
    details.open = true
  field?.focus()
}
