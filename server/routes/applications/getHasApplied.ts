import { Type } from 'typebox'
import { tellWhetherApplied } from '../../services/applications/tellWhetherApplied'
import { endpoint } from '../endpoint'

/** API-11. */
export const getHasApplied = endpoint({
  method: 'GET',
  url: '/api/vacancies/:id/applications/:email',
  access: 'guest',
  limits: 'questions',
  summary: '200 when this address has applied for the vacancy, else 404',
  schema: {
    params: Type.Object({ id: Type.Integer({ minimum: 1 }), email: Type.String() }),
    response: { 200: Type.Object({ hasApplied: Type.Literal(true) }) },
  },
  example: { params: { id: 4, email: 'sam.tester@example.org' }, answer: { hasApplied: true } },
  handle: async ({ session, params }, _reply, context) => {
    await tellWhetherApplied(context, session, { vacancyId: params.id, email: params.email })
    return { hasApplied: true } as const
  },
})
