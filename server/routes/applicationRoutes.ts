import { Readable } from 'node:stream'
import { Type } from 'typebox'
import {
  findApplicationFile,
  listApplicationAttachments,
} from '../repositories/applications/applicationAttachments'
import { findApplication } from '../repositories/applications/applicationItems'
import { listApplications } from '../repositories/applications/applicationList'
import { listDeliveryAttempts } from '../repositories/delivery/deliveryAttempts'
import { findDelivery } from '../repositories/delivery/outbox'
import { applicationCsv } from '../services/applications/applicationCsv'
import { resubmitApplication, resubmitApplications } from '../services/applications/resubmitApplication'
import { openForReader } from '../services/files/openStoredFile'
import { found } from '../services/problem'
import { type Routes, sessionOf } from './api'
import { ApplicationQuery, readQuery } from './applicationQuery'
import { DetailsShape, ListShape, ResubmitBody, ResubmitResults } from './applicationShapes'
import { sendFileBytes } from './sendFileBytes'
import { IdParams } from './vacancyShapes'

const config = { access: 'client' } as const
const FileParams = Type.Object({
  id: Type.Integer({ minimum: 1 }),
  attachmentId: Type.Integer({ minimum: 1 }),
})

/** API-18, API-19, API-23. */
export const applicationRoutes: Routes = (api, context) => {
  api.get(
    '/api/applications',
    { config, schema: { querystring: ApplicationQuery, response: { 200: ListShape } } },
    (request) => {
      const { filters, page } = readQuery(request.query)
      return listApplications(context.db, sessionOf(request).clientId, filters, page)
    },
  )
  api.get(
    '/api/applications.csv',
    { config, schema: { querystring: ApplicationQuery } },
    (request, reply) => {
      const { filters, page } = readQuery(request.query)
      const rows = applicationCsv(context.db, sessionOf(request).clientId, filters, page)
      return reply
        .headers({
          'content-type': 'text/csv; charset=utf-8',
          'content-disposition': 'attachment; filename="applications.csv"',
        })
        .send(Readable.from(rows))
    },
  )
  api.get(
    '/api/applicationDetails/:id',
    { config, schema: { params: IdParams, response: { 200: DetailsShape } } },
    async (request) => {
      const { clientId } = sessionOf(request)
      const application = found(await findApplication(context.db, clientId, request.params.id))
      const attachments = await listApplicationAttachments(context.db, clientId, application.id)
      const delivery = found(await findDelivery(context.db, clientId, application.id))
      const deliveryAttempts = await listDeliveryAttempts(context.db, clientId, application.id)
      return { ...application, attachments, delivery, deliveryAttempts }
    },
  )
  api.get(
    '/api/applicationDetails/:id/attachments/:attachmentId/data',
    { config, schema: { params: FileParams } },
    async (request, reply) => {
      const { id, attachmentId } = request.params
      const { clientId } = sessionOf(request)
      const file = found(await findApplicationFile(context.db, clientId, id, attachmentId))
      return sendFileBytes(reply, await openForReader(context, clientId, file))
    },
  )
  api.post(
    '/api/resubmittedApplications',
    { config, schema: { body: ResubmitBody, response: { 200: ResubmitResults, 204: Type.Null() } } },
    async (request, reply) => {
      const { body } = request
      const session = sessionOf(request)
      if ('applicationIds' in body) {
        return { results: await resubmitApplications(context, session, body.applicationIds) }
      }
      await resubmitApplication(context, session, body.applicationId)
      return reply.status(204).send(null)
    },
  )
}
