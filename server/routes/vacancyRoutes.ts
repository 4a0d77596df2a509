import { type TSchema, Type } from 'typebox'
import type { VacancyLists } from '../../src/schemas/vacancy'
import { findVacancyFile, listVacancyAttachments } from '../repositories/vacancies/vacancyAttachments'
import { applicationForm } from '../services/applications/applicationForms'
import { found } from '../services/problem'
import { AdvertisedLists } from '../services/vacancies/advertisedList'
import { readAdvertised } from '../services/vacancies/readAdvertised'
import { type Routes, sessionOf } from './api'
import { sendFileBytes } from './sendFileBytes'
import { sendJsonList } from './sendJsonList'
import { AttachmentsShape, DetailShape, IdParams, listShapes } from './vacancyShapes'

const config = { access: 'guest' } as const

/** API-08, API-09, API-10, API-12 and the application form as data. */
export const vacancyRoutes: Routes = (api, context) => {
  const lists = new AdvertisedLists()
  const advertised = async (clientId: number, id: number) =>
    found(await readAdvertised(context.db, clientId, { id }, context.now()))

  api.get('/api/vacancies', { config }, async (request, reply) =>
    sendJsonList(request, reply, await lists.read(context, sessionOf(request))),
  )
  api.get(
    '/api/vacancies/:id',
    { config, schema: { params: IdParams, response: { 200: DetailShape } } },
    async (request) => {
      const { clientId } = sessionOf(request)
      const vacancy = await advertised(clientId, request.params.id)
      return { ...vacancy, attachments: await listVacancyAttachments(context.db, clientId, vacancy.id) }
    },
  )
  for (const name of Object.keys(listShapes) as (keyof VacancyLists)[]) {
    const response = { 200: listShapes[name] as TSchema }
    api.get(
      `/api/vacancies/:id/${name.toLowerCase()}`,
      { config, schema: { params: IdParams, response } },
      async (request) => (await advertised(sessionOf(request).clientId, request.params.id)).lists[name],
    )
  }
  api.get(
    '/api/vacancies/:id/attachments',
    { config, schema: { params: IdParams, response: { 200: AttachmentsShape } } },
    async (request) => {
      const { clientId } = sessionOf(request)
      const { id } = await advertised(clientId, request.params.id)
      return listVacancyAttachments(context.db, clientId, id)
    },
  )
  api.get(
    '/api/vacancies/:id/attachments/:attachmentId/data',
    { config, schema: { params: FileParams } },
    async (request, reply) => {
      const { clientId } = sessionOf(request)
      const { id } = await advertised(clientId, request.params.id)
      return sendFileBytes(
        reply,
        found(await findVacancyFile(context.db, clientId, id, request.params.attachmentId)),
      )
    },
  )
  api.get('/api/vacancies/:id/form', { config, schema: { params: IdParams } }, async (request) => {
    const session = sessionOf(request)
    return applicationForm(context, session, await advertised(session.clientId, request.params.id))
  })
}

const FileParams = Type.Object({
  id: Type.Integer({ minimum: 1 }),
  attachmentId: Type.Integer({ minimum: 1 }),
})
