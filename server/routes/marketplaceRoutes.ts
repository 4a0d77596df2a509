import { Type } from 'typebox'
import { findSettings } from '../repositories/accounts/clients'
import { publicSettings } from '../services/accounts/publicSettings'
import { fetchPrefill } from '../services/applications/marketplace'
import { receivePrefilledResume } from '../services/applications/receivePrefilledResume'
import { ProblemError } from '../services/problem'
import { type Routes, sessionOf } from './api'
import { originOf } from './originOf'
import { IdParams } from './vacancyShapes'

const config = { access: 'guest' } as const
const Guid = Type.String({ pattern: '^[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$' })
const nullable = Type.Union([Type.String(), Type.Null()])
const asksPerSession = { times: 30, within: 60 * 60 * 1000 }

const PublicSettings = Type.Object({
  redirectUri: nullable,
  clientId: nullable,
  domain: nullable,
  versionNumber: Type.String(),
})
const PrefillShape = Type.Object({
  firstName: Type.String(),
  surname: Type.String(),
  phoneNumber: Type.String(),
  email: Type.String(),
  street: Type.String(),
  suburb: Type.String(),
  postcode: Type.String(),
  stateCode: Type.String(),
  countryCode: Type.String(),
  resumeFileName: Type.String(),
  resumeMimeType: Type.String(),
})
const ResumeBody = Type.Object({ applicationGuid: Guid, applicationPrefilObjectStoreGuid: Guid })
const Received = Type.Array(Type.Object({ id: Type.Integer(), filename: Type.String() }))

/** API-07, API-22, API-24. */
export const marketplaceRoutes: Routes = (api, context) => {
  api.get(
    '/api/publicsettings',
    { config: { access: 'none' }, schema: { response: { 200: PublicSettings } } },
    // The visitor comes back to the host that he left, which is his client's.
    (request) => publicSettings(context, originOf(request)),
  )
  api.get(
    '/api/applicationprefills/:guid',
    { config, schema: { params: Type.Object({ guid: Guid }), response: { 200: PrefillShape } } },
    async (request) => {
      const { clientId, sid } = sessionOf(request)
      const wait = await context.limits.take(`prefill ${sid}`, asksPerSession)
      if (wait > 0) throw new ProblemError('too-many', { retryAfter: wait })
      const { advertiserId } = await findSettings(context.db, clientId)
      return fetchPrefill(context, advertiserId, request.params.guid)
    },
  )
  api.post(
    '/api/submittedapplications/:id/prefilledresumeattachments',
    { config, schema: { params: IdParams, body: ResumeBody, response: { 201: Received } } },
    async (request, reply) => {
      const { id } = request.params
      return reply
        .status(201)
        .send(await receivePrefilledResume(context, sessionOf(request), id, request.body))
    },
  )
}
