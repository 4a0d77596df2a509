import { Type } from 'typebox'
import { withdrawOwnVacancy as withdraw } from '../../../services/vacancies/own/endOwnVacancy'
import { endpoint } from '../../endpoint'
import {
  OwnVacancyParams,
  OwnVacancyShape,
  ownVacancyExample,
  ownVacancyParams,
  Reason,
} from './ownVacancyShapes'

export const withdrawOwnVacancy = endpoint({
  method: 'POST',
  url: '/api/ownVacancies/:id/withdrawals',
  access: 'client',
  room: 'vacancies',
  limits: 'changes',
  summary: 'Takes a vacancy off the site; its applications stay',
  refusals: ['not-this-state', 'vacancy-of-back-office'],
  schema: {
    params: OwnVacancyParams,
    body: Type.Object({ reason: Reason }, { additionalProperties: false }),
    response: { 200: OwnVacancyShape },
  },
  example: {
    params: ownVacancyParams,
    body: { reason: 'The job was filled by somebody of ours.' },
    answer: { ...ownVacancyExample, state: 'withdrawn', publishedRevision: 3 },
  },
  handle: ({ session, params, body }, _reply, context) =>
    withdraw(context, session, params.id, body.reason?.trim() ?? ''),
})
