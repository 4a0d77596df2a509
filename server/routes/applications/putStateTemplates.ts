import { Type } from 'typebox'
import { changeTemplates } from '../../services/applications/stateTemplates'
import { nothing } from '../answers/nothing'
import { endpoint } from '../endpoint'
import { TemplatesShape, templatesExample } from './stateShapes'

export const putStateTemplates = endpoint({
  method: 'PUT',
  url: '/api/stateTemplates',
  access: 'client',
  room: 'account',
  limits: 'changes',
  summary: 'Sets what is said when the state of an application changes',
  schema: {
    body: Type.Object({ templates: TemplatesShape }, { additionalProperties: false }),
    response: { 204: nothing },
  },
  example: { body: { templates: templatesExample } },
  handle: async ({ session, body }, reply, context) => {
    await changeTemplates(context, session, body.templates)
    return reply.status(204).send(undefined)
  },
})
