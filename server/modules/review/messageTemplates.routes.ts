import { Type } from 'typebox'
import { endpoint } from '../../http/endpoint'
import { noContent } from '../../http/responses'
import {
  PartialTranslationsShape,
  TemplatesShape,
  TemplateTranslationsShape,
  templatesExample,
} from './messageTemplates.schemas'
import { changeTemplates, readTemplates } from './messageTemplates.service'

export const getStateTemplates = endpoint({
  method: 'GET',
  url: '/api/stateTemplates',
  access: 'client',
  scope: 'applications',
  summary:
    "The message templates for changes of an application's state in each language, and whether mail is sent",
  schema: {
    response: {
      200: Type.Object({
        templates: TemplatesShape,
        translations: TemplateTranslationsShape,
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
  scope: 'account',
  limits: 'changes',
  summary: "Saves the message templates for changes of an application's state",
  schema: {
    body: Type.Object(
      {
        templates: TemplatesShape,
        /** If omitted, they stay unchanged; translations that are missing here are reset to the defaults. */
        translations: Type.Optional(PartialTranslationsShape),
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
