import { Type } from 'typebox'
import { vacancyVersions } from '../../../services/vacancies/own/ownVacancyVersions'
import { endpoint } from '../../endpoint'
import { OwnVacancyParams, ownVacancyParams, VacancyVersionShape } from './ownVacancyShapes'

export const listVacancyVersions = endpoint({
  method: 'GET',
  url: '/api/ownVacancies/:id/versions',
  access: 'client',
  room: 'vacancies',
  summary: 'Every publication of a vacancy, the newest first: who, when, why, and what changed in words',
  schema: { params: OwnVacancyParams, response: { 200: Type.Array(VacancyVersionShape) } },
  example: {
    params: ownVacancyParams,
    answer: [
      {
        ...{ number: 2, at: '2026-11-22T04:05:06.789Z', by: 'lakeside-admin', reason: '' },
        ...{ changes: ['Question added: Why this job?'], serves: true },
      },
    ],
  },
  handle: ({ session, params }, _reply, context) => vacancyVersions(context, session.clientId, params.id),
})
