import { throwDraftAway } from '../../../services/sites/studio/saveDraft'
import { siteActor } from '../../../services/sites/studio/siteActor'
import { nothing } from '../../answers/nothing'
import { endpoint } from '../../endpoint'
import { SiteParams } from './siteShapes'

export const deleteSiteDraft = endpoint({
  method: 'DELETE',
  url: '/api/sites/:code/draft',
  access: 'client',
  room: 'site',
  limits: 'changes',
  summary: 'Throws away what is drafted: the draft is what serves again',
  schema: { params: SiteParams, response: { 204: nothing } },
  example: { params: { code: 'lakeside' } },
  handle: async ({ session, params }, reply, context) => {
    await throwDraftAway(context, await siteActor(context, session, params.code))
    return reply.status(204).send()
  },
})
