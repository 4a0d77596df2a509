import { Type } from 'typebox'
import { readTemplates } from '../../services/applications/stateTemplates'
import { endpoint } from '../endpoint'
import { TemplatesShape, TranslatedShape, templatesExample } from './stateShapes'

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
