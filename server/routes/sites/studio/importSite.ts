import { Type } from 'typebox'
import { importSite as takeSite } from '../../../services/sites/studio/importSite'
import { readSiteZip } from '../../../services/sites/studio/readSiteZip'
import { siteActor } from '../../../services/sites/studio/siteActor'
import { siteLimits } from '../../../services/sites/studio/siteLimits'
import { endpoint } from '../../endpoint'
import { IfMatch } from '../../requests/ifMatch'
import { bytesMedia, bytesOf } from '../../requests/rawBytes'
import { revisionOf, revisionTag } from '../../requests/revisionTag'
import { SiteDraftShape, SiteParams, siteDraftExample } from './siteShapes'

export const importSite = endpoint({
  method: 'POST',
  url: '/api/sites/:code/import',
  access: 'client',
  room: 'site',
  limits: 'exports',
  bodyLimit: siteLimits.zip,
  summary: 'What is drafted becomes the site of a zip file; what of it was left out or cleaned is said',
  schema: {
    params: SiteParams,
    headers: IfMatch,
    consumes: bytesMedia,
    response: {
      200: Type.Object({ ...SiteDraftShape.properties, notes: Type.Array(Type.String()) }),
    },
  },
  example: {
    params: { code: 'lakeside' },
    answer: { ...siteDraftExample, notes: ["'readme.txt' was left out: sites are not made of that."] },
  },
  handle: async ({ session, params, headers, body }, reply, context) => {
    const actor = await siteActor(context, session, params.code)
    const sent = readSiteZip(bytesOf(body))
    const draft = await takeSite(context, actor, sent, revisionOf(headers['if-match']))
    reply.header('etag', revisionTag(draft.revision))
    return draft
  },
})
