import type { ReactNode } from 'react'
import type { FieldError } from '../../schemas/forms/builtForm'
import { flatTranslations, flatWords, textsOfField, withWord } from '../../schemas/ownWords/fieldTexts'
import { missingTexts } from '../../schemas/ownWords/translations'
import type { CustomField } from '../../schemas/userSettings'
import { accountSchemaTexts } from '../../texts/accountSchema'
import type { OtherLanguage } from '../../texts/language'
import type { MissingWord } from '../ownWords/MissingWords'
import { OwnWords, wordFieldId } from '../ownWords/OwnWords'
import type { FieldListEdit, OwnFieldsEdit } from './useOwnFields'

interface FieldTranslationsProps {
  field: CustomField
  list: FieldListEdit
  languages: readonly OtherLanguage[]
  errors: readonly FieldError[]
}

const idOf = (field: CustomField) => `own-words-${field.id}`

/** What an own field says in the languages that its client offers. */
export function FieldTranslations({ field, list, languages, errors }: FieldTranslationsProps): ReactNode {
  return (
    <OwnWords
      id={idOf(field)}
      languages={languages}
      own={textsOfField(field)}
      said={flatTranslations(field.translations)}
      errors={errors}
      onChange={(language, word) =>
        list.change(field.id, (now) => ({ ...now, translations: withWord(now.translations, language, word) }))
      }
    />
  )
}

/** What of all own fields is not said yet, those of groups included. */
export function missingOfFields(own: OwnFieldsEdit, languages: readonly OtherLanguage[]): MissingWord[] {
  const places = own.fields.flatMap((field) => [
    { field, open: () => own.open(field.id, null) },
    ...(field.fields ?? []).map((part) => ({ field: part, open: () => own.open(field.id, part.id) })),
  ])
  return languages.flatMap((language) =>
    places.flatMap(({ field, open }) => {
      const texts = textsOfField(field)
      return missingTexts(texts, flatWords(field.translations?.[language])).map((text) => ({
        language,
        name: accountSchemaTexts.partOf(field.label, text.name),
        fieldId: wordFieldId(idOf(field), language, texts.indexOf(text)),
        open,
      }))
    }),
  )
}
