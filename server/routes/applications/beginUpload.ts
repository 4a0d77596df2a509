import { Type } from 'typebox'
import { maximumFileSize } from '../../../src/schemas/formats'
import { beginUpload as begin } from '../../services/applications/partialUploads'
import { awaitingApplication } from '../../services/applications/receiveFiles'
import { endpoint } from '../endpoint'
import { IdParams } from '../requests/idParams'
import { safeName } from '../requests/readUpload'
import { UploadShape, uploadExample } from './uploadShapes'

/** API-21, for a file that may be cut off on its way: the offset protocol of draft-ietf-httpbis-resumable-upload. */
export const beginUpload = endpoint({
  method: 'POST',
  url: '/api/submittedapplications/:id/uploads',
  access: 'guest',
  limits: 'uploads',
  summary: "Begins the upload of an application's file in pieces; its address is where they are sent to",
  refusals: ['file-exists', 'upload-over', 'too-large', 'invalid'],
  schema: {
    params: IdParams,
    body: Type.Object({
      key: Type.String({ minLength: 1, maxLength: 100 }),
      filename: Type.String({ minLength: 1, maxLength: 255 }),
      size: Type.Integer({ minimum: 1 }),
    }),
    response: { 201: UploadShape },
  },
  example: {
    params: { id: 9 },
    body: { key: 'resume', filename: 'resume.pdf', size: uploadExample.size },
    answer: { ...uploadExample, offset: 0 },
  },
  handle: async ({ session, params, body }, reply, context) => {
    const own = await awaitingApplication(context, session, params.id)
    const { key: fieldKey, size } = body
    const announced = { fieldKey, filename: safeName(body.filename), size }
    const id = await begin(context, session.clientId, own, announced)
    reply.header('location', `/api/submittedapplications/${params.id}/uploads/${id}`)
    reply.header('upload-offset', 0)
    reply.header('upload-limit', `max-size=${maximumFileSize}`)
    return reply.status(201).send({ id, offset: 0, size })
  },
})
