import { readDocument } from '../../services/vacancies/readVacancies'
import { fileAnswer } from '../answers/rawAnswer'
import { sendFileBytes } from '../answers/sendFileBytes'
import { endpoint } from '../endpoint'
import { FileParams } from '../requests/idParams'

/** API-12. */
export const getVacancyDocument = endpoint({
  method: 'GET',
  url: '/api/vacancies/:id/attachments/:attachmentId/data',
  access: 'guest',
  summary: 'The bytes of a document',
  schema: { params: FileParams, response: { 200: fileAnswer } },
  example: { params: { id: 4, attachmentId: 1 } },
  handle: async (request, reply, context) =>
    sendFileBytes(reply, await readDocument(context, request.session.clientId, request.params)),
})
