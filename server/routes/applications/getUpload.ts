import { uploadState } from '../../services/applications/partialUploads'
import { awaitingApplication } from '../../services/applications/receiveFiles'
import { endpoint } from '../endpoint'
import { UploadParams, UploadShape, uploadExample } from './uploadShapes'

/** API-21. HEAD answers the same in its headers. */
export const getUpload = endpoint({
  method: 'GET',
  url: '/api/submittedapplications/:id/uploads/:uploadId',
  access: 'guest',
  limits: 'pieces',
  summary: 'How far an upload has come: where the next piece begins',
  refusals: ['upload-over'],
  schema: { params: UploadParams, response: { 200: UploadShape } },
  example: { params: { id: 9, uploadId: 5 }, answer: uploadExample },
  handle: async ({ session, params }, reply, context) => {
    const own = await awaitingApplication(context, session, params.id)
    const { id, offset, size } = await uploadState(context, session.clientId, own, params.uploadId)
    reply.header('upload-offset', offset)
    reply.header('upload-length', size)
    reply.header('upload-complete', '?0')
    return { id, offset, size }
  },
})
