import { Type } from 'typebox'
import { hasApplied } from '../repositories/applications/applications'
import { findAdvertised } from '../repositories/vacancies/vacancies'
import { awaitingApplication, receiveFiles } from '../services/applications/receiveFiles'
import { submitApplication } from '../services/applications/submitApplication'
import { found, ProblemError } from '../services/problem'
import { type Routes, sessionOf } from './api'
import { readUpload } from './readUpload'
import { IdParams } from './vacancyShapes'

const config = { access: 'guest' } as const
const hourMs = 60 * 60 * 1000
const asksPerVacancy = { times: 10, within: hourMs }
const asksPerAddress = { times: 100, within: hourMs }

const optionalText = Type.Optional(Type.Union([Type.String({ maxLength: 255 }), Type.Null()]))
const Submission = Type.Object(
  {
    vacancyId: Type.Integer(),
    attachmentKeys: Type.Optional(Type.Array(Type.String({ maxLength: 100 }), { maxItems: 100 })),
    applicationPrefilObjectStoreGuid: optionalText,
    broadbeanChannel: optionalText,
  },
  { additionalProperties: true },
)
const Receipt = Type.Object({ id: Type.Integer(), guid: Type.String(), submittedDate: Type.String() })
const KeyHeader = Type.Object({
  'idempotency-key': Type.Optional(Type.String({ minLength: 1, maxLength: 200 })),
})
const Received = Type.Array(Type.Object({ id: Type.Integer(), filename: Type.String() }))

/** API-11, API-20, API-21. */
export const submissionRoutes: Routes = (api, context) => {
  api.get(
    '/api/vacancies/:id/applications/:email',
    {
      config,
      schema: { params: Type.Object({ id: Type.Integer({ minimum: 1 }), email: Type.String() }) },
    },
    async (request) => {
      const { clientId, sid } = sessionOf(request)
      const { id, email } = request.params
      const wait =
        (await context.limits.take(`applied ${sid} ${id}`, asksPerVacancy)) ||
        (await context.limits.take(`applied ${request.ip}`, asksPerAddress))
      if (wait > 0) throw new ProblemError('too-many', { retryAfter: wait })
      found(await findAdvertised(context.db, clientId, { id }, context.now()))
      if (!(await hasApplied(context.db, clientId, id, email.trim()))) return found(undefined)
      return { hasApplied: true }
    },
  )
  api.post(
    '/api/submittedapplications',
    { config, schema: { body: Submission, headers: KeyHeader, response: { 201: Receipt } } },
    async (request, reply) => {
      const key = request.headers['idempotency-key']
      const answer = await submitApplication(context, sessionOf(request), request.body, key)
      return reply.status(201).send(answer.receipt)
    },
  )
  api.post(
    '/api/submittedapplications/:id/attachments',
    { config, schema: { params: IdParams, response: { 201: Received } } },
    async (request, reply) => {
      const session = sessionOf(request)
      const own = await awaitingApplication(context, session, request.params.id)
      const files = await readUpload(request)
      return reply.status(201).send(await receiveFiles(context, session.clientId, own, files))
    },
  )
}
