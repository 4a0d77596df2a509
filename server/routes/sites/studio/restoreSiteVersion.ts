import { bringBack } from '../../../services/sites/studio/publishSite'
import { siteActor } from '../../../services/sites/studio/siteActor'
import { endpoint } from '../../endpoint'
import { SiteVersionParams, SiteVersionShape, siteVersionExample } from './siteShapes'

export const restoreSiteVersion = endpoint({
  method: 'POST',
  url: '/api/sites/:code/versions/:number/restorations',
  access: 'client',
  room: 'site',
  limits: 'changes',
  summary: 'Serves what an older version was, as a new one',
  refusals: ['already-published'],
  schema: { params: SiteVersionParams, response: { 201: SiteVersionShape } },
  example: {
    params: { code: 'lakeside', number: 1 },
    answer: { ...siteVersionExample, number: 3, note: '', source: 'restored', restoredFrom: 1 },
  },
  handle: async ({ session, params }, reply, context) => {
    const actor = await siteActor(context, session, params.code)
    reply.status(201)
    return bringBack(context, actor, params.number)
  },
})
