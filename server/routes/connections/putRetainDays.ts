import { Type } from 'typebox'
import { changeRetainDays } from '../../services/sites/retainDays'
import { siteActor } from '../../services/sites/studio/siteActor'
import { endpoint } from '../endpoint'
import { ConnectionParams, lakeside } from './connectionShapes'

/** An owner sets months in the Settings; these days are a bound that the account can't lift. */
export const putRetainDays = endpoint({
  method: 'PUT',
  url: '/api/connections/:code/retainDays',
  access: 'superuser',
  limits: 'changes',
  summary: "After how many days a client's applications are erased at the latest: a number, or never",
  schema: {
    params: ConnectionParams,
    body: Type.Object({ days: Type.String({ maxLength: 20 }) }, { additionalProperties: false }),
    response: { 200: Type.Object({ retainDays: Type.Union([Type.Integer(), Type.Null()]) }) },
  },
  example: { params: lakeside, body: { days: '365' }, answer: { retainDays: 365 } },
  handle: async ({ session, params, body }, _reply, context) => {
    const actor = await siteActor(context, session, params.code)
    return { retainDays: await changeRetainDays(context, actor, body.days) }
  },
})
