import { Type } from 'typebox'
import { closeOwnVacancies as closeAll } from '../../../services/vacancies/own/endOwnVacancy'
import { endpoint } from '../../endpoint'
import { Guid } from '../../requests/guid'
import { ownVacancyParams } from './ownVacancyShapes'

export const closeOwnVacancies = endpoint({
  method: 'POST',
  url: '/api/ownVacancies/closings',
  access: 'client',
  room: 'vacancies',
  limits: 'changes',
  summary: 'Closes several vacancies, with a result for each',
  schema: {
    body: Type.Object(
      { ids: Type.Array(Guid, { minItems: 1, maxItems: 200 }) },
      { additionalProperties: false },
    ),
    response: {
      200: Type.Array(
        Type.Object({ id: Type.String(), result: Type.Enum(['closed', 'not-open', 'not-found']) }),
      ),
    },
  },
  example: {
    body: { ids: [ownVacancyParams.id] },
    answer: [{ ...ownVacancyParams, result: 'closed' }],
  },
  handle: ({ session, body }, _reply, context) => closeAll(context, session, body.ids),
})
