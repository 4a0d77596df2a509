import { Type } from 'typebox'
import { whyNotReady } from '../../services/operation/readiness'
import { ProblemError } from '../../services/problem'
import { endpoint } from '../endpoint'

/** 503 from the moment on at which the process is asked to stop, and while it can not answer or store. */
export const getReadiness = endpoint({
  method: 'GET',
  url: '/api/health/ready',
  access: 'none',
  summary: 'Tells whether this process should get requests',
  schema: { response: { 200: Type.Object({ status: Type.Literal('ready') }) } },
  example: { answer: { status: 'ready' } },
  handle: async (_request, _reply, context) => {
    if ((await whyNotReady(context)) !== undefined) throw new ProblemError('unavailable', { retryAfter: 5 })
    return { status: 'ready' as const }
  },
})
