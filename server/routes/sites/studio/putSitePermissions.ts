import { siteActor } from '../../../services/sites/studio/siteActor'
import { changeSitePermissions } from '../../../services/sites/studio/siteState'
import { endpoint } from '../../endpoint'
import { SiteParams, SitePermissionsShape } from './siteShapes'

const example = { pages: true, look: true, css: false }

export const putSitePermissions = endpoint({
  method: 'PUT',
  url: '/api/sites/:code/permissions',
  access: 'superuser',
  limits: 'changes',
  summary: "What a client's administrators may change of their site",
  schema: { params: SiteParams, body: SitePermissionsShape, response: { 200: SitePermissionsShape } },
  example: { params: { code: 'lakeside' }, body: example, answer: example },
  handle: async ({ session, params, body }, _reply, context) =>
    changeSitePermissions(context, await siteActor(context, session, params.code), body),
})
