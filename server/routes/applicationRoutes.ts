import { Type } from 'typebox'
import { findApplicationFile, listApplicationAttachments } from '../repositories/applicationAttachments'
import { findApplication, listApplications } from '../repositories/applicationList'
import { findDelivery } from '../repositories/outbox'
import { openForReader } from '../services/openStoredFile'
import { found } from '../services/problem'
import { resubmitApplication } from '../services/resubmitApplication'
import { type Routes, sessionOf } from './api'
import { ApplicationQuery, readQuery } from './applicationQuery'
import { DetailsShape, ListShape } from './applicationShapes'
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
    '/api/applicationDetails/:id',
    { config, schema: { params: IdParams, response: { 200: DetailsShape } } },
    async (request) => {
      const { clientId } = sessionOf(request)
      const application = found(await findApplication(context.db, clientId, request.params.id))
      const attachments = await listApplicationAttachments(context.db, clientId, application.id)
      const delivery = found(await findDelivery(context.db, clientId, application.id))
      return { ...application, attachments, delivery }
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
    { config, schema: { body: Type.Object({ applicationId: Type.Integer({ minimum: 1 }) }) } },
    async (request, reply) => {
      await resubmitApplication(context, sessionOf(request), request.body.applicationId)
      return reply.status(204).send()
    },
  )
}
