import { Type } from 'typebox'
import { saveDraft } from '../../../services/sites/studio/saveDraft'
import { siteActor } from '../../../services/sites/studio/siteActor'
import { siteLimits } from '../../../services/sites/studio/siteLimits'
import { endpoint } from '../../endpoint'
import { IfMatch } from '../../requests/ifMatch'
import { revisionOf, revisionTag } from '../../requests/revisionTag'
import { SiteDraftShape, SiteIdsShape, SiteParams, siteDraftExample } from './siteShapes'

const name = Type.String({ minLength: 1, maxLength: 200 })

export const putSiteDraft = endpoint({
  method: 'PUT',
  url: '/api/sites/:code/draft',
  access: 'client',
  room: 'site',
  limits: 'changes',
  bodyLimit: 2 * siteLimits.config,
  summary: 'Saves what is drafted of a site; refused with whose draft came first when it has moved on',
  schema: {
    params: SiteParams,
    headers: IfMatch,
    body: Type.Object(
      {
        configText: Type.String({ maxLength: siteLimits.config }),
        ids: SiteIdsShape,
        /** Names of files that are no part of the site any more. */
        removed: Type.Optional(Type.Array(name, { maxItems: siteLimits.files })),
        /** Files that are again what they were: names, and hashes of bytes that were brought before. */
        files: Type.Optional(Type.Record(Type.String(), Type.String({ maxLength: 64 }))),
      },
      { additionalProperties: false },
    ),
    response: { 200: SiteDraftShape },
  },
  example: {
    params: { code: 'lakeside' },
    body: { configText: siteDraftExample.configText, ids: siteDraftExample.ids },
    answer: siteDraftExample,
  },
  handle: async ({ session, params, headers, body }, reply, context) => {
    const actor = await siteActor(context, session, params.code)
    const draft = await saveDraft(context, actor, revisionOf(headers['if-match']), body)
    reply.header('etag', revisionTag(draft.revision))
    return draft
  },
})
