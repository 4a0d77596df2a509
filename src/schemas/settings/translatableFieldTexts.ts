import { accountSchemaTexts, groupEditorTexts } from '../../texts/admin/accountSchema.texts'
import { logicEditorTexts } from '../../texts/admin/fieldLogic.texts'
import { translationTexts } from '../../texts/admin/translations.texts'
import type { OtherLanguage } from '../../texts/language/language'
import type { TranslatableText, TranslatedTexts, Translations } from '../translations/localizeText'
import type { CustomField } from './userSettings'

/** Returns the texts of a field that can be translated; empty texts are left out. */
export function getFieldTexts({
  label,
  notes,
  section,
  itemLabel,
  rules,
  options = [],
}: CustomField): TranslatableText[] {
  const { label: maxLabel, notes: maxNotes } = fieldTextBounds
  const fieldTexts: TranslatableText[] = [
    { key: 'label', name: accountSchemaTexts.label, text: label, maxLength: maxLabel },
    { key: 'notes', name: accountSchemaTexts.notes, text: notes ?? '', maxLength: maxNotes },
    ...options.map((option) => ({
      key: `options/${option.value}`,
      name: translationTexts.option(option.label),
      text: option.label,
      maxLength: maxLabel,
    })),
    { key: 'itemLabel', name: groupEditorTexts.itemLabel, text: itemLabel ?? '', maxLength: maxLabel },
    { key: 'message', name: accountSchemaTexts.message, text: rules?.message ?? '', maxLength: maxLabel },
    { key: 'section', name: logicEditorTexts.section, text: section ?? '', maxLength: maxLabel },
  ]
  return fieldTexts.filter(({ text }) => text.trim() !== '')
}

/** Maximum lengths of a field's texts, in characters. */
export const fieldTextBounds = { label: 200, notes: 500 }

/** Flattens the translations of one language to texts by key; option labels get keys such as 'options/yes'. */
export function flattenTranslation(translation: object = {}): TranslatedTexts {
  return Object.fromEntries(
    Object.entries(translation).flatMap(([key, translated]) => {
      if (typeof translated === 'string') return [[key, translated]]
      return Object.entries(translated as Record<string, string>).map(([value, label]) => [
        `${key}/${value}`,
        label,
      ])
    }),
  )
}

/** Flattens the translations of every language. */
export function flattenAllTranslations(translations: object = {}): Readonly<Record<string, TranslatedTexts>> {
  return Object.fromEntries(
    Object.entries(translations).map(([language, translation]) => [
      language,
      flattenTranslation(translation as object),
    ]),
  )
}

/** Returns the translations with one text set, or removed if it is empty. A language without any text is left out. */
export function setTranslatedText<Texts extends object>(
  translations: Translations<Texts> = {},
  language: OtherLanguage,
  { key, text }: { key: string; text: string },
): Translations<Texts> {
  const previousTranslation: { options?: Record<string, string> } = translations[language] ?? {}
  const { options = {}, ...translation } = previousTranslation
  const optionValue = /^options\/(.*)$/s.exec(key)?.[1]
  const updatedTranslation =
    optionValue === undefined ? removeEmpty({ ...translation, [key]: text }) : translation
  const labels = optionValue === undefined ? options : removeEmpty({ ...options, [optionValue]: text })
  const fieldTexts = { ...updatedTranslation, ...(Object.keys(labels).length > 0 ? { options: labels } : {}) }
  const { [language]: _, ...otherTranslations } = translations
  return (
    Object.keys(fieldTexts).length > 0 ? { ...otherTranslations, [language]: fieldTexts } : otherTranslations
  ) as Translations<Texts>
}

function removeEmpty(texts: Record<string, string>): Record<string, string> {
  return Object.fromEntries(Object.entries(texts).filter(([, text]) => text !== ''))
}

/**
 * Returns the received fields. A field without `translations` keeps the stored translations, because the sender may not
 * support them; an empty object removes them.
 */
export function retainTranslations(
  previousFields: readonly CustomField[],
  sentFields: readonly CustomField[],
): CustomField[] {
  return sentFields.map((field) => {
    const previousField = previousFields.find(({ id }) => id === field.id)
    const { translations = previousField?.translations, ...rest } = field
    return {
      ...rest,
      ...(translations && Object.keys(translations).length > 0 ? { translations } : {}),
      ...(field.fields ? { fields: retainTranslations(previousField?.fields ?? [], field.fields) } : {}),
    }
  })
}
