import { Type } from 'typebox'
import type { OwnVacancyContent } from '../../../../src/schemas/vacancies/ownVacancy'
import { saveDraftOf } from '../../../services/vacancies/own/writeOwnVacancy'
import { endpoint } from '../../endpoint'
import { IfMatch } from '../../requests/ifMatch'
import { revisionOf, revisionTag } from '../../requests/revisionTag'
import { OwnContentShape } from './ownContentShape'
import {
  OwnVacancyParams,
  OwnVacancyShape,
  ownContentExample,
  ownVacancyExample,
  ownVacancyParams,
} from './ownVacancyShapes'

export const putOwnVacancy = endpoint({
  method: 'PUT',
  url: '/api/ownVacancies/:id',
  access: 'client',
  room: 'vacancies',
  limits: 'changes',
  bodyLimit: 4 * 1024 * 1024,
  summary: 'Saves what is drafted of a vacancy; refused with who came first when it has moved on',
  refusals: ['vacancy-of-back-office'],
  schema: {
    params: OwnVacancyParams,
    headers: IfMatch,
    body: Type.Object(
      { content: Type.Unsafe<OwnVacancyContent>(OwnContentShape) },
      { additionalProperties: false },
    ),
    response: { 200: OwnVacancyShape },
  },
  example: {
    params: ownVacancyParams,
    body: { content: ownContentExample },
    answer: ownVacancyExample,
  },
  handle: async ({ session, params, headers, body }, reply, context) => {
    const revision = revisionOf(headers['if-match'])
    const saved = await saveDraftOf(context, session, params.id, { content: body.content, revision })
    reply.header('etag', revisionTag(saved.revision))
    return saved
  },
})
