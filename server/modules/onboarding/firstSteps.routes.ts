import { Type } from 'typebox'
import { firstStepNames } from '../../../src/schemas/accounts/firstSteps.types'
import { endpoint } from '../../http/endpoint'
import { createStringEnum, noContent } from '../../http/responses'
import { dismissFirstSteps, readFirstSteps } from './firstSteps.service'

export const getFirstSteps = endpoint({
  method: 'GET',
  url: '/api/firstSteps',
  access: 'client',
  scope: 'account',
  summary: 'The remaining setup steps of a new client; empty once dismissed, and for clients of the demo',
  schema: {
    response: {
      200: Type.Object({ left: Type.Array(createStringEnum(firstStepNames)) }, { title: 'FirstSteps' }),
    },
  },
  example: { answer: { left: ['logo', 'vacancy'] } },
  handle: ({ session }, _reply, context) => readFirstSteps(context, session),
})

export const endFirstSteps = endpoint({
  method: 'POST',
  url: '/api/firstSteps/end',
  access: 'client',
  scope: 'account',
  limits: 'changes',
  summary: 'Dismisses the setup steps for everyone in the account',
  schema: { response: { 204: noContent } },
  example: {},
  handle: async ({ session }, reply, context) => {
    await dismissFirstSteps(context, session)
    return reply.status(204).send(undefined)
  },
})
