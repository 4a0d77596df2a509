import { Type } from 'typebox'
import { fieldTypes } from '../../../src/schemas/kinds/fieldType'
import type { CustomField } from '../../../src/schemas/settings/userSettings'
import { fieldLogicProperties, TranslatedTextNames, TranslationsShape } from '../../http/formField.schemas'
import { createRecordShape, createStringEnum } from '../../http/responses'

/** The properties of an application form field that every administrator may see. */
export const formFieldProperties = {
  id: Type.Number(),
  displayText: Type.String(),
  canShowVisibility: Type.Boolean(),
  canShowRequired: Type.Boolean(),
  isVisible: Type.Boolean(),
  isRequired: Type.Boolean(),
}

const optionalText = Type.Optional(Type.String({ maxLength: 4000 }))

/** The texts of a custom field in another language. */
export const FieldTranslationShape = Type.Object(
  {
    label: optionalText,
    notes: optionalText,
    section: optionalText,
    itemLabel: optionalText,
    message: optionalText,
    options: Type.Optional(createRecordShape(Type.String({ maxLength: 4000 }))),
  },
  { additionalProperties: false, title: 'FieldTranslation' },
)

const customFieldProperties = {
  id: Type.Integer(),
  type: createStringEnum(fieldTypes, 'FieldType'),
  label: Type.String(),
  notes: Type.Optional(Type.String()),
  options: Type.Optional(
    Type.Array(
      Type.Object(
        { label: Type.String(), value: Type.String(), lang: Type.Optional(Type.String()) },
        { title: 'FieldOption' },
      ),
    ),
  ),
  rules: Type.Optional(Type.Object({}, { additionalProperties: true })),
  shownOn: Type.Optional(createStringEnum(['jobs', 'interests'])),
  section: Type.Optional(Type.String()),
  value: Type.Optional(Type.String()),
  translations: Type.Optional(TranslationsShape(FieldTranslationShape, 'FieldTranslations')),
  translated: TranslatedTextNames,
  ...fieldLogicProperties,
}

/** A custom field of an account. */
export const CustomFieldShape = Type.Unsafe<CustomField>(
  Type.Object(
    {
      ...customFieldProperties,
      fields: Type.Optional(Type.Array(Type.Object(customFieldProperties, { title: 'GroupedField' }))),
      repeats: Type.Optional(
        Type.Object({ min: Type.Optional(Type.Integer()), max: Type.Optional(Type.Integer()) }),
      ),
      itemLabel: Type.Optional(Type.String()),
    },
    { title: 'CustomField' },
  ),
)
