import { Type } from 'typebox'
import { endpoint } from '../../http/endpoint'
import { ClientParams, clientParamsExample } from '../../http/parameters'
import { NullableText } from '../../http/responses'
import { resolveClientActor } from '../audit/clientActor'
import { changeFrameAncestors, changeReplyAddress, changeRetainDays, readPlacement } from './policies.service'

const NullableNumber = Type.Union([Type.Integer(), Type.Null()])

export const getPlacement = endpoint({
  method: 'GET',
  url: '/api/connections/:code/site',
  access: 'client',
  scope: 'account',
  summary: "The policies of a client's site: frame ancestors, domains, marketplace, mail, retention",
  schema: {
    params: ClientParams,
    response: {
      200: Type.Object(
        {
          frameAncestors: Type.Array(Type.String()),
          domains: Type.Array(Type.String()),
          advertiserId: NullableText,
          marketplace: NullableText,
          retainMonths: NullableNumber,
          retainDays: NullableNumber,
          replyAddress: NullableText,
          mailFrom: NullableText,
        },
        { title: 'Placement' },
      ),
    },
  },
  example: {
    params: clientParamsExample,
    answer: {
      ...{ frameAncestors: ['https://www.lakeside.example'], domains: ['careers.lakeside.example'] },
      ...{ advertiserId: null, marketplace: null, retainMonths: 24, retainDays: null },
      ...{ replyAddress: 'jobs@lakeside.example', mailFrom: 'jobs@foyer.example' },
    },
  },
  handle: async ({ session, params }, _reply, context) =>
    readPlacement(context, await resolveClientActor(context, session, params.code)),
})

export const putFrames = endpoint({
  method: 'PUT',
  url: '/api/connections/:code/frames',
  access: 'client',
  scope: 'account',
  limits: 'changes',
  summary:
    "Sets which sites may frame a client's site: origins separated by spaces; 'any' or an empty text allows all",
  schema: {
    params: ClientParams,
    body: Type.Object({ frames: Type.String({ maxLength: 2000 }) }, { additionalProperties: false }),
    response: { 200: Type.Object({ frameAncestors: Type.Array(Type.String()) }) },
  },
  example: {
    params: clientParamsExample,
    body: { frames: 'https://www.lakeside.example https://*.lakeside.example' },
    answer: { frameAncestors: ['https://www.lakeside.example', 'https://*.lakeside.example'] },
  },
  handle: async ({ session, params, body }, _reply, context) => {
    const actor = await resolveClientActor(context, session, params.code)
    return { frameAncestors: await changeFrameAncestors(context, actor, body.frames) }
  },
})

export const putReplyAddress = endpoint({
  method: 'PUT',
  url: '/api/connections/:code/replyAddress',
  access: 'client',
  scope: 'account',
  limits: 'changes',
  summary: "Sets the reply address of a client's mail; 'none' or an empty text removes it",
  schema: {
    params: ClientParams,
    body: Type.Object({ address: Type.String({ maxLength: 300 }) }, { additionalProperties: false }),
    response: { 200: Type.Object({ replyAddress: NullableText }) },
  },
  example: {
    params: clientParamsExample,
    body: { address: 'jobs@lakeside.example' },
    answer: { replyAddress: 'jobs@lakeside.example' },
  },
  handle: async ({ session, params, body }, _reply, context) => {
    const actor = await resolveClientActor(context, session, params.code)
    return { replyAddress: await changeReplyAddress(context, actor, body.address) }
  },
})

/** Owners set months in the Settings; this limit in days overrides a longer one. */
export const putRetainDays = endpoint({
  method: 'PUT',
  url: '/api/connections/:code/retainDays',
  access: 'superuser',
  limits: 'changes',
  summary: "Sets the maximum retention of a client's applications in days; 'never' removes this limit",
  schema: {
    params: ClientParams,
    body: Type.Object({ days: Type.String({ maxLength: 20 }) }, { additionalProperties: false }),
    response: { 200: Type.Object({ retainDays: Type.Union([Type.Integer(), Type.Null()]) }) },
  },
  example: { params: clientParamsExample, body: { days: '365' }, answer: { retainDays: 365 } },
  handle: async ({ session, params, body }, _reply, context) => {
    const actor = await resolveClientActor(context, session, params.code)
    return { retainDays: await changeRetainDays(context, actor, body.days) }
  },
})
