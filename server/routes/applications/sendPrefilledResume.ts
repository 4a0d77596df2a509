import { Type } from 'typebox'
import { receivePrefilledResume } from '../../services/applications/receivePrefilledResume'
import { endpoint } from '../endpoint'
import { Guid } from '../requests/guid'
import { IdParams } from '../requests/idParams'
import { ReceivedShape, receivedExample } from './receivedShape'

/** API-22. */
export const sendPrefilledResume = endpoint({
  method: 'POST',
  url: '/api/submittedapplications/:id/prefilledresumeattachments',
  access: 'guest',
  limits: 'uploads',
  summary: 'Attaches the resume that a job marketplace has',
  refusals: ['file-exists', 'upload-over'],
  schema: {
    params: IdParams,
    body: Type.Object({ applicationGuid: Guid, applicationPrefilObjectStoreGuid: Guid }),
    response: { 201: ReceivedShape },
  },
  example: {
    params: { id: 9 },
    body: {
      applicationGuid: '0f0b1d5e-4e0c-4d63-8b1a-6a3a5a2b7c11',
      applicationPrefilObjectStoreGuid: '5d8e9a50-3a51-4b0e-9f6e-0d5b0a7f3c12',
    },
    answer: receivedExample,
  },
  handle: async ({ session, params, body }, reply, context) =>
    reply.status(201).send(await receivePrefilledResume(context, session, params.id, body)),
})
