import { Type } from 'typebox'
import { vacancyDifferences } from '../../../services/vacancies/own/ownVacancyVersions'
import { endpoint } from '../../endpoint'
import { ownVacancyParams, VacancyVersionParams } from './ownVacancyShapes'

export const compareVacancyVersions = endpoint({
  method: 'GET',
  url: '/api/ownVacancies/:id/versions/:number/changes',
  access: 'client',
  room: 'vacancies',
  summary: 'What became different from a version of a vacancy to another, or to what is drafted, in words',
  schema: {
    params: VacancyVersionParams,
    querystring: Type.Object({ with: Type.String({ pattern: '^(draft|[1-9]\\d{0,5})$' }) }),
    response: { 200: Type.Object({ changes: Type.Array(Type.String()) }) },
  },
  example: {
    params: { ...ownVacancyParams, number: 1 },
    querystring: { with: 'draft' },
    answer: { changes: ['Title: Planner → Coastal Planner'] },
  },
  handle: async ({ session, params: { id, number }, query }, _reply, context) => {
    const other = query.with === 'draft' ? query.with : Number(query.with)
    return { changes: await vacancyDifferences(context, session.clientId, id, { number, other }) }
  },
})
