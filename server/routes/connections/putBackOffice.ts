import { Type } from 'typebox'
import { changeBackOffice } from '../../services/delivery/changeBackOffice'
import { siteActor } from '../../services/sites/studio/siteActor'
import { endpoint } from '../endpoint'
import { BackOfficeChangedShape, ConnectionParams, lakeside } from './connectionShapes'

const address = 'https://hr.lakeside.example/hooks/foyer'

/** The first address makes a secret. */
export const putBackOffice = endpoint({
  method: 'PUT',
  url: '/api/connections/:code/backoffice',
  access: 'client',
  room: 'account',
  limits: 'changes',
  summary: "Sets where a client's applications go; refused when it could not be reached or is private",
  schema: {
    params: ConnectionParams,
    body: Type.Object({ address: Type.String({ maxLength: 2000 }) }, { additionalProperties: false }),
    response: { 200: BackOfficeChangedShape },
  },
  example: {
    params: lakeside,
    body: { address },
    answer: { address, madeSecret: 'whsec_C2FVsBQIhrscChlQIMV+b5sSYspob7oDNZQAvgHc4Xw=' },
  },
  handle: async ({ session, params, body }, _reply, context) =>
    changeBackOffice(context, await siteActor(context, session, params.code), body),
})
