import { Type } from 'typebox'
import { changeBackOffice } from '../../services/delivery/changeBackOffice'
import { siteActor } from '../../services/sites/studio/siteActor'
import { endpoint } from '../endpoint'
import { BackOfficeChangedShape, ConnectionParams, lakeside } from './connectionShapes'

const hourMs = 60 * 60 * 1000
/** Thirty days. */
const longestOverlap = 720

export const rollBackOfficeSecret = endpoint({
  method: 'POST',
  url: '/api/connections/:code/backoffice/secrets',
  access: 'client',
  room: 'account',
  limits: 'changes',
  summary:
    'Makes another signing secret, or takes one that the receiver has made; the one before signs beside it for so many hours',
  schema: {
    params: ConnectionParams,
    body: Type.Object(
      {
        overlapHours: Type.Integer({ minimum: 0, maximum: longestOverlap }),
        secret: Type.Optional(
          Type.String({ maxLength: 200, description: 'As whsec_…; left out: one is made' }),
        ),
      },
      { additionalProperties: false },
    ),
    response: { 200: BackOfficeChangedShape },
  },
  example: {
    params: lakeside,
    body: { overlapHours: 24 },
    answer: {
      address: 'https://hr.lakeside.example/hooks/foyer',
      madeSecret: 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSwzYkqq3AIYQI=',
    },
  },
  handle: async ({ session, params, body }, _reply, context) => {
    const actor = await siteActor(context, session, params.code)
    const { secret = 'new', overlapHours } = body
    return changeBackOffice(context, actor, { secret, overlap: overlapHours * hourMs })
  },
})
