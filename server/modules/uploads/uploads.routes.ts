import type { Readable } from 'node:stream'
import { Type } from 'typebox'
import { maximumFileSize } from '../../../src/schemas/fields/formats'
import { endpoint } from '../../http/endpoint'
import { IdParams } from '../../http/parameters'
import { pieceMedia, readBodyBytes } from '../../http/rawBodies'
import { checkPieceHeaders, checkUploadHeaders, readUpload, toSafeName } from '../../http/readMultipart'
import { createStringEnum, noContent } from '../../http/responses'
import { ProblemError } from '../../problem'
import { receiveFiles, requireApplicationAwaitingFiles } from './applicationFiles.service'
import {
  beginResumableUpload,
  completeUpload,
  readPartialUpload,
  storePiece,
} from './resumableUploads.service'
import { ReceivedFilesShape, receivedFilesExample } from './uploads.schemas'

/** Identifies an upload of an application. */
export const UploadParams = Type.Object({
  id: Type.Integer({ minimum: 1 }),
  uploadId: Type.Integer({ minimum: 1 }),
})

/** Received bytes (`offset`) and total bytes (`size`) of an upload. */
export const UploadShape = Type.Object(
  { id: Type.Integer(), offset: Type.Integer(), size: Type.Integer() },
  { title: 'Upload' },
)

export const uploadExample = { id: 5, offset: 262_144, size: 1_048_576 }

/** API-21, resumable, with the offset protocol of draft-ietf-httpbis-resumable-upload. */
export const beginUpload = endpoint({
  method: 'POST',
  url: '/api/submittedapplications/:id/uploads',
  access: 'guest',
  limits: 'uploads',
  summary: "Starts a resumable upload of an application's file; the Location header names its address",
  refusals: ['file-exists', 'upload-over', 'too-large', 'invalid'],
  responseHeaders: ['location', 'upload-offset', 'upload-limit'],
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
    const application = await requireApplicationAwaitingFiles(context, session, params.id)
    const { key: fieldKey, size } = body
    const announcedFile = { fieldKey, filename: toSafeName(body.filename), size }
    const id = await beginResumableUpload(context, session.clientId, application, announcedFile)
    reply.header('location', `/api/submittedapplications/${params.id}/uploads/${id}`)
    reply.header('upload-offset', 0)
    reply.header('upload-limit', `max-size=${maximumFileSize}`)
    return reply.status(201).send({ id, offset: 0, size })
  },
})

/** API-21. HEAD returns the same headers. */
export const getUpload = endpoint({
  method: 'GET',
  url: '/api/submittedapplications/:id/uploads/:uploadId',
  access: 'guest',
  limits: 'pieces',
  summary: 'The offset of a resumable upload: where the next piece begins',
  refusals: ['upload-over'],
  responseHeaders: ['upload-offset', 'upload-length', 'upload-complete'],
  schema: { params: UploadParams, response: { 200: UploadShape } },
  example: { params: { id: 9, uploadId: 5 }, answer: uploadExample },
  handle: async ({ session, params }, reply, context) => {
    const application = await requireApplicationAwaitingFiles(context, session, params.id)
    const { id, offset, size } = await readPartialUpload(
      context,
      session.clientId,
      application,
      params.uploadId,
    )
    reply.header('upload-offset', offset)
    reply.header('upload-length', size)
    reply.header('upload-complete', '?0')
    return { id, offset, size }
  },
})

/** API-21. The received bytes of an interrupted piece are stored; the next piece continues there. */
export const sendPiece = endpoint({
  method: 'PATCH',
  url: '/api/submittedapplications/:id/uploads/:uploadId',
  access: 'guest',
  limits: 'pieces',
  summary: 'Continues a resumable upload at its offset; the last piece completes the file',
  refusals: ['other-offset', 'file-exists', 'upload-over', 'too-large', 'invalid'],
  responseHeaders: ['upload-offset'],
  schema: {
    params: UploadParams,
    headers: Type.Object({
      'upload-offset': Type.Optional(Type.String({ pattern: '^\\d{1,9}$' })),
      'upload-complete': Type.Optional(createStringEnum(['?0', '?1'])),
    }),
    consumes: [pieceMedia],
    response: { 201: ReceivedFilesShape, 204: noContent },
  },
  example: { params: { id: 9, uploadId: 5 }, answer: receivedFilesExample },
  handle: async (request, reply, context) => {
    const { session, params, headers } = request
    const { clientId } = session
    const application = await requireApplicationAwaitingFiles(context, session, params.id)
    const currentUpload = await readPartialUpload(context, clientId, application, params.uploadId)
    const isLast = headers['upload-complete'] === '?1'
    const upload = checkPieceHeaders(
      request,
      isLast ? currentUpload.size : currentUpload.size - currentUpload.offset,
    )
    return context.uploadCapacity.run(upload, async () => {
      reply.header('upload-offset', currentUpload.offset)
      if (headers['upload-offset'] !== String(currentUpload.offset)) throw new ProblemError('other-offset')
      const { bytes, isWhole } = await readBodyBytes(
        request.body as Readable,
        currentUpload.size - currentUpload.offset,
      )
      const savedUpload = await storePiece(context, clientId, currentUpload, bytes)
      reply.header('upload-offset', savedUpload.offset)
      if (!isWhole || (isLast && savedUpload.offset !== savedUpload.size))
        throw new ProblemError('other-offset')
      if (!isLast) return reply.status(204).send()
      const receivedFiles = await completeUpload(context, clientId, application, savedUpload)
      reply.header('upload-complete', '?1')
      return reply.status(201).send(receivedFiles)
    })
  },
})

/** API-21. */
export const sendApplicationFiles = endpoint({
  method: 'POST',
  url: '/api/submittedapplications/:id/attachments',
  access: 'guest',
  limits: 'uploads',
  summary: 'Sends the files of an application within an hour, one part per file, named by field key',
  refusals: ['file-exists', 'upload-over', 'withheld'],
  schema: { params: IdParams, consumes: ['multipart/form-data'], response: { 201: ReceivedFilesShape } },
  example: { params: { id: 9 }, answer: receivedFilesExample },
  handle: async (request, reply, context) => {
    const { session, params } = request
    const application = await requireApplicationAwaitingFiles(context, session, params.id)
    const keys = Object.keys(application.fileFields)
    const receivedFiles = await context.uploadCapacity.run(checkUploadHeaders(request, keys), async () =>
      receiveFiles(context, session.clientId, application, await readUpload(request, keys)),
    )
    return reply.status(201).send(receivedFiles)
  },
})
