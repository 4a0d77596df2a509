import { readEnvironment } from '../../server/config/environment'
import { readAccessToken, signAccessToken } from '../../server/modules/sessions/sessions.service'
import { type Keys, readKeys } from '../../server/security/keys'
import type { TokenResponse } from '../../src/schemas/accountSecurity/session'
import type { World } from './matrixWorld'
import type { TestServer } from './testServer'

export const matrixSecret = 'the secret of the matrix, which the test knows as well'

/** Creates tokens for all actors, including expired, ended and forged ones. */
export async function makeTokens(
  server: TestServer,
  guests: Record<'harbour' | 'meridian', string>,
): Promise<World['tokens']> {
  const keys = readKeys(readEnvironment({ FOYER_SECRET: matrixSecret }, []))
  const admin = await server.call<TokenResponse>('/api/auth/authenticate', {
    body: { username: 'harbour-admin', password: 'harbour-demo-1', clientCode: 'harbour' },
  })
  const [head = '', , signature = ''] = admin.body.accessToken.split('.')
  const superuser = await server.signIn('master', 'master-demo-1', 'admin')
  const payload = (claims: object) => encodePart({ ...decodePayload(admin.body.accessToken), ...claims })
  const unsignedToken = encodePart({ alg: 'none', typ: 'at+jwt' })
  return {
    nobody: undefined,
    'the guest who submitted': guests.harbour,
    'another guest': await server.guest('harbour'),
    'an expired guest': await createExpiredToken(keys, guests.harbour),
    'the administrator': admin.body.accessToken,
    'an editor': await addColleague(server, 'editor'),
    'a reviewer': await addColleague(server, 'reviewer'),
    "another client's administrator": await server.admin('meridian'),
    "another client's guest who submitted": guests.meridian,
    'a decommissioned administrator': await createDecommissionedToken(server, superuser),
    'the SuperUser': superuser,
    'a refresh token': admin.body.refreshToken,
    'a forged role': `${head}.${payload({ role: 'SuperUser' })}.${signature}`,
    'a forged signature': await signAccessToken(
      { access: new Uint8Array(32).fill(1) },
      { ...decodePayload(admin.body.accessToken), role: 'SuperUser' },
    ),
    'no signature at all': `${unsignedToken}.${payload({ role: 'SuperUser' })}.`,
  }
}

/** Adds another person to the administrator's account, with the same password. @returns the person's access token */
async function addColleague(server: TestServer, role: 'editor' | 'reviewer'): Promise<string> {
  const name = `harbour-${role}`
  await server.database.query(
    `insert into users (client_id, username, username_lower, password_hash, role, account_role, created_at)
     select client_id, '${name}', '${name}', password_hash, role, '${role}', created_at
     from users where username = 'harbour-admin'`,
  )
  return server.signIn(name, 'harbour-demo-1', 'harbour')
}

/** Returns an expired token of an active session. */
async function createExpiredToken(keys: Keys, token: string): Promise<string> {
  const claims = await readAccessToken(keys, token, new Date())
  if (!claims) throw new Error('The server does not sign tokens with the secret of the matrix.')
  return signAccessToken(keys, { ...claims, exp: Math.floor(Date.now() / 1000) - 1 })
}

async function createDecommissionedToken(server: TestServer, superuser: string): Promise<string> {
  const account = { username: 'gone-admin', password: 'gone-with-the-tide', clientCode: 'gone' }
  const body = { ...account, company: 'Gone', canAllowUpload: false, maxImportedCount: 1 }
  const newUser = await server.call<{ id: number }>('/api/users', { token: superuser, body })
  const token = await server.signIn(account.username, account.password, 'gone')
  const crm = { userId: newUser.body.id, crmClientId: '7' }
  await server.call('/api/decommissionedUsers', { token: superuser, body: crm })
  return token
}

function decodePayload(token: string) {
  return JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString('utf8'))
}

function encodePart(part: object): string {
  return Buffer.from(JSON.stringify(part)).toString('base64url')
}
