import { Type } from 'typebox'
import type { OpenAccountSchema } from '../../../src/schemas/accountSchema'
import { fieldTypes } from '../../../src/schemas/kinds/fieldType'
import { otherLanguages } from '../../../src/texts/language'
import { fieldLogicProperties, ruleLogicProperties } from '../../services/fieldLogicShapes'
import { TranslationsBody } from '../../services/translationShapes'
import { CustomFieldShape, FieldWordsShape, formFieldProperties } from './settingsShapes'

const strict = { additionalProperties: false }
const text = Type.String({ maxLength: 4000 })

const fieldProperties = {
  id: Type.Integer({ minimum: 1, maximum: 1_000_000 }),
  type: Type.Enum(fieldTypes),
  label: text,
  notes: Type.Optional(text),
  options: Type.Optional(Type.Array(Type.Object({ label: text, value: text }, strict), { maxItems: 1000 })),
  rules: Type.Optional(
    Type.Object(
      {
        required: Type.Optional(Type.Boolean()),
        min: Type.Optional(Type.Number()),
        max: Type.Optional(Type.Number()),
        ...ruleLogicProperties,
        mustBe: Type.Optional(Type.Boolean()),
        message: Type.Optional(text),
        fileTypeGroup: Type.Optional(Type.Enum([1, 2])),
      },
      strict,
    ),
  ),
  shownOn: Type.Optional(Type.Enum(['jobs', 'interests'])),
  section: Type.Optional(text),
  value: Type.Optional(text),
  translations: Type.Optional(TranslationsBody(FieldWordsShape)),
  ...fieldLogicProperties,
}
const Field = Type.Object(
  {
    ...fieldProperties,
    fields: Type.Optional(Type.Array(Type.Object(fieldProperties, strict), { maxItems: 100 })),
    repeats: Type.Optional(
      Type.Object({ min: Type.Optional(Type.Number()), max: Type.Optional(Type.Number()) }, strict),
    ),
    itemLabel: Type.Optional(text),
  },
  strict,
)
/** What a new version says, whole. */
export const FormSchemaBody = Type.Object(
  {
    customFields: Type.Array(Field, { maxItems: 1000 }),
    catalogue: Type.Array(
      Type.Object({ id: Type.Number(), label: text, isOffered: Type.Boolean() }, strict),
      { maxItems: 100 },
    ),
  },
  strict,
)

/** What an account's application form may ask now. */
export const FormSchemaShape = Type.Unsafe<OpenAccountSchema>(
  Type.Object({
    customFields: Type.Array(CustomFieldShape),
    catalogue: Type.Array(
      Type.Object({ id: Type.Number(), label: Type.String(), isOffered: Type.Boolean() }),
    ),
    version: Type.Integer(),
    company: Type.String(),
    clientCode: Type.String(),
    nextFieldId: Type.Integer(),
    applicationFormFields: Type.Array(
      Type.Object({ ...formFieldProperties, isWithheld: Type.Optional(Type.Boolean()) }),
    ),
    canAllowUpload: Type.Boolean(),
    languages: Type.Array(Type.Enum(otherLanguages)),
  }),
)

const edited = {
  customFields: [
    {
      id: 100,
      type: 'text' as const,
      label: 'Where did you hear of us?',
      translations: { de: { label: 'Wie haben Sie von uns erfahren?' } },
    },
  ],
  catalogue: [{ id: 4, label: 'Cell phone', isOffered: true }],
}

export const formSchemaExample = {
  body: edited,
  answer: {
    ...edited,
    version: 2,
    company: 'Lakeside Library',
    clientCode: 'lakeside',
    nextFieldId: 101,
    applicationFormFields: [
      {
        id: 4,
        displayText: 'Cell phone',
        canShowVisibility: true,
        canShowRequired: true,
        isVisible: true,
        isRequired: true,
      },
    ],
    canAllowUpload: false,
    languages: ['de' as const],
  },
}
