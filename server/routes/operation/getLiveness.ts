import { Type } from 'typebox'
import { endpoint } from '../endpoint'

/** Asks nothing of anybody: what does not answer this is to be started anew. */
export const getLiveness = endpoint({
  method: 'GET',
  url: '/api/health/live',
  access: 'none',
  summary: 'Tells that the process lives',
  schema: { response: { 200: Type.Object({ status: Type.Literal('alive') }) } },
  example: { answer: { status: 'alive' } },
  handle: () => ({ status: 'alive' as const }),
})
