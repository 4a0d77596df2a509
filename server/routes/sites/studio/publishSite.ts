import { Type } from 'typebox'
import { publishSite as publish } from '../../../services/sites/studio/publishSite'
import { siteActor } from '../../../services/sites/studio/siteActor'
import { endpoint } from '../../endpoint'
import { SiteParams, SiteVersionShape, siteVersionExample } from './siteShapes'

export const publishSite = endpoint({
  method: 'POST',
  url: '/api/sites/:code/publications',
  access: 'client',
  room: 'site',
  limits: 'changes',
  summary: 'Publishes what is drafted as a new version, refused while the site has faults',
  refusals: ['changed-meanwhile', 'already-published', 'not-publishable'],
  schema: {
    params: SiteParams,
    body: Type.Object(
      {
        /** The revision that its author has seen. */
        revision: Type.Integer({ minimum: 0, maximum: 999_999_999 }),
        note: Type.Optional(Type.String({ maxLength: 500 })),
      },
      { additionalProperties: false },
    ),
    response: { 201: SiteVersionShape },
  },
  example: {
    params: { code: 'lakeside' },
    body: { revision: 4, note: 'The new logo' },
    answer: siteVersionExample,
  },
  handle: async ({ session, params, body }, reply, context) => {
    const actor = await siteActor(context, session, params.code)
    const { revision, note = '' } = body
    reply.status(201)
    return publish(context, actor, { revision, note: note.trim() })
  },
})
