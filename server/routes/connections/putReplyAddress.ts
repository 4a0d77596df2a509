import { Type } from 'typebox'
import { changeReplyAddress } from '../../services/sites/replyAddress'
import { siteActor } from '../../services/sites/studio/siteActor'
import { NullableText } from '../answers/sharedShapes'
import { endpoint } from '../endpoint'
import { ConnectionParams, lakeside } from './connectionShapes'

export const putReplyAddress = endpoint({
  method: 'PUT',
  url: '/api/connections/:code/replyAddress',
  access: 'client',
  room: 'account',
  limits: 'changes',
  summary: "Sets where answers to a client's mail go: an e-mail address, or none",
  schema: {
    params: ConnectionParams,
    body: Type.Object({ address: Type.String({ maxLength: 300 }) }, { additionalProperties: false }),
    response: { 200: Type.Object({ replyAddress: NullableText }) },
  },
  example: {
    params: lakeside,
    body: { address: 'jobs@lakeside.example' },
    answer: { replyAddress: 'jobs@lakeside.example' },
  },
  handle: async ({ session, params, body }, _reply, context) => {
    const actor = await siteActor(context, session, params.code)
    return { replyAddress: await changeReplyAddress(context, actor, body.address) }
  },
})
