import { Type } from 'typebox'
import { publishOwnVacancy as publish } from '../../../services/vacancies/own/publishOwnVacancy'
import { endpoint } from '../../endpoint'
import {
  OwnVacancyParams,
  OwnVacancyShape,
  ownVacancyExample,
  ownVacancyParams,
  Reason,
} from './ownVacancyShapes'

export const publishOwnVacancy = endpoint({
  method: 'POST',
  url: '/api/ownVacancies/:id/publications',
  access: 'client',
  room: 'vacancies',
  limits: 'changes',
  summary: 'Publishes what is drafted, now or at a moment; refused with all that is wrong with it',
  refusals: [
    ...(['changed-meanwhile', 'vacancy-not-publishable', 'vacancy-of-back-office'] as const),
    'vacancies-elsewhere',
  ],
  schema: {
    params: OwnVacancyParams,
    body: Type.Object(
      {
        /** The revision that its author has seen. */
        revision: Type.Integer({ minimum: 0, maximum: 999_999_999 }),
        at: Type.Optional(Type.String({ maxLength: 40 })),
        reason: Reason,
      },
      { additionalProperties: false },
    ),
    response: { 201: OwnVacancyShape },
  },
  example: {
    params: ownVacancyParams,
    body: { revision: 3 },
    answer: {
      ...{ ...ownVacancyExample, state: 'open', publishedRevision: 3 },
      ...{ advertisedFrom: '2026-11-22T04:05:06.789Z', advertisedUntil: '2026-12-05T13:59:00.000Z' },
    },
  },
  handle: async ({ session, params, body }, reply, context) => {
    const { revision, at, reason = '' } = body
    reply.status(201)
    return publish(context, session, params.id, { revision, at, reason: reason.trim() })
  },
})
