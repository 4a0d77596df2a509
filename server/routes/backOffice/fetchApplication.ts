import { Type } from 'typebox'
import { fetchedMessage } from '../../services/delivery/fetchApplications'
import { endpoint } from '../endpoint'
import { IdParams } from '../requests/idParams'

export const fetchApplication = endpoint({
  method: 'GET',
  url: '/api/backoffice/applications/:id',
  access: 'key',
  right: 'applications',
  limits: 'imports',
  summary:
    'An application as a back-office that is told receives it: answers, questions by name, files in base64',
  schema: {
    params: IdParams,
    response: {
      200: Type.Object({ type: Type.String(), timestamp: Type.String(), data: Type.Unknown() }),
    },
  },
  example: {
    params: { id: 61 },
    answer: { type: 'application.submitted', timestamp: '2026-11-22T04:05:06.789Z', data: {} },
  },
  handle: ({ keyClientId, params }, _reply, context) => fetchedMessage(context, keyClientId, params.id),
})
