import { readOwnVacancy } from '../../../services/vacancies/own/readOwnVacancy'
import { endpoint } from '../../endpoint'
import { revisionTag } from '../../requests/revisionTag'
import { OwnVacancyParams, OwnVacancyShape, ownVacancyExample, ownVacancyParams } from './ownVacancyShapes'

export const getOwnVacancy = endpoint({
  method: 'GET',
  url: '/api/ownVacancies/:id',
  access: 'client',
  room: 'vacancies',
  summary: 'A vacancy as it is drafted, with its revision as ETag; one of a back-office as visitors see it',
  schema: { params: OwnVacancyParams, response: { 200: OwnVacancyShape } },
  example: { params: ownVacancyParams, answer: ownVacancyExample },
  handle: async ({ session, params }, reply, { db, now }) => {
    const vacancy = await readOwnVacancy(db, session.clientId, params.id, now())
    reply.headers({ etag: revisionTag(vacancy.revision), 'cache-control': 'no-store' })
    return vacancy
  },
})
