import { Type } from 'typebox'
import { removeDraftFile } from '../../../services/sites/studio/saveDraft'
import { siteActor } from '../../../services/sites/studio/siteActor'
import { endpoint } from '../../endpoint'
import { IfMatch } from '../../requests/ifMatch'
import { revisionOf, revisionTag } from '../../requests/revisionTag'
import { SiteFileParams } from './siteShapes'

export const deleteSiteFile = endpoint({
  method: 'DELETE',
  url: '/api/sites/:code/draft/files/:name',
  access: 'client',
  room: 'site',
  limits: 'changes',
  summary: 'Takes a file out of what is drafted; versions that have it keep it',
  schema: {
    params: SiteFileParams,
    headers: IfMatch,
    response: { 200: Type.Object({ revision: Type.Integer() }) },
  },
  example: { params: { code: 'lakeside', name: 'logo.png' }, answer: { revision: 5 } },
  handle: async ({ session, params, headers }, reply, context) => {
    const actor = await siteActor(context, session, params.code)
    const named = { name: params.name, revision: revisionOf(headers['if-match']) }
    const { revision } = await removeDraftFile(context, actor, named)
    reply.header('etag', revisionTag(revision))
    return { revision }
  },
})
