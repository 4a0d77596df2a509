import { Type } from 'typebox'
import { maximumFileSize } from '../../../src/schemas/fields/formats'
import { endpoint } from '../../http/endpoint'
import { Guid } from '../../http/parameters'
import { bytesMedia, requireBinaryBody } from '../../http/rawBodies'
import { fileResponse } from '../../http/responses'
import { sendFileBytes } from '../../http/sendFile'
import { readAuthoredDocument, saveAuthoredDocument } from './authoredDocuments.service'
import { authoredVacancyParams } from './authoredVacancy.schemas'

export const getOwnDocument = endpoint({
  method: 'GET',
  url: '/api/ownVacancies/:id/documents/:filename',
  access: 'client',
  scope: 'vacancies',
  summary: "The bytes of a draft's document",
  responseHeaders: ['content-disposition'],
  schema: {
    params: Type.Object({ id: Guid, filename: Type.String({ minLength: 1, maxLength: 255 }) }),
    response: { 200: fileResponse },
  },
  example: { params: { ...authoredVacancyParams, filename: 'position-description.pdf' } },
  handle: async ({ session, params: { id, filename } }, reply, context) =>
    sendFileBytes(reply, await readAuthoredDocument(context, session.clientId, id, filename)),
})

export const putOwnDocument = endpoint({
  method: 'PUT',
  url: '/api/ownVacancies/:id/documents/:filename',
  access: 'client',
  scope: 'vacancies',
  limits: 'uploads',
  // Larger than a document may be, so that a slightly larger file gets a clear error message.
  bodyLimit: 2 * maximumFileSize,
  summary: 'Stores a document for a vacancy after cleaning and scanning; the draft refers to its fileId',
  refusals: ['vacancy-of-back-office', 'invalid'],
  schema: {
    params: Type.Object({ id: Guid, filename: Type.String({ minLength: 1, maxLength: 255 }) }),
    consumes: bytesMedia,
    response: {
      200: Type.Object({
        fileId: Type.String(),
        filename: Type.String(),
        mime: Type.String(),
        size: Type.Integer(),
      }),
    },
  },
  example: {
    params: { ...authoredVacancyParams, filename: 'position-description.pdf' },
    answer: {
      fileId: '9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08',
      ...{ filename: 'position-description.pdf', mime: 'application/pdf', size: 48_211 },
    },
  },
  handle: ({ session, params: { id, filename }, body }, _reply, context) =>
    saveAuthoredDocument(context, session, id, { filename, bytes: requireBinaryBody(body) }),
})
