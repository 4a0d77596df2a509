import type { ReactNode } from 'react'
import type { FieldError } from '../../schemas/forms/builtForm'
import {
  flattenAllTranslations,
  flattenTranslation,
  getFieldTexts,
  setTranslatedText,
} from '../../schemas/settings/translatableFieldTexts'
import type { CustomField } from '../../schemas/settings/userSettings'
import { findUntranslatedTexts } from '../../schemas/translations/localizeText'
import { accountSchemaTexts } from '../../texts/admin/accountSchema.texts'
import type { OtherLanguage } from '../../texts/language/language'
import type { MissingTranslation } from '../shared/translations/MissingTranslations'
import { getTranslationFieldId, TranslationFields } from '../shared/translations/TranslationFields'
import type { CustomFieldsEdit, FieldListEdit } from './useCustomFields'

interface FieldTranslationsProps {
  field: CustomField
  list: FieldListEdit
  languages: readonly OtherLanguage[]
  errors: readonly FieldError[]
}

const getId = (field: CustomField) => `custom-field-translations-${field.id}`

/** Translations of a custom field into the client's languages. */
export function FieldTranslations({ field, list, languages, errors }: FieldTranslationsProps): ReactNode {
  return (
    <TranslationFields
      id={getId(field)}
      languages={languages}
      sourceTexts={getFieldTexts(field)}
      translations={flattenAllTranslations(field.translations)}
      errors={errors}
      onChange={(language, edit) =>
        list.change(field.id, (current) => ({
          ...current,
          translations: setTranslatedText(current.translations, language, edit),
        }))
      }
    />
  )
}

/** Returns the missing translations of all custom fields, including those of groups. */
export function findMissingFieldTranslations(
  edit: CustomFieldsEdit,
  languages: readonly OtherLanguage[],
): MissingTranslation[] {
  const places = edit.fields.flatMap((field) => [
    { field, open: () => edit.open(field.id, null) },
    ...(field.fields ?? []).map((groupField) => ({
      field: groupField,
      open: () => edit.open(field.id, groupField.id),
    })),
  ])
  return languages.flatMap((language) =>
    places.flatMap(({ field, open }) => {
      const texts = getFieldTexts(field)
      return findUntranslatedTexts(texts, flattenTranslation(field.translations?.[language])).map((text) => ({
        language,
        name: accountSchemaTexts.labelWithPart(field.label, text.name),
        fieldId: getTranslationFieldId(getId(field), language, texts.indexOf(text)),
        open,
      }))
    }),
  )
}
