import { Type } from 'typebox'
import { firstStepNames } from '../../../src/schemas/firstSteps'
import { readFirstSteps } from '../../services/accounts/firstSteps'
import { endpoint } from '../endpoint'

export const getFirstSteps = endpoint({
  method: 'GET',
  url: '/api/firstSteps',
  access: 'client',
  room: 'account',
  summary: 'What a new client is left to do; nothing once that was put away',
  schema: { response: { 200: Type.Object({ left: Type.Array(Type.Enum([...firstStepNames])) }) } },
  example: { answer: { left: ['logo', 'vacancy'] } },
  handle: ({ session }, _reply, context) => readFirstSteps(context, session),
})
