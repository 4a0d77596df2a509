import { Type } from 'typebox'
import { changeFrames } from '../../services/sites/placement'
import { siteActor } from '../../services/sites/studio/siteActor'
import { endpoint } from '../endpoint'
import { ConnectionParams, lakeside } from './connectionShapes'

export const putFrames = endpoint({
  method: 'PUT',
  url: '/api/connections/:code/frames',
  access: 'client',
  room: 'account',
  limits: 'changes',
  summary: "Sets which pages may show a client's site in a frame: addresses with blanks between, or any",
  schema: {
    params: ConnectionParams,
    body: Type.Object({ frames: Type.String({ maxLength: 2000 }) }, { additionalProperties: false }),
    response: { 200: Type.Object({ frameAncestors: Type.Array(Type.String()) }) },
  },
  example: {
    params: lakeside,
    body: { frames: 'https://www.lakeside.example https://*.lakeside.example' },
    answer: { frameAncestors: ['https://www.lakeside.example', 'https://*.lakeside.example'] },
  },
  handle: async ({ session, params, body }, _reply, context) => {
    const actor = await siteActor(context, session, params.code)
    return { frameAncestors: await changeFrames(context, actor, body.frames) }
  },
})
