import { Type } from 'typebox'
import { apiDocsTexts } from '../../src/texts/api'
import { DetailShape } from './vacancyShapes'

const nothing = { description: apiDocsTexts.done, type: 'null' }
const as = (media: string, format?: string) => ({
  description: apiDocsTexts.done,
  content: { [media]: { schema: { type: 'string', ...(format ? { format } : {}) } } },
})
/** Under the type that the file has. */
const bytes = { 200: as('*/*', 'binary') }
const BuiltForm = Type.Object({
  version: Type.String(),
  schema: Type.Object({}, { additionalProperties: true }),
  uiSchema: Type.Object({}, { additionalProperties: true }),
  initialValues: Type.Object({}, { additionalProperties: true }),
})

/** By call, what the answers are whose handlers send them as they stand, without a schema to go through. */
export const describedAnswers: Record<string, Record<string, unknown>> = {
  'POST /api/auth/logout': { 204: nothing },
  'GET /api/health': { 200: Type.Object({ status: Type.Literal('ok') }) },
  'GET /api/metrics': { 200: as('text/plain') },
  'GET /api/openapi.json': { 200: Type.Object({}, { additionalProperties: true }) },
  'GET /api/docs': { 200: as('text/html') },
  'GET /api/docs.css': { 200: as('text/css') },
  'PUT /api/userSettings': { 204: nothing },
  'GET /api/vacancies': {
    200: Type.Array(Type.Omit(DetailShape, ['code', 'salaryAddText', 'description', 'attachments'])),
    304: nothing,
  },
  'GET /api/vacancies/:id/form': { 200: BuiltForm },
  'GET /api/vacancies/:id/applications/:email': { 200: Type.Object({ hasApplied: Type.Literal(true) }) },
  'GET /api/vacancies/:id/attachments/:attachmentId/data': bytes,
  'GET /api/applicationDetails/:id/attachments/:attachmentId/data': bytes,
  'GET /api/applications.csv': { 200: as('text/csv') },
  'PUT /api/users/:id': { 204: nothing },
  'DELETE /api/users/:id': { 201: nothing },
  'POST /api/decommissionedUsers': { 204: nothing },
  'DELETE /api/backoffice/vacancies/:code': { 204: nothing },
}
