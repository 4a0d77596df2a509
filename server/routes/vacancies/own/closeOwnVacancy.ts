import { closeOwnVacancy as close } from '../../../services/vacancies/own/endOwnVacancy'
import { endpoint } from '../../endpoint'
import { OwnVacancyParams, OwnVacancyShape, ownVacancyExample, ownVacancyParams } from './ownVacancyShapes'

export const closeOwnVacancy = endpoint({
  method: 'POST',
  url: '/api/ownVacancies/:id/closings',
  access: 'client',
  room: 'vacancies',
  limits: 'changes',
  summary: 'Closes an open vacancy: it takes no more applications',
  refusals: ['not-this-state', 'vacancy-of-back-office'],
  schema: { params: OwnVacancyParams, response: { 200: OwnVacancyShape } },
  example: {
    params: ownVacancyParams,
    answer: { ...ownVacancyExample, state: 'closed', publishedRevision: 3 },
  },
  handle: ({ session, params }, _reply, context) => close(context, session, params.id),
})
