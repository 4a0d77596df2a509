import { readDraft } from '../../../services/sites/studio/editDraft'
import { siteActor } from '../../../services/sites/studio/siteActor'
import { endpoint } from '../../endpoint'
import { revisionTag } from '../../requests/revisionTag'
import { SiteDraftShape, SiteParams, siteDraftExample } from './siteShapes'

export const getSiteDraft = endpoint({
  method: 'GET',
  url: '/api/sites/:code/draft',
  access: 'client',
  room: 'site',
  summary: 'What is drafted of a site, or what serves where nothing is, with its revision as ETag',
  schema: { params: SiteParams, response: { 200: SiteDraftShape } },
  example: { params: { code: 'lakeside' }, answer: siteDraftExample },
  handle: async ({ session, params }, reply, context) => {
    const { client } = await siteActor(context, session, params.code)
    const draft = await readDraft(context, client)
    reply.headers({ etag: revisionTag(draft.revision), 'cache-control': 'no-store' })
    return draft
  },
})
