import type { Readable } from 'node:stream'
import { Type } from 'typebox'
import { endUpload, keepPiece, uploadState } from '../../services/applications/partialUploads'
import { awaitingApplication } from '../../services/applications/receiveFiles'
import { ProblemError } from '../../services/problem'
import { nothing } from '../answers/nothing'
import { endpoint } from '../endpoint'
import { pieceMedia } from '../requests/rawBytes'
import { arrivingBytes } from '../requests/readUpload'
import { readPiece } from './readPiece'
import { ReceivedShape, receivedExample } from './receivedShape'
import { UploadParams } from './uploadShapes'

/** API-21. What has come of a piece that is cut off is kept: the next one begins there. */
export const sendPiece = endpoint({
  method: 'PATCH',
  url: '/api/submittedapplications/:id/uploads/:uploadId',
  access: 'guest',
  limits: 'pieces',
  summary: 'Goes on with an upload where it stands; with its last piece the file is taken',
  refusals: ['other-offset', 'file-exists', 'upload-over', 'too-large', 'invalid'],
  schema: {
    params: UploadParams,
    headers: Type.Object({
      'upload-offset': Type.Optional(Type.String({ pattern: '^\\d{1,9}$' })),
      'upload-complete': Type.Optional(Type.Enum(['?0', '?1'])),
    }),
    consumes: [pieceMedia],
    response: { 201: ReceivedShape, 204: nothing },
  },
  example: { params: { id: 9, uploadId: 5 }, answer: receivedExample },
  handle: async (request, reply, context) => {
    const { session, params, headers } = request
    const { clientId } = session
    const own = await awaitingApplication(context, session, params.id)
    const stands = await uploadState(context, clientId, own, params.uploadId)
    const isLast = headers['upload-complete'] === '?1'
    const arrival = arrivingBytes(request, isLast ? stands.size : stands.size - stands.offset)
    return context.uploadRoom.hold(arrival, async () => {
      reply.header('upload-offset', stands.offset)
      if (headers['upload-offset'] !== String(stands.offset)) throw new ProblemError('other-offset')
      const { bytes, isWhole } = await readPiece(request.body as Readable, stands.size - stands.offset)
      const kept = await keepPiece(context, clientId, stands, bytes)
      reply.header('upload-offset', kept.offset)
      if (!isWhole || (isLast && kept.offset !== kept.size)) throw new ProblemError('other-offset')
      if (!isLast) return reply.status(204).send()
      const received = await endUpload(context, clientId, own, kept)
      reply.header('upload-complete', '?1')
      return reply.status(201).send(received)
    })
  },
})
