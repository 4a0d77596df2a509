import { Type } from 'typebox'
import { siteStarts } from '../../../../src/schemas/site/siteStarts'
import { importSite } from '../../../services/sites/studio/importSite'
import { siteActor } from '../../../services/sites/studio/siteActor'
import { siteStart } from '../../../services/sites/studio/siteStart'
import { endpoint } from '../../endpoint'
import { IfMatch } from '../../requests/ifMatch'
import { revisionOf, revisionTag } from '../../requests/revisionTag'
import { SiteDraftShape, SiteParams, siteDraftExample } from './siteShapes'

export const startSiteDraft = endpoint({
  method: 'POST',
  url: '/api/sites/:code/draft/start',
  access: 'client',
  room: 'site',
  limits: 'changes',
  summary: 'What is drafted becomes one of the complete sites to start from, with the company’s name in it',
  schema: {
    params: SiteParams,
    headers: IfMatch,
    body: Type.Object({ name: Type.Enum(siteStarts) }, { additionalProperties: false }),
    response: { 200: SiteDraftShape },
  },
  example: {
    params: { code: 'lakeside' },
    body: { name: 'council' },
    answer: siteDraftExample,
  },
  handle: async ({ session, params, headers, body }, reply, context) => {
    const actor = await siteActor(context, session, params.code)
    const start = await siteStart(context, body.name, actor.client.company)
    const { notes: _, ...draft } = await importSite(context, actor, start, revisionOf(headers['if-match']))
    reply.header('etag', revisionTag(draft.revision))
    return draft
  },
})
