import { openDatabase } from '../../server/db/openDatabase'
import { createApiKey } from '../../server/modules/apiKeys/apiKeys.service'
import { findClient } from '../../server/modules/clients/clients.repository'
import type { OpenAccountSchema } from '../../src/schemas/accountSchema/accountSchema'
import type { UserAccount } from '../../src/schemas/accounts/buildUserForm'
import type { SubmissionBody } from '../../src/schemas/applications/application'
import { keyRights } from '../../src/schemas/connections/connections.types'
import type { VacancyPayload } from '../../src/schemas/vacancies/vacancyPayload'
import { createPlainVacancy } from '../fixtures/plainVacancy'
import type { TestMarketplace } from '../marketplace/startMarketplace'
import { createApplicationFixture, createUploadBody, fetchVacancies, pdf, submit } from './applicationFixture'
import { makePeople } from './matrixPeople'
import { makeTokens } from './matrixTokens'
import { type AuthoredFixture, createAuthoredFixture } from './matrixVacancies'
import type { TestServer } from './testServer'

/** Owner of the record that a call requests; the last is for a record that does not exist. */
export type Owner = 'harbour' | 'meridian' | 'nobody'

/** Records of a client, or ids that belong to no client. */
export interface ClientRecords {
  vacancyId: number
  documentId: number
  applicationId: number
  applicationGuid: string
  fileId: number
  /** Id of an incomplete upload. */
  uploadId: number
  prefillGuid: string
  submission: SubmissionBody
  /** Id of the account. */
  accountId: number
  /** Ids of a person who joined the account, and of a pending invitation. */
  personId: number
  invitationId: number
  clientCode: string
  /** Codes of vacancies to withdraw, one for each call. */
  codes: string[]
  /** Ids of an authored vacancy, a library question and a library group. */
  writtenId: string
  libraryId: string
  libraryGroupId: string
}

export interface World {
  call: TestServer['call']
  of: Record<Owner, ClientRecords>
  /** Tokens by actor. */
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
  | 'an editor'
  | 'a reviewer'
  | "another client's administrator"
  | "another client's guest who submitted"
  | 'a decommissioned administrator'
  | 'the SuperUser'
  | 'a refresh token'
  | 'a forged role'
  | 'a forged signature'
  | 'no signature at all'

/** Creates the payload of a vacancy of the matrix. */
const matrixVacancy = (code: string): VacancyPayload =>
  createPlainVacancy(code, {
    attachments: [
      { filename: 'document.pdf', description: '', mime: 'application/pdf', content: pdf.toString('base64') },
    ],
  })

const getCodes = (owner: Owner) => Array.from({ length: 8 }, (_, at) => `MATRIX-${owner}-${at}`)

/** Creates the same kinds of records for two clients of the demo, and tokens of all actors. */
export async function createMatrixClients(server: TestServer, market: TestMarketplace): Promise<World> {
  const db = openDatabase(server.database.url)
  const createOwnerApiKey = async (code: string) =>
    createApiKey(db, (await findClient(db, code))?.id ?? 0, 'matrix', new Date(), keyRights)
  const [harbourKey, meridianKey, revoked] = [
    await createOwnerApiKey('harbour'),
    await createOwnerApiKey('meridian'),
    await createOwnerApiKey('harbour'),
  ]
  await db.destroy()
  await server.database.query(
    "update api_keys set revoked_at = '2026-01-01' where id = (select max(id) from api_keys)",
  )
  const guests = { harbour: await server.guest('harbour'), meridian: await server.guest('meridian') }
  const tokens = await makeTokens(server, guests)
  const accounts = await makeVersions(server, tokens['the SuperUser'] ?? '')
  const people = await makePeople(server.call, tokens)
  const harbour = {
    ...(await createClientRecords(server, market, 'harbour', harbourKey, guests.harbour)),
    ...(await createAuthoredFixture(server, tokens['the administrator'] ?? '', 'MATRIX-OWN-H')),
    accountId: accounts.harbour,
    ...people.harbour,
  }
  const meridian = {
    ...(await createClientRecords(server, market, 'meridian', meridianKey, guests.meridian)),
    ...(await createAuthoredFixture(server, tokens["another client's administrator"] ?? '', 'MATRIX-OWN-M')),
    accountId: accounts.meridian,
    ...people.meridian,
  }
  return {
    call: server.call,
    of: {
      harbour,
      meridian,
      nobody: {
        ...harbour,
        ...{ vacancyId: 999_999, documentId: 999_999, applicationId: 999_999, fileId: 999_999 },
        ...{ uploadId: 999_999 },
        ...{ accountId: 999_999, personId: 999_999, invitationId: 999_999, clientCode: 'no-such-client' },
        ...{ writtenId: crypto.randomUUID(), libraryId: crypto.randomUUID() },
        libraryGroupId: crypto.randomUUID(),
        ...{ applicationGuid: crypto.randomUUID(), prefillGuid: crypto.randomUUID(), codes: [] },
        submission: { ...harbour.submission, vacancyId: 999_999 },
      },
    },
    tokens,
    keys: { harbour: harbourKey, meridian: meridianKey, revoked, unknown: `fyk_${'a'.repeat(43)}` },
    vacancy: matrixVacancy('MATRIX-PUT'),
  }
}

async function createClientRecords(
  server: TestServer,
  market: TestMarketplace,
  owner: 'harbour' | 'meridian',
  key: string,
  token: string,
): Promise<Omit<ClientRecords, 'accountId' | 'personId' | 'invitationId' | keyof AuthoredFixture>> {
  const codes = getCodes(owner)
  for (const code of [...codes, `MATRIX-${owner}`, 'MATRIX-PUT']) {
    const path = `/api/backoffice/vacancies/${code}`
    await server.call(path, { method: 'PUT', headers: { 'x-api-key': key }, body: matrixVacancy(code) })
  }
  const { name } = matrixVacancy(`MATRIX-${owner}`)
  const vacancyId = (await fetchVacancies(server, token)).find((vacancy) => vacancy.name === name)?.id ?? 0
  const documents = await server.call<{ id: number }[]>(`/api/vacancies/${vacancyId}/attachments`, { token })
  const { body } = await createApplicationFixture(server, token, vacancyId, 'matrix@example.org')
  const prefillGuid = market.share(owner === 'harbour' ? 'harbour-city' : 'meridian-health')
  const submission = { ...body, applicationPrefilObjectStoreGuid: prefillGuid }
  const receipt = await submit(server, token, submission)
  const attachments = await server.call<{ id: number }[]>(
    `/api/submittedapplications/${receipt.id}/attachments`,
    {
      token,
      body: createUploadBody({ resume: { name: 'resume.pdf', bytes: pdf } }),
    },
  )
  const [partialUpload] = await server.database.query(`insert into partial_uploads
    (client_id, application_id, field_key, filename, size, created_at)
    select client_id, id, 'other', 'other.pdf', 100, submitted_date from applications where id = ${receipt.id}
    returning id`)
  return {
    vacancyId,
    uploadId: Number(partialUpload?.id),
    documentId: documents.body[0]?.id ?? 0,
    applicationId: receipt.id,
    applicationGuid: receipt.guid,
    fileId: attachments.body[0]?.id ?? 0,
    prefillGuid,
    submission,
    clientCode: owner,
    codes,
  }
}

/** Creates two versions of each account's form, so that the first can be restored. @returns the ids of the accounts */
async function makeVersions(
  server: TestServer,
  token: string,
): Promise<Record<'harbour' | 'meridian', number>> {
  const { body: accounts } = await server.call<UserAccount[]>('/api/users', { token })
  const getAccountId = (code: string) => accounts.find(({ clientCode }) => clientCode === code)?.id ?? 0
  for (const code of ['harbour', 'meridian']) {
    const path = `/api/users/${getAccountId(code)}/schema`
    const { customFields, catalogue } = (await server.call<OpenAccountSchema>(path, { token })).body
    const renamedCatalogue = catalogue.map((choice) =>
      choice.id === 4 ? { ...choice, label: 'Cell phone' } : choice,
    )
    await server.call(path, { method: 'PUT', token, body: { customFields, catalogue: renamedCatalogue } })
  }
  return { harbour: getAccountId('harbour'), meridian: getAccountId('meridian') }
}
