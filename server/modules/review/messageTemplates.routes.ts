import { type TSchema, Type } from 'typebox'
import { longestWords, type StateTemplates } from '../../../src/schemas/applications/applicationState'
import { localizedStateTemplates } from '../../../src/texts/admin/stateTemplateTranslations.texts'
import type { OtherLanguage } from '../../../src/texts/language/language'
import { endpoint } from '../../http/endpoint'
import { noContent } from '../../http/responses'
import { changeTemplates, readTemplates } from './messageTemplates.service'

const words = Type.Object(
  {
    subject: Type.String({ minLength: 1, maxLength: longestWords.subject, pattern: '\\S' }),
    text: Type.String({ minLength: 1, maxLength: longestWords.text, pattern: '\\S' }),
  },
  { additionalProperties: false },
)

/** By language. */
const inOthers = <Shape extends TSchema>(shape: Shape) =>
  Type.Object({ de: shape, fr: shape, ar: shape } satisfies Record<OtherLanguage, Shape>, {
    additionalProperties: false,
  })

export const WordsShape = Type.Object(
  {
    ...words.properties,
    /** What those who applied in another language read instead. */
    translations: Type.Optional(Type.Partial(inOthers(words))),
  },
  { additionalProperties: false },
)

export const TemplatesShape = Type.Object(
  {
    received: words,
    'in review': words,
    interview: words,
    'not this time': words,
    hired: words,
  } satisfies Record<keyof StateTemplates, typeof words>,
  { additionalProperties: false },
)

/** Of every language but the client's own: all of them, or those that are to change. */
export const TranslatedShape = inOthers(TemplatesShape)
export const SomeTranslatedShape = Type.Partial(
  inOthers(Type.Partial(TemplatesShape, { additionalProperties: false })),
  { additionalProperties: false },
)

const { en: templates, ...translations } = localizedStateTemplates

export const templatesExample: { templates: StateTemplates; translations: typeof translations } = {
  templates,
  translations,
}

export const getStateTemplates = endpoint({
  method: 'GET',
  url: '/api/stateTemplates',
  access: 'client',
  room: 'applications',
  summary:
    'What is said when the state of an application changes, in each language, and whether mail is sent',
  schema: {
    response: {
      200: Type.Object({
        templates: TemplatesShape,
        translations: TranslatedShape,
        sendsMail: Type.Boolean(),
      }),
    },
  },
  example: { answer: { ...templatesExample, sendsMail: true } },
  handle: ({ session }, _reply, context) => readTemplates(context, session.clientId),
})

export const putStateTemplates = endpoint({
  method: 'PUT',
  url: '/api/stateTemplates',
  access: 'client',
  room: 'account',
  limits: 'changes',
  summary: 'Sets what is said when the state of an application changes',
  schema: {
    body: Type.Object(
      {
        templates: TemplatesShape,
        /** Left out, they stay; what is not in them is as it comes. */
        translations: Type.Optional(SomeTranslatedShape),
      },
      { additionalProperties: false },
    ),
    response: { 204: noContent },
  },
  example: { body: templatesExample },
  handle: async ({ session, body }, reply, context) => {
    await changeTemplates(context, session, body)
    return reply.status(204).send(undefined)
  },
})
