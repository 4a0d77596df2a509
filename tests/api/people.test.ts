import { afterAll, beforeAll, expect, test } from 'vitest'
import type { AccountRole } from '../../src/schemas/accounts/accountRoles'
import type {
  AccountPeople,
  IssuedInvitation,
  IssuedLink,
  OpenedLink,
} from '../../src/schemas/accounts/people.types'
import { startTestServer, type TestServer } from './testServer'

const hourMs = 60 * 60_000
const currentPassword = 'harbour-demo-1'
const newPassword = 'lantern-otter-quilt'

let server: TestServer
let owner: string

beforeAll(async () => {
  server = await startTestServer({ FOYER_LIMITS: 'off' })
  owner = await server.admin('harbour')
})
afterAll(() => server.stop())

interface Refusal {
  type: string
  errors?: { path: string; message: string }[]
}

const post = <Body = Refusal>(path: string, body: object, token?: string) =>
  server.call<Body>(path, { body, ...(token ? { token } : {}) })
const invite = (email: string, role: AccountRole | string = 'reviewer', token = owner) =>
  post<IssuedInvitation & Refusal>('/api/accountInvitations', { email, role, currentPassword }, token)
const accept = (token: string, over: object = {}, clientCode = 'harbour') =>
  post('/api/accountLinks/accept', { clientCode, token, name: 'Rae Owens', newPassword, ...over })
const getOutcome = ({ status, body }: { status: number; body: Refusal }) => [
  status,
  body.type.split(':').at(-1),
]
const getPeople = async (token = owner) =>
  (await server.call<AccountPeople>('/api/accountPeople', { token })).body
const getPersonId = async (username: string) =>
  (await getPeople()).people.find((person) => person.username === username)?.id ?? 0
const callPersonApi = (id: number, action: string, body: object = {}, token = owner) =>
  server.call<Refusal>(`/api/accountPeople/${id}/${action}`, {
    ...(action === 'role' ? { method: 'PUT' } : {}),
    ...{ token, body: { currentPassword, ...body } },
  })
const signIn = (username: string, password = newPassword) =>
  server.signIn(username, password, 'harbour') as Promise<string | undefined>

/** Adds a person to the account and signs them in. */
async function addPerson(email: string, role: AccountRole): Promise<{ id: number; token: string }> {
  await accept((await invite(email, role)).body.token)
  return { id: await getPersonId(email), token: (await signIn(email)) ?? '' }
}

test('[SS-13] an invited user joins by the link, signs in with the e-mail address, and has the permissions of the role', async () => {
  const { body: invitation } = await invite('rae@harbour.example')
  expect(invitation.isMailed).toBe(false)
  const linkBody = { clientCode: 'harbour', token: invitation.token }
  expect((await post<OpenedLink>('/api/accountLinks/open', linkBody)).body).toEqual({
    ...{ kind: 'invitation', company: 'Harbour City Council', username: 'rae@harbour.example' },
    role: 'reviewer',
  })
  expect((await getPeople()).invitations).toMatchObject([{ email: 'rae@harbour.example', isOver: false }])
  expect((await accept(invitation.token)).status).toBe(204)
  const rae = await signIn('Rae@Harbour.example')
  const { people, invitations } = await getPeople()
  expect(invitations).toEqual([])
  expect(people.map(({ lastSeen, ...person }) => [typeof lastSeen, person])).toMatchObject([
    ['string', { username: 'harbour-admin', role: 'owner', isAccount: true, isYou: true }],
    ['string', { username: 'rae@harbour.example', name: 'Rae Owens', role: 'reviewer', isAccount: false }],
  ])
  const statuses = ['/api/applications', '/api/accountPeople', '/api/sites/harbour'].map(
    async (path) => (await server.call(path, { token: rae ?? '' })).status,
  )
  expect(await Promise.all(statuses)).toEqual([200, 403, 403])
})

test('[SS-13] [FB-04] the domain of a person’s e-mail address can be in any script', async () => {
  await addPerson('rae@bücher.example', 'reviewer')
  expect(await signIn('Rae@Bücher.example')).toBeDefined()
  await callPersonApi(await getPersonId('rae@xn--bcher-kva.example'), 'removal')
})

test('[SS-13] a link works once, on its own site; otherwise the response says why', async () => {
  const { token } = (await invite('once@harbour.example')).body
  expect(getOutcome(await accept(token, {}, 'meridian'))).toEqual([404, 'not-found'])
  expect(getOutcome(await accept(`${token}x`))).toEqual([404, 'not-found'])
  expect((await accept(token)).status).toBe(204)
  expect(getOutcome(await accept(token))).toEqual([410, 'link-used'])
  const linkBody = { clientCode: 'harbour', token }
  expect(getOutcome(await post('/api/accountLinks/open', linkBody))).toEqual([410, 'link-used'])
})

test('[SS-13] only one of two concurrent uses of an invitation succeeds', async () => {
  const { token } = (await invite('both@harbour.example')).body
  const other = { name: 'Somebody Else', newPassword: 'marble-canoe-thistle' }
  const answers = await Promise.all([accept(token), accept(token, other)])
  expect(answers.map(({ status }) => status).sort()).toEqual([204, 410])
  const joined = (await getPeople()).people.filter(({ username }) => username === 'both@harbour.example')
  expect(joined).toHaveLength(1)
})

test('[SS-13] a newer invitation replaces an earlier one; a withdrawn invitation is invalid', async () => {
  const first = (await invite('again@harbour.example')).body.token
  const second = (await invite('Again@harbour.example', 'editor')).body.token
  expect(getOutcome(await accept(first))).toEqual([404, 'not-found'])
  const [open] = (await getPeople()).invitations.filter(({ email }) => email === 'Again@harbour.example')
  expect(open?.role).toBe('editor')
  const withdraw = () =>
    server.call(`/api/accountInvitations/${open?.id}`, { method: 'DELETE', token: owner })
  expect((await withdraw()).status).toBe(204)
  expect(getOutcome(await accept(second))).toEqual([404, 'not-found'])
  expect((await withdraw()).status).toBe(404)
})

test('[SS-13] errors of an invitation, or of joining, are reported at their field', async () => {
  const getInvitationErrors = async (...args: Parameters<typeof invite>) => {
    const { status, body } = await invite(...args)
    return [status, body.errors?.map(({ path }) => path)]
  }
  expect(await getInvitationErrors('no address')).toEqual([422, ['/email']])
  expect(await getInvitationErrors(`${'a'.repeat(100)}@harbour.example`)).toEqual([422, ['/email']])
  expect(await getInvitationErrors('x@harbour.example', 'gardener')).toEqual([422, ['/role']])
  await addPerson('there@harbour.example', 'reviewer')
  expect(await getInvitationErrors('There@harbour.example')).toEqual([422, ['/email']])
  const body = { email: 'y@harbour.example', role: 'reviewer', currentPassword: 'guessed' }
  const guessed = await post('/api/accountInvitations', body, owner)
  expect([guessed.status, guessed.body.errors?.[0]?.path]).toEqual([422, '/currentPassword'])
  const { token } = (await invite('bad@harbour.example')).body
  const getJoiningErrors = async (over: object) => {
    const answer = await accept(token, over)
    return [answer.status, answer.body.errors?.[0]?.path]
  }
  expect(await getJoiningErrors({ name: ' ' })).toEqual([422, '/name'])
  expect(await getJoiningErrors({ newPassword: 'short' })).toEqual([422, '/newPassword'])
  expect(await getJoiningErrors({ newPassword: 'bad@harbour.example-7' })).toEqual([422, '/newPassword'])
  expect(await getJoiningErrors({ newPassword: 'password123' })).toEqual([422, '/newPassword'])
  expect((await accept(token)).status).toBe(204)
})

test('[SS-13] one address may be invited by several clients, and neither learns of the other', async () => {
  const email = 'agency@example.org'
  await addPerson(email, 'reviewer')
  const meridian = await server.admin('meridian')
  const body = { email, role: 'editor', currentPassword: 'meridian-demo-1' }
  const invitation = await post<IssuedLink>('/api/accountInvitations', body, meridian)
  const other = 'marble-canoe-thistle'
  expect((await accept(invitation.body.token, { newPassword: other }, 'meridian')).status).toBe(204)
  expect(await server.signIn(email, other, 'meridian')).toBeTypeOf('string')
  expect([await signIn(email, other), await signIn(email)]).toEqual([undefined, expect.any(String)])
})

test('[SS-12] a role changes immediately; the last owner can be neither demoted nor removed', async () => {
  const me = await getPersonId('harbour-admin')
  expect(getOutcome(await callPersonApi(me, 'role', { role: 'editor' }))).toEqual([409, 'last-owner'])
  expect(getOutcome(await callPersonApi(me, 'removal'))).toEqual([409, 'last-owner'])
  const editor = await addPerson('editor@harbour.example', 'editor')
  const getPeopleStatus = async () => (await server.call('/api/accountPeople', editor)).status
  expect(await getPeopleStatus()).toBe(403)
  expect((await callPersonApi(editor.id, 'role', { role: 'owner' })).status).toBe(204)
  expect(await getPeopleStatus()).toBe(200)
  expect(getOutcome(await callPersonApi(me, 'removal'))).toEqual([409, 'account-sign-in'])
  const own = { currentPassword: newPassword, role: 'reviewer' }
  expect((await callPersonApi(editor.id, 'role', own, editor.token)).status).toBe(204)
  expect(await getPeopleStatus()).toBe(403)
})

test('[SS-12] one of two owners who demote each other concurrently remains an owner', async () => {
  const other = await addPerson('rival@harbour.example', 'owner')
  const me = await getPersonId('harbour-admin')
  const answers = await Promise.all([
    callPersonApi(other.id, 'role', { role: 'reviewer' }),
    callPersonApi(me, 'role', { role: 'reviewer', currentPassword: newPassword }, other.token),
  ])
  // The second call has lost its permission, or gets the error that an owner must remain.
  expect(answers.filter(({ status }) => status === 204)).toHaveLength(1)
  const roles = await server.database.query(
    "select account_role from users where account_role = 'owner' and client_id = (select client_id from users where username = 'harbour-admin')",
  )
  expect(roles).toHaveLength(1)
  await server.database.query("update users set account_role = 'owner' where username = 'harbour-admin'")
})

test('[SS-12] a removed user is signed out immediately; audit entries keep the name', async () => {
  const gone = await addPerson('gone@harbour.example', 'reviewer')
  expect((await server.call('/api/applications', gone)).status).toBe(200)
  expect((await callPersonApi(gone.id, 'removal')).status).toBe(204)
  expect((await server.call('/api/applications', gone)).status).toBe(401)
  expect(await signIn('gone@harbour.example')).toBeUndefined()
  expect((await callPersonApi(gone.id, 'removal')).status).toBe(404)
  const { body } = await server.call<{ results: { by: string; action: string; changes: object[] }[] }>(
    '/api/audit',
    { token: owner },
  )
  expect(body.results.find(({ action }) => action === 'person removed')).toMatchObject({
    by: 'harbour-admin',
    changes: [{ label: 'Rae Owens (gone@harbour.example)', from: 'Reviewer', to: '' }],
  })
  const acts = body.results.filter(({ by }) => by === 'Rae Owens (gone@harbour.example)')
  expect(acts.map(({ action }) => action)).toContain('invitation accepted')
})

test('[SS-13] the newest password link resets a forgotten password once, and ends all sessions', async () => {
  const person = await addPerson('forgot@harbour.example', 'reviewer')
  const createPasswordLink = async () =>
    (
      await server.call<IssuedLink>(`/api/accountPeople/${person.id}/passwordLinks`, {
        token: owner,
        body: { currentPassword },
      })
    ).body.token
  const first = await createPasswordLink()
  const second = await createPasswordLink()
  expect(getOutcome(await accept(first))).toEqual([404, 'not-found'])
  const other = 'marble-canoe-thistle'
  expect((await accept(second, { newPassword: other })).status).toBe(204)
  expect((await server.call('/api/applications', person)).status).toBe(401)
  expect(await signIn('forgot@harbour.example')).toBeUndefined()
  expect(await signIn('forgot@harbour.example', other)).toBeTypeOf('string')
  expect(getOutcome(await accept(second))).toEqual([410, 'link-used'])
})

test('[SS-13] without mail, the response says that links are not mailed, and no link is created', async () => {
  expect((await server.call('/api/passwordLinks')).body).toEqual({ isMailed: false })
  const count = async () => (await server.database.query('select * from account_links')).length
  const before = await count()
  const answer = await post('/api/passwordLinks', {
    clientCode: 'harbour',
    username: 'forgot@harbour.example',
  })
  expect([answer.status, answer.body]).toEqual([202, { isMailed: false }])
  expect(await count()).toBe(before)
})

test('[SS-13] the SuperUser creates a password link for the user of an account', async () => {
  const token = await server.signIn('master', 'master-demo-1', 'admin')
  const [row] = await server.database.query("select id from users where username = 'meridian-admin'")
  const path = `/api/users/${row?.id}/passwordLinks`
  const { body } = await post<IssuedLink>(path, { currentPassword: 'master-demo-1' }, token)
  expect((await accept(body.token, {}, 'meridian')).status).toBe(204)
  expect(await server.signIn('meridian-admin', newPassword, 'meridian')).toBeTypeOf('string')
})

test('[SS-13] tokens are not stored in plain text, and expired links are reported as expired', async () => {
  const { token } = (await invite('late@harbour.example')).body
  const late = await addPerson('slow@harbour.example', 'reviewer')
  const forgotten = await server.call<IssuedLink>(`/api/accountPeople/${late.id}/passwordLinks`, {
    token: owner,
    body: { currentPassword },
  })
  expect(JSON.stringify(await server.database.query('select * from account_links'))).not.toContain(token)
  server.advanceClock(hourMs + 1)
  expect(getOutcome(await accept(forgotten.body.token))).toEqual([410, 'link-outdated'])
  server.advanceClock(7 * 24 * hourMs)
  expect(getOutcome(await accept(token))).toEqual([410, 'link-outdated'])
  const again = await server.admin('harbour')
  expect(
    (await getPeople(again)).invitations.find(({ email }) => email === 'late@harbour.example')?.isOver,
  ).toBe(true)
})
