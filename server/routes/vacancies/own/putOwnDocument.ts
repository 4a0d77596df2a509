import { Type } from 'typebox'
import { maximumFileSize } from '../../../../src/schemas/formats'
import { keepOwnDocument } from '../../../services/vacancies/own/ownDocuments'
import { endpoint } from '../../endpoint'
import { Guid } from '../../requests/guid'
import { bytesMedia, bytesOf } from '../../requests/rawBytes'
import { ownVacancyParams } from './ownVacancyShapes'

export const putOwnDocument = endpoint({
  method: 'PUT',
  url: '/api/ownVacancies/:id/documents/:filename',
  access: 'client',
  room: 'vacancies',
  limits: 'uploads',
  // A little more than a document may have, so that whoever brings too much is told in words.
  bodyLimit: 2 * maximumFileSize,
  summary: 'Keeps a document for a vacancy, cleaned and scanned; the draft then names it by its fileId',
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
    params: { ...ownVacancyParams, filename: 'position-description.pdf' },
    answer: {
      fileId: '9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08',
      ...{ filename: 'position-description.pdf', mime: 'application/pdf', size: 48_211 },
    },
  },
  handle: ({ session, params: { id, filename }, body }, _reply, context) =>
    keepOwnDocument(context, session, id, { filename, bytes: bytesOf(body) }),
})
