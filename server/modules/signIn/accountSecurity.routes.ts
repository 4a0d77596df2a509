import { Type } from 'typebox'
import { endpoint } from '../../http/endpoint'
import { IdParams } from '../../http/parameters'
import { DateTime, NullableDateTime, NullableText, noContent } from '../../http/responses'
import { endActiveSession, endOtherActiveSessions, readActiveSessions } from './activeSessions.service'
import { changePassword } from './changePassword.service'
import {
  beginTwoFactor,
  confirmTwoFactor,
  readTwoFactor,
  renewRecoveryCodes,
  turnOffTwoFactor,
} from './twoFactor.service'

const sessionProperties = {
  id: Type.Integer(),
  device: NullableText,
  address: NullableText,
  begun: DateTime,
}

export const ActiveSessionsShape = Type.Object(
  {
    sessions: Type.Array(
      Type.Object(
        { ...sessionProperties, lastUsed: DateTime, isThis: Type.Boolean() },
        { title: 'ActiveSession' },
      ),
    ),
    newDevices: Type.Array(
      Type.Object({ ...sessionProperties, isOpen: Type.Boolean() }, { title: 'NewDevice' }),
    ),
  },
  { title: 'ActiveSessions' },
)

/** Body of changes that a stolen session must not make: they require the password again. */
export const PasswordBody = Type.Object(
  { currentPassword: Type.String({ maxLength: 200 }) },
  { title: 'PasswordBody' },
)

export const passwordExample = { currentPassword: 'a-quiet-reading-room' }

/** Body of changes to two-factor authentication that is already on: they require both factors again. */
export const PasswordAndCodeBody = Type.Object(
  {
    currentPassword: Type.String({ maxLength: 200 }),
    code: Type.String({ maxLength: 60 }),
  },
  { title: 'PasswordAndCodeBody' },
)

export const passwordAndCodeExample = { ...passwordExample, code: '287082' }

/** The recovery codes, which are returned only once, on creation. */
export const RecoveryCodesShape = Type.Object(
  { recoveryCodes: Type.Array(Type.String()) },
  { title: 'RecoveryCodes' },
)

export const recoveryCodesExample = {
  recoveryCodes: ['k7wq-2hxd-m4tz-9bce-rf3n-u8ya', '3gpm-xw6k-hd7s-a2vq-jt9c-ez4b'],
}

const earlierSessionExample = {
  id: 7,
  device: 'Firefox on Windows',
  address: '203.0.113.0/24',
  begun: '2026-11-20T08:00:00.000Z',
}
const newSessionExample = { id: 9, device: 'Safari on iOS', address: null, begun: '2026-11-22T09:30:00.000Z' }

/** SS-09, SS-11: available to any signed-in user, for their own account only. */
export const getOwnSessions = endpoint({
  method: 'GET',
  url: '/api/ownSessions',
  access: 'client',
  scope: 'own',
  summary: "The caller's sessions, and which devices were new",
  schema: { response: { 200: ActiveSessionsShape } },
  example: {
    answer: {
      sessions: [
        { ...newSessionExample, lastUsed: '2026-11-22T09:45:00.000Z', isThis: false },
        { ...earlierSessionExample, lastUsed: '2026-11-22T09:40:00.000Z', isThis: true },
      ],
      newDevices: [{ ...newSessionExample, isOpen: true }],
    },
  },
  handle: ({ session }, _reply, context) => readActiveSessions(context, session),
})

/** SS-09. */
export const endOwnSession = endpoint({
  method: 'POST',
  url: '/api/ownSessions/:id/end',
  access: 'client',
  scope: 'own',
  limits: 'changes',
  summary: "Ends one of the caller's sessions",
  schema: { params: IdParams, body: PasswordBody, response: { 204: noContent } },
  example: { params: { id: 9 }, body: passwordExample },
  handle: async ({ session, params, body, ip }, reply, context) => {
    await endActiveSession(context, session, params.id, { ...body, address: ip })
    return reply.status(204).send(undefined)
  },
})

/** SS-09. */
export const endOtherSessions = endpoint({
  method: 'POST',
  url: '/api/ownSessions/endOthers',
  access: 'client',
  scope: 'own',
  limits: 'changes',
  summary: "Ends all of the caller's sessions except the current one",
  schema: { body: PasswordBody, response: { 204: noContent } },
  example: { body: passwordExample },
  handle: async ({ session, body, ip }, reply, context) => {
    await endOtherActiveSessions(context, session, { ...body, address: ip })
    return reply.status(204).send(undefined)
  },
})

/** SS-10. */
export const getOwnCodes = endpoint({
  method: 'GET',
  url: '/api/ownCodes',
  access: 'client',
  scope: 'own',
  summary: "Whether the caller's account requires one-time codes",
  schema: {
    response: {
      200: Type.Object(
        { isOn: Type.Boolean(), since: NullableDateTime, recoveryCodesLeft: Type.Integer() },
        { title: 'OneTimeCodes' },
      ),
    },
  },
  example: { answer: { isOn: true, since: '2026-11-22T09:30:00.000Z', recoveryCodesLeft: 10 } },
  handle: ({ session }, _reply, context) => readTwoFactor(context, session),
})

/** SS-10. */
export const beginOwnCodes = endpoint({
  method: 'POST',
  url: '/api/ownCodes/begin',
  access: 'client',
  scope: 'own',
  limits: 'changes',
  summary: 'Creates a secret for an authenticator app; a code from it must follow within 15 minutes',
  refusals: ['codes-on'],
  schema: {
    body: PasswordBody,
    response: { 200: Type.Object({ secret: Type.String(), qr: Type.String() }) },
  },
  example: {
    body: passwordExample,
    answer: {
      secret: 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ',
      qr: '<svg xmlns="http://www.w3.org/2000/svg">…</svg>',
    },
  },
  handle: ({ session, body, ip }, _reply, context) =>
    beginTwoFactor(context, session, { ...body, address: ip }),
})

/** SS-10. */
export const confirmOwnCodes = endpoint({
  method: 'POST',
  url: '/api/ownCodes/confirm',
  access: 'client',
  scope: 'own',
  limits: 'changes',
  summary: "Turns on the caller's one-time codes and ends their other sessions",
  refusals: ['codes-off'],
  schema: {
    body: Type.Object({ code: Type.String({ maxLength: 60 }) }),
    response: { 200: RecoveryCodesShape },
  },
  example: { body: { code: '287082' }, answer: recoveryCodesExample },
  handle: ({ session, body, ip }, _reply, context) =>
    confirmTwoFactor(context, session, { ...body, address: ip }),
})

/** SS-10. */
export const renewOwnRecoveryCodes = endpoint({
  method: 'POST',
  url: '/api/ownCodes/recoveryCodes',
  access: 'client',
  scope: 'own',
  limits: 'changes',
  summary: 'Creates new recovery codes; the former ones no longer work',
  refusals: ['codes-off'],
  schema: { body: PasswordAndCodeBody, response: { 200: RecoveryCodesShape } },
  example: { body: passwordAndCodeExample, answer: recoveryCodesExample },
  handle: ({ session, body, ip }, _reply, context) =>
    renewRecoveryCodes(context, session, { ...body, address: ip }),
})

/** SS-10. */
export const turnOffOwnCodes = endpoint({
  method: 'POST',
  url: '/api/ownCodes/turnOff',
  access: 'client',
  scope: 'own',
  limits: 'changes',
  summary: "Turns off the caller's one-time codes and ends their other sessions",
  refusals: ['codes-off'],
  schema: { body: PasswordAndCodeBody, response: { 204: noContent } },
  example: { body: passwordAndCodeExample },
  handle: async ({ session, body, ip }, reply, context) => {
    await turnOffTwoFactor(context, session, { ...body, address: ip })
    return reply.status(204).send(undefined)
  },
})

/** Available to any signed-in user, for their own account only. */
export const putOwnPassword = endpoint({
  method: 'PUT',
  url: '/api/ownPassword',
  access: 'client',
  scope: 'own',
  limits: 'changes',
  summary: "Changes the caller's password and ends their other sessions",
  schema: {
    body: Type.Object({
      currentPassword: Type.String({ maxLength: 200 }),
      newPassword: Type.String({ maxLength: 200 }),
    }),
    response: { 204: noContent },
  },
  example: { body: { currentPassword: 'a-quiet-reading-room', newPassword: 'lantern-otter-quilt' } },
  handle: async ({ session, body, ip }, reply, context) => {
    await changePassword(context, session, body, ip)
    return reply.status(204).send(undefined)
  },
})
