import { awaitingApplication, receiveFiles } from '../../services/applications/receiveFiles'
import { endpoint } from '../endpoint'
import { IdParams } from '../requests/idParams'
import { arrivalOf, readUpload } from '../requests/readUpload'
import { ReceivedShape, receivedExample } from './receivedShape'

/** API-21. */
export const sendApplicationFiles = endpoint({
  method: 'POST',
  url: '/api/submittedapplications/:id/attachments',
  access: 'guest',
  limits: 'uploads',
  summary: "Sends an application's files, one part each, named by field key, within the hour",
  refusals: ['file-exists', 'upload-over', 'withheld'],
  schema: { params: IdParams, consumes: ['multipart/form-data'], response: { 201: ReceivedShape } },
  example: { params: { id: 9 }, answer: receivedExample },
  handle: async (request, reply, context) => {
    const { session, params } = request
    const own = await awaitingApplication(context, session, params.id)
    const keys = Object.keys(own.fileFields)
    const received = await context.uploadRoom.hold(arrivalOf(request, keys), async () =>
      receiveFiles(context, session.clientId, own, await readUpload(request, keys)),
    )
    return reply.status(201).send(received)
  },
})
