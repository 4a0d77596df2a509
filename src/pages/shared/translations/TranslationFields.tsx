import { ChevronDown, Languages } from 'lucide-react'
import type { ReactNode } from 'react'
import { renderLabelledField } from '../../../renderer/form/field/renderLabelledField'
import type { FieldError } from '../../../schemas/forms/builtForm'
import {
  findUntranslatedTexts,
  type RichKind,
  type TranslatableText,
  type TranslatedTexts,
} from '../../../schemas/translations/localizeText'
import { getLanguageName, translationTexts as texts } from '../../../texts/admin/translations.texts'
import { getDirection, type OtherLanguage } from '../../../texts/language/language'
import type { Widget } from '../../../widgets/shared/widgetProps'
import { widgets } from '../../../widgets/widgetRegistry'
import './TranslationFields.css'

export type TranslationInputs = Readonly<Partial<Record<RichKind, Widget>>>

interface TranslationFieldsProps {
  /** Id prefix of the item's fields. */
  id: string
  languages: readonly OtherLanguage[]
  /** The item's texts in the client's source language. */
  sourceTexts: readonly TranslatableText[]
  /** Translations by language. */
  translations: Readonly<Record<string, TranslatedTexts | undefined>>
  /** Errors with paths relative to the item, such as '/translations/de/label'. */
  errors?: readonly FieldError[]
  /** Custom inputs for texts that are more than plain lines. */
  inputs?: TranslationInputs
  /** Rendered below the texts of a language. */
  renderMore?: (language: OtherLanguage) => ReactNode
  onChange: (language: OtherLanguage, edit: { key: string; text: string }) => void
}

/** Returns the id of the input for one text of an item in one language. */
export const getTranslationFieldId = (id: string, language: OtherLanguage, index: number) =>
  `${id}--${language}-${index}`

/** Translations of an item into each language of the client, collapsed unless one of them has an error. */
export function TranslationFields(props: TranslationFieldsProps): ReactNode {
  const { id, languages, sourceTexts, translations, errors = [], inputs = {}, renderMore, onChange } = props
  const translationErrors = errors.filter(({ path }) => path.startsWith('/translations/'))
  if (languages.length === 0 || sourceTexts.length === 0) return null
  const missingLanguages = languages.filter(
    (language) => findUntranslatedTexts(sourceTexts, translations[language]).length > 0,
  )
  return (
    <details className="fy-own-words fy-box" open={translationErrors.length > 0 || undefined}>
      <summary className="fy-own-words__summary fy-icons fy-cluster fy-inset-3">
        <Languages aria-hidden="true" />
        <span className="fy-strong">{texts.title}</span>
        <span
          className="fy-own-words__state fy-grow fy-note"
          data-missing={missingLanguages.length > 0 || undefined}
        >
          {missingLanguages.length > 0
            ? texts.missingLanguages(missingLanguages.map(getLanguageName))
            : texts.allTranslated}
        </span>
        <ChevronDown aria-hidden="true" className="fy-own-words__arrow" />
      </summary>
      <p className="fy-own-words__note fy-note">{texts.note}</p>
      {languages.map((language) => (
        // biome-ignore lint/a11y/useSemanticElements: a fieldset's legend is drawn inside its border.
        <div
          key={language}
          className="fy-own-words__language fy-stack fy-gap-4 fy-inset-3"
          role="group"
          aria-labelledby={`${id}--${language}`}
        >
          <p className="fy-strong" id={`${id}--${language}`}>
            {texts.tab(language)}
          </p>
          {sourceTexts.map((sourceText, index) => (
            <TranslationField
              key={sourceText.key}
              id={getTranslationFieldId(id, language, index)}
              sourceText={sourceText}
              inputs={inputs}
              language={language}
              text={translations[language]?.[sourceText.key] ?? ''}
              error={
                translationErrors.find(({ path }) => path === `/translations/${language}/${sourceText.key}`)
                  ?.message
              }
              onChange={(text) => onChange(language, { key: sourceText.key, text })}
            />
          ))}
          {renderMore?.(language)}
        </div>
      ))}
    </details>
  )
}

interface TranslationFieldProps {
  id: string
  sourceText: TranslatableText
  inputs: TranslationInputs
  language: OtherLanguage
  text: string
  error: string | undefined
  onChange: (text: string) => void
}

function TranslationField({
  id,
  sourceText,
  inputs,
  language,
  text,
  error,
  onChange,
}: TranslationFieldProps): ReactNode {
  const kind = sourceText.kind ? 'textarea' : 'text'
  const Input = (sourceText.kind && sourceText.kind !== 'long' && inputs[sourceText.kind]) || widgets[kind]
  // No note for rich texts, and none if the label contains the text, as that of an option does.
  const notes =
    sourceText.kind === 'rich' || sourceText.name.includes(sourceText.text) ? {} : { notes: sourceText.text }
  const options = { required: false, maxlength: sourceText.maxLength, ...notes }
  const describedBy = [notes.notes && `${id}--notes`, error && `${id}--error`].filter(Boolean).join(' ')
  return renderLabelledField({
    id,
    kind,
    isFullWidth: true,
    label: sourceText.name,
    options,
    labelling: 'input',
    error,
    unsupportedKind: undefined,
    children: (
      <div className="fy-own-words__input" lang={language} dir={getDirection(language)}>
        <Input
          id={id}
          name={id}
          label={sourceText.name}
          value={text}
          options={options}
          rawErrors={error === undefined ? undefined : [error]}
          describedBy={describedBy || undefined}
          onChange={(value) => onChange(typeof value === 'string' ? value : '')}
          onBlur={() => undefined}
        />
      </div>
    ),
  })
}
