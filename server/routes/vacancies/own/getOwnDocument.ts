import { Type } from 'typebox'
import { readOwnDocument } from '../../../services/vacancies/own/ownDocuments'
import { fileAnswer } from '../../answers/rawAnswer'
import { sendFileBytes } from '../../answers/sendFileBytes'
import { endpoint } from '../../endpoint'
import { Guid } from '../../requests/guid'
import { ownVacancyParams } from './ownVacancyShapes'

export const getOwnDocument = endpoint({
  method: 'GET',
  url: '/api/ownVacancies/:id/documents/:filename',
  access: 'client',
  room: 'vacancies',
  summary: 'The bytes of a document that is drafted',
  schema: {
    params: Type.Object({ id: Guid, filename: Type.String({ minLength: 1, maxLength: 255 }) }),
    response: { 200: fileAnswer },
  },
  example: { params: { ...ownVacancyParams, filename: 'position-description.pdf' } },
  handle: async ({ session, params: { id, filename } }, reply, context) =>
    sendFileBytes(reply, await readOwnDocument(context, session.clientId, id, filename)),
})
