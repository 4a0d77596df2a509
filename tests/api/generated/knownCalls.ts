import type { ActiveSessions } from '../../../src/schemas/accountSecurity/accountSecurity.types'
import type { TokenResponse } from '../../../src/schemas/accountSecurity/session'
import type { SubmissionBody } from '../../../src/schemas/applications/application'
import { createUploadBody, pdf, submit } from '../applicationFixture'
import { type Operation, operations, type SentBody } from '../matrix'
import { createInvitation } from '../matrixPeople'
import type { World } from '../matrixWorld'
import type { TestServer } from '../testServer'

/** A call with the credentials of its actor, and the status that is expected if the call is sent unchanged. */
export interface KnownCall extends SentBody {
  headers: Record<string, string>
  ok: number
}

type CallFactory = (world: World, server: TestServer, at: number) => Promise<KnownCall>

const bearer = (token: string | undefined): Record<string, string> =>
  token === undefined ? {} : { authorization: `Bearer ${token}` }

const createMatrixCall =
  (operation: Operation): CallFactory =>
  async (world, _server, at) => ({
    ...(await operation.send(world, 'harbour', at + 1)),
    headers: getHeaders(world, operation),
    ok: operation.ok,
  })
const isFifth = (at: number) => at % 5 === 0

function getHeaders({ keys, tokens }: World, { access }: Operation): Record<string, string> {
  const tokenFor = {
    none: undefined,
    guest: tokens['the guest who submitted'],
    client: tokens['the administrator'],
    superuser: tokens['the SuperUser'],
  }
  return access === 'key' ? { 'x-api-key': keys.harbour } : bearer(tokenFor[access])
}

/**
 * Creates a call that deletes or decommissions a record. Every fifth call gets a new record; the others name a record
 * that does not exist.
 */
function createEndingCall(call: string): CallFactory {
  const operation = operations[call] as Operation
  return async (world, _server, at) => {
    const sent = await operation.send(world, isFifth(at) ? 'harbour' : 'nobody', at + 1)
    return { ...sent, headers: getHeaders(world, operation), ok: operation.ok }
  }
}

/**
 * Creates a call on the user account of kitchen's administrator. Some of these calls end the user's sessions, so no
 * other calls use this account. Only every fifth call is signed in; the others get a 401.
 */
function createAccountCall(path: string, more: object = {}, ok = 204): CallFactory {
  const body = { currentPassword: 'kitchen-demo-1', ...more }
  return async (_world, server, at) => {
    const token = isFifth(at) ? await server.signIn('kitchen-admin', 'kitchen-demo-1', 'kitchen') : undefined
    return { path, body, headers: bearer(token), ok: token ? ok : 401 }
  }
}

/** Creates a new application for every fifth call; the others get an application that already has its files. */
async function prepareApplication(world: World, server: TestServer, at: number) {
  const token = world.tokens['the guest who submitted'] ?? ''
  const { submission, applicationId: id, applicationGuid: guid, prefillGuid } = world.of.harbour
  const email = `fresh.${at}.${crypto.randomUUID()}@example.org`
  const body = { ...submission, email } as SubmissionBody
  const application = isFifth(at) ? await submit(server, token, body) : { id, guid }
  return { application, prefillGuid, headers: bearer(token), ok: 201 }
}

/** The first call gets its prerequisites and must succeed; the others name another client's site and are refused. */
function createPreparedCall(call: string): CallFactory {
  const operation = operations[call] as Operation
  return async (world, _server, at) => ({
    ...(await operation.send(world, at === 0 ? 'harbour' : 'meridian', at === 0 ? 1 : 0)),
    headers: getHeaders(world, operation),
    ok: operation.ok,
  })
}

/** Every fifth call gets a valid link; the others get an invalid one. */
function createLinkCall(action: string, more: object, ok: number): CallFactory {
  return async (world, _server, at) => {
    const token = isFifth(at) ? (await createInvitation(world, 'harbour')).token : 'no-such-token'
    return {
      path: `/api/accountLinks/${action}`,
      body: { clientCode: 'harbour', token, ...more },
      headers: {},
      ok,
    }
  }
}

const specialCalls: Record<string, CallFactory> = {
  'POST /api/accountLinks/open': createLinkCall('open', {}, 200),
  'POST /api/accountLinks/accept': createLinkCall(
    'accept',
    { name: 'A Person', newPassword: 'lantern-otter-quilt' },
    204,
  ),
  'POST /api/accountInvitations': async (world, _server, at) => ({
    path: '/api/accountInvitations',
    body: { email: `generated-${at}@example.org`, role: 'editor', currentPassword: 'harbour-demo-1' },
    headers: bearer(world.tokens['the administrator']),
    ok: 200,
  }),
  'POST /api/sites/:code/publications': createPreparedCall('POST /api/sites/:code/publications'),
  'POST /api/sites/:code/versions/:number/restorations': createPreparedCall(
    'POST /api/sites/:code/versions/:number/restorations',
  ),
  'GET /api/sites/:code/versions/:number/changes': createPreparedCall(
    'GET /api/sites/:code/versions/:number/changes',
  ),
  'DELETE /api/sites/:code/draft/files/:name': createPreparedCall(
    'DELETE /api/sites/:code/draft/files/:name',
  ),
  'POST /api/submittedapplications/:id/attachments': async (world, server, at) => {
    const { application, headers, ok } = await prepareApplication(world, server, at)
    const body = createUploadBody({ resume: { name: 'resume.pdf', bytes: pdf } })
    return { path: `/api/submittedapplications/${application.id}/attachments`, body, headers, ok }
  },
  'POST /api/submittedapplications/:id/prefilledresumeattachments': async (world, server, at) => {
    const { application, prefillGuid, headers, ok } = await prepareApplication(world, server, at)
    const path = `/api/submittedapplications/${application.id}/prefilledresumeattachments`
    const body = { applicationGuid: application.guid, applicationPrefilObjectStoreGuid: prefillGuid }
    return { path, body, headers, ok }
  },
  'DELETE /api/backoffice/vacancies/:code': async (world, server, at) => {
    const code = `GENERATED-${at}`
    const path = `/api/backoffice/vacancies/${code}`
    const headers = { 'x-api-key': world.keys.harbour }
    if (isFifth(at)) await server.call(path, { method: 'PUT', headers, body: { ...world.vacancy, code } })
    return { path, headers, ok: 204 }
  },
  'DELETE /api/users/:id': createEndingCall('DELETE /api/users/:id'),
  'POST /api/decommissionedUsers': createEndingCall('POST /api/decommissionedUsers'),
  // Changes the settings of another client: with stricter ones of harbour, submissions of the other calls would fail.
  'PUT /api/userSettings': async (world, server, at) => {
    const put = operations['PUT /api/userSettings'] as Operation
    const known = await createMatrixCall(put)(world, server, at)
    return { ...known, headers: bearer(world.tokens["another client's administrator"]) }
  },
  'POST /api/auth/logout': async (_world, server, at) => ({
    path: '/api/auth/logout',
    headers: isFifth(at) ? bearer(await server.guest('harbour')) : {},
    ok: 204,
  }),
  'PUT /api/ownPassword': createAccountCall('/api/ownPassword', { newPassword: 'kitchen-demo-1' }),
  'POST /api/ownSessions/endOthers': createAccountCall('/api/ownSessions/endOthers'),
  // No call may enable two-factor authentication, because the next sign-in would require a code.
  'POST /api/ownCodes/confirm': createAccountCall('/api/ownCodes/confirm', { code: '287082' }, 409),
  'POST /api/ownCodes/turnOff': createAccountCall('/api/ownCodes/turnOff', { code: '287082' }, 409),
  'POST /api/ownCodes/recoveryCodes': createAccountCall(
    '/api/ownCodes/recoveryCodes',
    { code: '287082' },
    409,
  ),
  'POST /api/ownCodes/begin': createAccountCall('/api/ownCodes/begin', {}, 200),
  'POST /api/ownSessions/:id/end': async (world, server, at) => {
    const token = isFifth(at) ? await server.signIn('kitchen-admin', 'kitchen-demo-1', 'kitchen') : undefined
    const { body } = await server.call<ActiveSessions>('/api/ownSessions', { ...(token ? { token } : {}) })
    const id = body.sessions?.find(({ isThis }) => isThis)?.id ?? 1
    return {
      ...(await createAccountCall(`/api/ownSessions/${id}/end`)(world, server, 1)),
      headers: bearer(token),
      ok: token ? 204 : 401,
    }
  },
  'POST /api/auth/refreshaccesstoken': async (_world, server, at) => {
    const path = '/api/auth/refreshaccesstoken'
    if (!isFifth(at)) return { path, body: { refreshToken: 'x'.repeat(43) }, headers: {}, ok: 401 }
    const body = { username: 'harbour-admin', password: 'harbour-demo-1', clientCode: 'harbour' }
    const { refreshToken = '' } = (await server.call<TokenResponse>('/api/auth/authenticate', { body })).body
    return at % 10 === 0
      ? { path, body: { refreshToken }, headers: {}, ok: 200 }
      : { path, body: {}, headers: { cookie: `foyer_refresh=${refreshToken}` }, ok: 200 }
  },
}

/** Creates calls of each operation of the API, by operation: the first is valid, and so are most others. */
export const knownCalls: Record<string, CallFactory> = {
  ...Object.fromEntries(
    Object.entries(operations).map(([call, operation]) => [call, createMatrixCall(operation)]),
  ),
  ...specialCalls,
}

interface AddressedCall {
  path: string
  body?: unknown
}

/**
 * Returns the path and body that are sent. Changing or ending an account ends its sessions, so small numbers, which
 * may be account ids, are replaced by an unused id unless the known call has them. A vacancy is sent to the path of
 * its code, because the server would refuse it at another path.
 */
export function addressCall(call: string, path: string, body: unknown, known: SentBody): AddressedCall {
  if (typeof body !== 'string') return { path: replaceAccountIds(path, known.path) }
  if (call.startsWith('POST /api/decommissionedUsers')) {
    const isKnown = body === JSON.stringify(known.body)
    return { path, body: isKnown ? body : body.replace(/("userId":)\d{1,4}\b/, '$177777') }
  }
  const [, code] = /"code":"([\w -]{1,100})"/.exec(body) ?? []
  if (call.startsWith('PUT /api/backoffice') && code) {
    return { path: `/api/backoffice/vacancies/${encodeURIComponent(code)}`, body }
  }
  return { path: replaceAccountIds(path, known.path), body }
}

function replaceAccountIds(path: string, known: string): string {
  return path === known ? path : path.replace(/^(\/api\/users\/)\d{1,4}(?=[/?]|$)/, '$177777')
}
