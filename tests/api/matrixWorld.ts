import { openDatabase } from '../../server/db/openDatabase'
import { readEnvironment } from '../../server/environment'
import { findClient } from '../../server/repositories/clients'
import { readAccessToken, signAccessToken } from '../../server/services/accessTokens'
import { createApiKey } from '../../server/services/apiKeys'
import { type Keys, readKeys } from '../../server/services/keys'
import type { OpenAccountSchema } from '../../src/schemas/accountSchema'
import type { SubmissionBody } from '../../src/schemas/application'
import type { TokenAnswer } from '../../src/schemas/session'
import type { UserAccount } from '../../src/schemas/userAccount'
import type { VacancyPayload } from '../../src/schemas/vacancyPayload'
import type { TestMarketplace } from '../marketplace/startMarketplace'
import { advertised, applying, pdf, submit, upload } from './applicationFixture'
import { matrixVacancy, type Owner } from './matrix'
import type { TestServer } from './testServer'

/** What belongs to a client, or to nobody. */
interface Things {
  vacancyId: number
  documentId: number
  applicationId: number
  applicationGuid: string
  fileId: number
  prefillGuid: string
  submission: SubmissionBody
  /** The account's user. */
  accountId: number
  /** Vacancies to be withdrawn, one for each time. */
  codes: string[]
}

export interface World {
  call: TestServer['call']
  of: Record<Owner, Things>
  /** By actor. */
  tokens: Record<Actor, string | undefined>
  keys: Record<'harbour' | 'meridian' | 'revoked' | 'unknown', string>
  vacancy: VacancyPayload
}

export type Actor =
  | 'nobody'
  | 'the guest who submitted'
  | 'another guest'
  | 'an expired guest'
  | 'the administrator'
  | "another client's administrator"
  | "another client's guest who submitted"
  | 'a decommissioned administrator'
  | 'the SuperUser'
  | 'a refresh token'
  | 'a forged role'
  | 'a forged signature'
  | 'no signature at all'

export const matrixSecret = 'the secret of the matrix, which the test knows as well'
const codesOf = (owner: Owner) => Array.from({ length: 8 }, (_, at) => `MATRIX-${owner}-${at}`)

/** Two clients with the same kinds of things, and everybody who might ask for them. */
export async function makeWorld(server: TestServer, market: TestMarketplace): Promise<World> {
  const db = openDatabase(server.database.url)
  const keyOf = async (code: string) =>
    createApiKey(db, (await findClient(db, code))?.id ?? 0, 'matrix', new Date())
  const [harbourKey, meridianKey, revoked] = [
    await keyOf('harbour'),
    await keyOf('meridian'),
    await keyOf('harbour'),
  ]
  await db.destroy()
  await server.database.query(
    "update api_keys set revoked_at = '2026-01-01' where id = (select max(id) from api_keys)",
  )
  const guests = { harbour: await server.guest('harbour'), meridian: await server.guest('meridian') }
  const tokens = await makeTokens(server, guests)
  const accounts = await makeVersions(server, tokens['the SuperUser'] ?? '')
  const harbour = {
    ...(await makeThings(server, market, 'harbour', harbourKey, guests.harbour)),
    accountId: accounts.harbour,
  }
  const meridian = {
    ...(await makeThings(server, market, 'meridian', meridianKey, guests.meridian)),
    accountId: accounts.meridian,
  }
  return {
    call: server.call,
    of: {
      harbour,
      meridian,
      nobody: {
        ...harbour,
        ...{ vacancyId: 999_999, documentId: 999_999, applicationId: 999_999, fileId: 999_999 },
        accountId: 999_999,
        ...{ applicationGuid: crypto.randomUUID(), prefillGuid: crypto.randomUUID(), codes: [] },
        submission: { ...harbour.submission, vacancyId: 999_999 },
      },
    },
    tokens,
    keys: { harbour: harbourKey, meridian: meridianKey, revoked, unknown: `fyk_${'a'.repeat(43)}` },
    vacancy: matrixVacancy('MATRIX-PUT'),
  }
}

async function makeThings(
  server: TestServer,
  market: TestMarketplace,
  owner: 'harbour' | 'meridian',
  key: string,
  token: string,
): Promise<Omit<Things, 'accountId'>> {
  const codes = codesOf(owner)
  for (const code of [...codes, `MATRIX-${owner}`, 'MATRIX-PUT']) {
    const path = `/api/backoffice/vacancies/${code}`
    await server.call(path, { method: 'PUT', headers: { 'x-api-key': key }, body: matrixVacancy(code) })
  }
  const { name } = matrixVacancy(`MATRIX-${owner}`)
  const vacancyId = (await advertised(server, token)).find((vacancy) => vacancy.name === name)?.id ?? 0
  const documents = await server.call<{ id: number }[]>(`/api/vacancies/${vacancyId}/attachments`, { token })
  const { body } = await applying(server, token, vacancyId, 'matrix@example.org')
  const prefillGuid = market.share(owner === 'harbour' ? 'harbour-city' : 'meridian-health')
  const submission = { ...body, applicationPrefilObjectStoreGuid: prefillGuid }
  const receipt = await submit(server, token, submission)
  const sent = await server.call<{ id: number }[]>(`/api/submittedapplications/${receipt.id}/attachments`, {
    token,
    body: upload({ resume: { name: 'resume.pdf', bytes: pdf } }),
  })
  return {
    vacancyId,
    documentId: documents.body[0]?.id ?? 0,
    applicationId: receipt.id,
    applicationGuid: receipt.guid,
    fileId: sent.body[0]?.id ?? 0,
    prefillGuid,
    submission,
    codes,
  }
}

/** Two versions of each account's form, so that there is one to go back to. @returns the accounts' ids */
async function makeVersions(
  server: TestServer,
  token: string,
): Promise<Record<'harbour' | 'meridian', number>> {
  const { body: accounts } = await server.call<UserAccount[]>('/api/users', { token })
  const idOf = (code: string) => accounts.find(({ clientCode }) => clientCode === code)?.id ?? 0
  for (const code of ['harbour', 'meridian']) {
    const path = `/api/users/${idOf(code)}/schema`
    const { customFields, catalogue } = (await server.call<OpenAccountSchema>(path, { token })).body
    const renamed = catalogue.map((choice) => (choice.id === 4 ? { ...choice, label: 'Cell phone' } : choice))
    await server.call(path, { method: 'PUT', token, body: { customFields, catalogue: renamed } })
  }
  return { harbour: idOf('harbour'), meridian: idOf('meridian') }
}

async function makeTokens(
  server: TestServer,
  guests: Record<'harbour' | 'meridian', string>,
): Promise<World['tokens']> {
  const keys = readKeys(readEnvironment({ FOYER_SECRET: matrixSecret }, []))
  const admin = await server.call<TokenAnswer>('/api/auth/authenticate', {
    body: { username: 'harbour-admin', password: 'harbour-demo-1', clientCode: 'harbour' },
  })
  const [head = '', , signature = ''] = admin.body.accessToken.split('.')
  const superuser = await server.signIn('master', 'master-demo-1', 'admin')
  const payload = (over: object) => encoded({ ...decoded(admin.body.accessToken), ...over })
  const none = encoded({ alg: 'none', typ: 'at+jwt' })
  return {
    nobody: undefined,
    'the guest who submitted': guests.harbour,
    'another guest': await server.guest('harbour'),
    'an expired guest': await expired(keys, guests.harbour),
    'the administrator': admin.body.accessToken,
    "another client's administrator": await server.admin('meridian'),
    "another client's guest who submitted": guests.meridian,
    'a decommissioned administrator': await decommissioned(server, superuser),
    'the SuperUser': superuser,
    'a refresh token': admin.body.refreshToken,
    'a forged role': `${head}.${payload({ role: 'SuperUser' })}.${signature}`,
    'a forged signature': await signAccessToken(
      { access: new Uint8Array(32).fill(1) },
      { ...decoded(admin.body.accessToken), role: 'SuperUser' },
    ),
    'no signature at all': `${none}.${payload({ role: 'SuperUser' })}.`,
  }
}

/** The session lives; its token's time is over. */
async function expired(keys: Keys, token: string): Promise<string> {
  const claims = await readAccessToken(keys, token, new Date())
  if (!claims) throw new Error('The secret of the matrix is not the one that the server signs with.')
  return signAccessToken(keys, { ...claims, exp: Math.floor(Date.now() / 1000) - 1 })
}

async function decommissioned(server: TestServer, superuser: string): Promise<string> {
  const account = { username: 'gone-admin', password: 'gone-with-the-tide', clientCode: 'gone' }
  const body = { ...account, company: 'Gone', canAllowUpload: false, maxImportedCount: 1 }
  const made = await server.call<{ id: number }>('/api/users', { token: superuser, body })
  const token = await server.signIn(account.username, account.password, 'gone')
  const crm = { userId: made.body.id, crmClientId: '7' }
  await server.call('/api/decommissionedUsers', { token: superuser, body: crm })
  return token
}

function decoded(token: string) {
  return JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString('utf8'))
}

function encoded(part: object): string {
  return Buffer.from(JSON.stringify(part)).toString('base64url')
}
