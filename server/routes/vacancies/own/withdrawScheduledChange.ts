import { withdrawChange } from '../../../services/vacancies/own/scheduleChange'
import { endpoint } from '../../endpoint'
import { OwnVacancyParams, OwnVacancyShape, ownVacancyExample, ownVacancyParams } from './ownVacancyShapes'

export const withdrawScheduledChange = endpoint({
  method: 'DELETE',
  url: '/api/ownVacancies/:id/scheduledChange',
  access: 'client',
  room: 'vacancies',
  limits: 'changes',
  summary: 'Withdraws the change that is scheduled of an open vacancy; what is drafted stays',
  refusals: ['not-this-state', 'vacancy-of-back-office'],
  schema: { params: OwnVacancyParams, response: { 200: OwnVacancyShape } },
  example: {
    params: ownVacancyParams,
    answer: {
      ...{ ...ownVacancyExample, state: 'open', publishedRevision: 2 },
      ...{ advertisedFrom: '2026-11-22T04:05:06.789Z', advertisedUntil: '2026-12-05T13:59:00.000Z' },
    },
  },
  handle: ({ session, params }, _reply, context) => withdrawChange(context, session, params.id),
})
