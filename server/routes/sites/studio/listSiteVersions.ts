import { Type } from 'typebox'
import { siteActor } from '../../../services/sites/studio/siteActor'
import { siteVersions } from '../../../services/sites/studio/siteState'
import { endpoint } from '../../endpoint'
import { SiteParams, SiteVersionShape, siteVersionExample } from './siteShapes'

export const listSiteVersions = endpoint({
  method: 'GET',
  url: '/api/sites/:code/versions',
  access: 'client',
  room: 'site',
  summary: 'Every publication of a site, the newest first: who, when, and what changed in words',
  schema: { params: SiteParams, response: { 200: Type.Array(SiteVersionShape) } },
  example: { params: { code: 'lakeside' }, answer: [siteVersionExample] },
  handle: async ({ session, params }, _reply, context) =>
    siteVersions(context, (await siteActor(context, session, params.code)).client),
})
