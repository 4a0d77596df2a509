import { Type } from 'typebox'
import { putDraftFile } from '../../../services/sites/studio/saveDraft'
import { siteActor } from '../../../services/sites/studio/siteActor'
import { siteLimits } from '../../../services/sites/studio/siteLimits'
import { endpoint } from '../../endpoint'
import { IfMatch } from '../../requests/ifMatch'
import { bytesMedia, bytesOf } from '../../requests/rawBytes'
import { revisionOf, revisionTag } from '../../requests/revisionTag'
import { SiteFileParams, SiteFileShape, siteFileExample } from './siteShapes'

export const putSiteFile = endpoint({
  method: 'PUT',
  url: '/api/sites/:code/draft/files/:name',
  access: 'client',
  room: 'site',
  limits: 'uploads',
  bodyLimit: siteLimits.file,
  summary: 'Puts a file into what is drafted, cleaned: its bytes as they are, under any type',
  schema: {
    params: SiteFileParams,
    headers: IfMatch,
    consumes: bytesMedia,
    response: { 200: Type.Object({ file: SiteFileShape, revision: Type.Integer() }) },
  },
  example: {
    params: { code: 'lakeside', name: 'logo.png' },
    answer: { file: siteFileExample, revision: 4 },
  },
  handle: async ({ session, params, headers, body }, reply, context) => {
    const actor = await siteActor(context, session, params.code)
    const sent = { name: params.name, bytes: bytesOf(body), revision: revisionOf(headers['if-match']) }
    const answer = await putDraftFile(context, actor, sent)
    reply.header('etag', revisionTag(answer.revision))
    return answer
  },
})
