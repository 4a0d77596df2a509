import { Type } from 'typebox'
import { changeTemplates } from '../../services/applications/stateTemplates'
import { nothing } from '../answers/nothing'
import { endpoint } from '../endpoint'
import { SomeTranslatedShape, TemplatesShape, templatesExample } from './stateShapes'

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
    response: { 204: nothing },
  },
  example: { body: templatesExample },
  handle: async ({ session, body }, reply, context) => {
    await changeTemplates(context, session, body)
    return reply.status(204).send(undefined)
  },
})
