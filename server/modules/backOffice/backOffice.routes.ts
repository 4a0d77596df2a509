import { Type } from 'typebox'
import { endpoint } from '../../http/endpoint'
import { ClientParams, clientParamsExample } from '../../http/parameters'
import { DateTime, NullableDateTime, NullableText, noContent } from '../../http/responses'
import { resolveClientActor } from '../audit/clientActor'
import { changeBackOffice, disconnectBackOffice, setBackOfficePaused } from './backOffice.service'
import { readBackOfficeState } from './deliveries.service'
import { testBackOffice as sendTestMessage } from './testConnection.service'

/** The address after the change, and the signing secret if one was created. */
const BackOfficeChangedShape = Type.Object(
  { address: Type.String(), madeSecret: NullableText },
  { title: 'ChangedBackOffice' },
)

export const getBackOffice = endpoint({
  method: 'GET',
  url: '/api/connections/:code/backoffice',
  access: 'client',
  scope: 'account',
  summary:
    "The client's back-office connection without secrets, and the numbers of waiting and failed deliveries",
  schema: {
    params: ClientParams,
    response: {
      200: Type.Object({
        clientCode: Type.String(),
        company: Type.String(),
        address: NullableText,
        hasOldSecret: Type.Boolean(),
        oldSecretUntil: NullableDateTime,
        isReadable: Type.Boolean(),
        pausedAt: NullableDateTime,
        waiting: Type.Integer(),
        failed: Type.Integer(),
      }),
    },
  },
  example: {
    params: clientParamsExample,
    answer: {
      ...{ clientCode: 'lakeside', company: 'Lakeside Library' },
      ...{ address: 'https://hr.lakeside.example/hooks/foyer', hasOldSecret: false, oldSecretUntil: null },
      ...{ isReadable: true, pausedAt: null, waiting: 0, failed: 3 },
    },
  },
  handle: async ({ session, params }, _reply, context) =>
    readBackOfficeState(context, await resolveClientActor(context, session, params.code)),
})

const address = 'https://hr.lakeside.example/hooks/foyer'

/**
 * Setting the first address creates a secret and pauses deliveries: nothing is sent before the receiver knows the
 * secret.
 */
export const putBackOffice = endpoint({
  method: 'PUT',
  url: '/api/connections/:code/backoffice',
  access: 'client',
  scope: 'account',
  limits: 'changes',
  summary:
    "Sets the address that receives a client's applications; an address that does not resolve is refused, and a private or unencrypted one unless the operator allows it. A new connection starts paused: send a test message, then resume; an existing one keeps its state",
  schema: {
    params: ClientParams,
    body: Type.Object({ address: Type.String({ maxLength: 2000 }) }, { additionalProperties: false }),
    response: { 200: BackOfficeChangedShape },
  },
  example: {
    params: clientParamsExample,
    body: { address },
    answer: { address, madeSecret: 'whsec_C2FVsBQIhrscChlQIMV+b5sSYspob7oDNZQAvgHc4Xw=' },
  },
  handle: async ({ session, params, body }, _reply, context) =>
    changeBackOffice(context, await resolveClientActor(context, session, params.code), {
      ...body,
      startsPaused: true,
    }),
})

export const deleteBackOffice = endpoint({
  method: 'DELETE',
  url: '/api/connections/:code/backoffice',
  access: 'client',
  scope: 'account',
  limits: 'changes',
  summary: "Removes a client's back-office connection; its applications wait",
  schema: { params: ClientParams, response: { 204: noContent } },
  example: { params: clientParamsExample },
  handle: async ({ session, params }, reply, context) => {
    await disconnectBackOffice(context, await resolveClientActor(context, session, params.code))
    return reply.status(204).send(undefined)
  },
})

const hourMs = 60 * 60 * 1000
/** Thirty days. */
const maxOverlapHours = 720

export const rollBackOfficeSecret = endpoint({
  method: 'POST',
  url: '/api/connections/:code/backoffice/secrets',
  access: 'client',
  scope: 'account',
  limits: 'changes',
  summary:
    'Creates a signing secret, or sets one that the receiver created; the previous one also signs for a number of hours',
  schema: {
    params: ClientParams,
    body: Type.Object(
      {
        overlapHours: Type.Integer({ minimum: 0, maximum: maxOverlapHours }),
        secret: Type.Optional(
          Type.String({ maxLength: 200, description: 'Format: whsec_…; if omitted, a secret is created' }),
        ),
      },
      { additionalProperties: false },
    ),
    response: { 200: BackOfficeChangedShape },
  },
  example: {
    params: clientParamsExample,
    body: { overlapHours: 24 },
    answer: {
      address: 'https://hr.lakeside.example/hooks/foyer',
      madeSecret: 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSwzYkqq3AIYQI=',
    },
  },
  handle: async ({ session, params, body }, _reply, context) => {
    const actor = await resolveClientActor(context, session, params.code)
    const { secret = 'new', overlapHours } = body
    return changeBackOffice(context, actor, { secret, overlapMs: overlapHours * hourMs })
  },
})

export const forgetOldSecret = endpoint({
  method: 'DELETE',
  url: '/api/connections/:code/backoffice/secrets/old',
  access: 'client',
  scope: 'account',
  limits: 'changes',
  summary: 'Signs deliveries with the newest secret only',
  schema: { params: ClientParams, response: { 204: noContent } },
  example: { params: clientParamsExample },
  handle: async ({ session, params }, reply, context) => {
    const actor = await resolveClientActor(context, session, params.code)
    await changeBackOffice(context, actor, { removesOldSecret: true })
    return reply.status(204).send(undefined)
  },
})

export const testBackOffice = endpoint({
  method: 'POST',
  url: '/api/connections/:code/backoffice/tests',
  access: 'client',
  scope: 'account',
  limits: 'tests',
  summary: 'Sends a test message without personal data to the back-office, and returns its response',
  schema: {
    params: ClientParams,
    response: {
      200: Type.Object(
        {
          at: DateTime,
          status: Type.Union([Type.Integer(), Type.Null()]),
          error: NullableText,
          durationMs: Type.Integer(),
          answer: NullableText,
        },
        { title: 'ConnectionTest' },
      ),
    },
  },
  example: {
    params: clientParamsExample,
    answer: { at: '2026-11-22T04:05:06.789Z', status: 204, error: null, durationMs: 84, answer: 'Accepted' },
  },
  handle: async ({ session, params }, _reply, context) =>
    sendTestMessage(context, await resolveClientActor(context, session, params.code)),
})

export const pauseDeliveries = endpoint({
  method: 'PUT',
  url: '/api/connections/:code/backoffice/pause',
  access: 'client',
  scope: 'account',
  limits: 'changes',
  summary: 'Pauses or resumes deliveries; those that are due meanwhile are sent on resuming',
  schema: {
    params: ClientParams,
    body: Type.Object({ isPaused: Type.Boolean() }, { additionalProperties: false }),
    response: { 204: noContent },
  },
  example: { params: clientParamsExample, body: { isPaused: true } },
  handle: async ({ session, params, body }, reply, context) => {
    await setBackOfficePaused(context, await resolveClientActor(context, session, params.code), body.isPaused)
    return reply.status(204).send(undefined)
  },
})
