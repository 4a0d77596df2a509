import { type TSchema, Type } from 'typebox'
import { maxMessageLength, type StateTemplates } from '../../../src/schemas/applications/applicationState'
import { localizedStateTemplates } from '../../../src/texts/admin/stateTemplateTranslations.texts'
import type { OtherLanguage } from '../../../src/texts/language/language'

const TemplateShape = Type.Object(
  {
    subject: Type.String({ minLength: 1, maxLength: maxMessageLength.subject, pattern: '\\S' }),
    text: Type.String({ minLength: 1, maxLength: maxMessageLength.text, pattern: '\\S' }),
  },
  { additionalProperties: false, title: 'MessageTemplate' },
)

/** Repeats the schema for each language other than English. */
const createSchemaPerLanguage = <Shape extends TSchema>(shape: Shape, title: string) =>
  Type.Object({ de: shape, fr: shape, ar: shape } satisfies Record<OtherLanguage, Shape>, {
    additionalProperties: false,
    title,
  })

export const LocalizedTemplateShape = Type.Object(
  {
    ...TemplateShape.properties,
    /** Used for applicants who applied in another language. */
    translations: Type.Optional(Type.Partial(createSchemaPerLanguage(TemplateShape, 'MessageTranslations'))),
  },
  { additionalProperties: false, title: 'LocalizedMessageTemplate' },
)

export const TemplatesShape = Type.Object(
  {
    received: TemplateShape,
    'in review': TemplateShape,
    interview: TemplateShape,
    'not this time': TemplateShape,
    hired: TemplateShape,
  } satisfies Record<keyof StateTemplates, typeof TemplateShape>,
  { additionalProperties: false, title: 'MessageTemplates' },
)

export const TemplateTranslationsShape = createSchemaPerLanguage(TemplatesShape, 'TemplateTranslations')

export const PartialTranslationsShape = Type.Partial(
  createSchemaPerLanguage(
    Type.Partial(TemplatesShape, { additionalProperties: false, title: 'SentMessageTemplates' }),
    '',
  ),
  { additionalProperties: false, title: 'SentTemplateTranslations' },
)

const { en: templates, ...translations } = localizedStateTemplates

export const templatesExample: { templates: StateTemplates; translations: typeof translations } = {
  templates,
  translations,
}
