import { Type } from 'typebox'
import { readTemplates } from '../../services/applications/stateTemplates'
import { endpoint } from '../endpoint'
import { TemplatesShape, templatesExample } from './stateShapes'

export const getStateTemplates = endpoint({
  method: 'GET',
  url: '/api/stateTemplates',
  access: 'client',
  room: 'applications',
  summary: 'What is said when the state of an application changes, and whether mail is sent',
  schema: { response: { 200: Type.Object({ templates: TemplatesShape, sendsMail: Type.Boolean() }) } },
  example: { answer: { templates: templatesExample, sendsMail: true } },
  handle: ({ session }, _reply, context) => readTemplates(context, session.clientId),
})
