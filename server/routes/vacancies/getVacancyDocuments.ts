import { readDocuments } from '../../services/vacancies/readVacancies'
import { endpoint } from '../endpoint'
import { IdParams } from '../requests/idParams'
import { DocumentsShape, documentsExample } from './vacancyShapes'

/** API-12. */
export const getVacancyDocuments = endpoint({
  method: 'GET',
  url: '/api/vacancies/:id/attachments',
  access: 'guest',
  summary: 'Documents of the vacancy',
  schema: { params: IdParams, response: { 200: DocumentsShape } },
  example: { params: { id: 4 }, answer: documentsExample },
  handle: (request, _reply, context) => readDocuments(context, request.session.clientId, request.params.id),
})
