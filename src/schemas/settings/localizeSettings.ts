import type { Language } from '../../texts/language/language'
import { localizeOptions } from '../fields/option'
import { getTranslation, localizeTexts } from '../translations/localizeText'
import type { FieldTranslation } from '../translations/translationTypes'
import type { ApplicationFormField, CustomField, FormSettings } from './userSettings'

const textKeys = ['label', 'notes', 'section', 'itemLabel'] as const

/** Returns the settings of the application form with their texts in a language. */
export function localizeSettings<Settings extends FormSettings>(
  language: Language,
  settings: Settings,
): Settings {
  return {
    ...settings,
    customFields: localizeCustomFields(language, settings.customFields),
    applicationFormFields: settings.applicationFormFields.map((row) => localizeRow(language, row)),
  }
}

/**
 * Localizes custom fields. A section's heading uses the translation of its first field that has one, because fields
 * with the same heading form one section.
 */
function localizeCustomFields(language: Language, fields: readonly CustomField[]): CustomField[] {
  const sections = new Map<string, string>()
  for (const field of fields) {
    const section = getTranslation(language, field)?.section
    if (field.section && section && !sections.has(field.section)) sections.set(field.section, section)
  }
  return fields.map((field) => localizeField(language, field, sections))
}

function localizeField(
  language: Language,
  field: CustomField,
  sections: ReadonlyMap<string, string>,
): CustomField {
  const translation = getTranslation(language, field)
  const section = sections.get(field.section ?? '')
  const fieldWithHeading = section
    ? { ...field, translations: { [language]: { ...translation, section } } }
    : field
  const localizedField = localizeTexts<FieldTranslation, CustomField>(language, fieldWithHeading, textKeys)
  const { options, fields, rules } = localizedField
  return {
    ...localizedField,
    ...(options ? { options: localizeOptions(language, options, translation?.options) } : {}),
    ...(translation?.message && rules?.message ? { rules: { ...rules, message: translation.message } } : {}),
    ...(fields ? { fields: fields.map((part) => localizeField(language, part, sections)) } : {}),
  }
}

/** Localizes a catalogue field's label that the client has changed. */
function localizeRow(language: Language, row: ApplicationFormField): ApplicationFormField {
  const { translations, ...originalRow } = row
  const label = language === 'en' ? undefined : translations?.[language]?.label
  return label ? { ...originalRow, displayText: label, translated: ['label'] } : originalRow
}
