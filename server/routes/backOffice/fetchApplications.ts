import { Type } from 'typebox'
import { applicationsSince } from '../../services/delivery/fetchApplications'
import { endpoint } from '../endpoint'

/** For a back-office that asks instead of being told. */
export const fetchApplications = endpoint({
  method: 'GET',
  url: '/api/backoffice/applications',
  access: 'key',
  right: 'applications',
  limits: 'imports',
  summary: 'Up to 100 applications after an id, the oldest first, for a back-office that fetches them',
  schema: {
    querystring: Type.Object({ after: Type.Optional(Type.Integer({ minimum: 0 })) }),
    response: {
      200: Type.Array(
        Type.Object({
          id: Type.Integer(),
          guid: Type.String(),
          submittedDate: Type.String(),
          vacancyCode: Type.String(),
        }),
      ),
    },
  },
  example: {
    querystring: { after: 60 },
    answer: [
      {
        ...{ id: 61, guid: '7a1f5a3e-6c1d-4b7f-9a55-2f0f6a1c9d10' },
        ...{ submittedDate: '2026-11-22T04:05:06.789Z', vacancyCode: 'HCC-104' },
      },
    ],
  },
  handle: ({ keyClientId, query }, _reply, context) =>
    applicationsSince(context, keyClientId, query.after ?? 0),
})
