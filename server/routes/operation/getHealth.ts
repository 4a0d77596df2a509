import { Type } from 'typebox'
import { requireDatabase } from '../../services/operation/requireDatabase'
import { endpoint } from '../endpoint'

/** 200 while the database answers. */
export const getHealth = endpoint({
  method: 'GET',
  url: '/api/health',
  access: 'none',
  summary: 'Tells whether the database answers',
  schema: { response: { 200: Type.Object({ status: Type.Literal('ok') }) } },
  example: { answer: { status: 'ok' } },
  handle: async (_request, _reply, context) => {
    await requireDatabase(context)
    return { status: 'ok' } as const
  },
})
