import { Type } from 'typebox'
import type { Routes } from '../../http/api'
import { endpoint } from '../../http/endpoint'
import { FileParams, IdParams } from '../../http/parameters'
import { fileAnswer } from '../../http/responses'
import { sendFileBytes } from '../../http/sendFile'
import { orNotFound } from '../../problem'
import { findClientByHost } from '../clients/clientHosts.service'
import { DocumentsShape, documentsExample } from './vacancies.schemas'
import { readDocument, readDocuments } from './vacancies.service'

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

/** API-12. */
export const getVacancyDocument = endpoint({
  method: 'GET',
  url: '/api/vacancies/:id/attachments/:attachmentId/data',
  access: 'guest',
  summary: 'The bytes of a document',
  sends: ['content-disposition'],
  schema: { params: FileParams, response: { 200: fileAnswer } },
  example: { params: { id: 4, attachmentId: 1 } },
  handle: async (request, reply, context) =>
    sendFileBytes(reply, await readDocument(context, request.session.clientId, request.params)),
})

const schema = {
  params: Type.Object({ ...FileParams.properties, filename: Type.String({ maxLength: 1000 }) }),
}

/**
 * Serves the documents of a client's advertised vacancies [JD-03], to anyone who may read the vacancy. The file name
 * at the end of the URL is ignored; the ids decide.
 */
export const documentRoutes: Routes = (api, context) => {
  const url = '/documents/:id/:attachmentId/:filename'
  api.get(url, { config: { access: 'none' }, schema }, async (request, reply) => {
    const client = orNotFound(await findClientByHost(context, request.host))
    return sendFileBytes(reply, await readDocument(context, client.id, request.params))
  })
}
