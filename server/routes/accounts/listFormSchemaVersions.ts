import { Type } from 'typebox'
import { schemaVersions } from '../../services/accounts/editFormSchema'
import { NullableText, WordedChangeShape } from '../answers/sharedShapes'
import { endpoint } from '../endpoint'
import { IdParams } from '../requests/idParams'

const Versions = Type.Array(
  Type.Object({
    version: Type.Integer(),
    at: Type.String(),
    by: NullableText,
    changes: Type.Array(WordedChangeShape),
  }),
)

export const listFormSchemaVersions = endpoint({
  method: 'GET',
  url: '/api/users/:id/schema/versions',
  access: 'superuser',
  summary: 'Every version, the newest first: who, when, and what changed in words',
  schema: { params: IdParams, response: { 200: Versions } },
  example: {
    params: { id: 5 },
    answer: [
      {
        version: 2,
        at: '2026-11-22T04:05:06.789Z',
        by: 'master',
        changes: [{ label: 'Mobile', from: 'Mobile', to: 'Cell phone' }],
      },
      { version: 1, at: '2026-11-22T04:05:06.789Z', by: null, changes: [] },
    ],
  },
  handle: (request, _reply, context) => schemaVersions(context.db, request.params.id),
})
