import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { transferTables } from '../../server/db/transferTables'
import type { UserAccount } from '../../src/schemas/accounts/buildUserForm'
import type { SubmissionReceipt } from '../../src/schemas/applications/application'
import { expectOk } from './apiClient'
import { operations } from './matrix'
import type { World } from './matrixWorld'
import { type StartedMatrix, startMatrixWorld } from './startMatrixWorld'
import type { TestServer } from './testServer'

let started: StartedMatrix
let server: TestServer
let matrixWorld: World
let meridianId: number

beforeAll(async () => {
  started = await startMatrixWorld()
  server = started.server
  matrixWorld = started.world
  const [row] = await server.database.query("select id from clients where code = 'meridian'")
  meridianId = Number(row?.id)
  await apply('meridian', 'the same key')
})
afterAll(() => started.stop())

const guests = {
  harbour: 'the guest who submitted',
  meridian: "another client's guest who submitted",
} as const

/** Submits an application with a key. The same key gives the applicant's address at both clients. */
function apply(owner: 'harbour' | 'meridian', key: string) {
  return server.call<SubmissionReceipt>('/api/submittedapplications', {
    token: matrixWorld.tokens[guests[owner]] ?? '',
    headers: { 'idempotency-key': key },
    body: { ...matrixWorld.of[owner].submission, email: `${key.replaceAll(' ', '.')}@example.org` },
  })
}

/** Returns all rows of meridian by table. */
async function readMeridianRows(): Promise<Record<string, string>> {
  const rows = transferTables.map(async (table) => {
    const column = table === 'clients' ? 'id' : 'client_id'
    const found = await server.database.query(`select * from ${table} where ${column} = ${meridianId}`)
    return [table, JSON.stringify(found.map((row) => JSON.stringify(row)).sort())] as const
  })
  return Object.fromEntries(await Promise.all(rows))
}

const createCall = (call: string) => async () => {
  const operation = operations[call]
  const { path, body } = (await operation?.send(matrixWorld, 'harbour', 1)) ?? { path: '' }
  const [method = ''] = call.split(' ')
  const tokens = {
    ...{ none: '', key: '', guest: matrixWorld.tokens[guests.harbour] },
    ...{ client: matrixWorld.tokens['the administrator'], superuser: matrixWorld.tokens['the SuperUser'] },
  }
  const token = tokens[operation?.access ?? 'none']
  const headers: Record<string, string> =
    operation?.access === 'key'
      ? { 'x-api-key': matrixWorld.keys.harbour }
      : { authorization: `Bearer ${token}` }
  const answer = await server.call(path, { method, headers, ...(body === undefined ? {} : { body }) })
  expect([call, answer.status]).toEqual([call, operation?.ok])
}
const foyer = async (...args: string[]) => {
  const { code, out, err } = await server.command(...args)
  expect([args, code, err]).toEqual([args, 0, err])
  return out
}

/** Changes the password of harbour's user, which also ends the user's sessions. */
async function changePassword(): Promise<void> {
  const api = server.client(matrixWorld.tokens['the SuperUser'])
  const params = { path: { id: matrixWorld.of.harbour.accountId } }
  const account: UserAccount = await expectOk(api.GET('/api/users/{id}', { params }))
  const put = await api.PUT('/api/users/{id}', { params, body: { ...account, password: 'another-secret-2' } })
  expect(put.response.status).toBe(204)
}

const changes: [string, () => Promise<unknown>][] = [
  ...[
    'PUT /api/userSettings',
    'POST /api/submittedapplications',
    'POST /api/submittedapplications/:id/prefilledresumeattachments',
    'POST /api/resubmittedApplications',
    'PUT /api/backoffice/vacancies/:code',
    'DELETE /api/backoffice/vacancies/:code',
    'PUT /api/users/:id',
    'PUT /api/users/:id/schema',
    'POST /api/users/:id/schema/versions/:version/restore',
    'DELETE /api/users/:id',
    'POST /api/decommissionedUsers',
    'DELETE /api/decommissionedUsers/:id',
  ].map((call): [string, () => Promise<unknown>] => [call, createCall(call)]),
  [
    'an application with an Idempotency-Key that the other client has used',
    () => apply('harbour', 'the same key'),
  ],
  ['a new API key', () => foyer('create-key', '--client', 'harbour', '--name', 'another')],
  [
    'erasing a person who applied to both clients',
    () => foyer('erase-person', '--client', 'harbour', '--email', 'the.same.key@example.org'),
  ],
  ['a new password', changePassword],
  ['a changed retention period', () => foyer('set-policy', '--client', 'harbour', '--retain-days', '30')],
]

describe('[SS-08] a change at one client leaves every row of another client unchanged', () => {
  test.for(changes)('%s', async ([_what, change]) => {
    const before = await readMeridianRows()
    expect(before.idempotency_keys).toContain('the same key')
    await change()
    expect(await readMeridianRows()).toEqual(before)
  })
})

test('[SS-08] `foyer retain` erases outdated applications of a client, and changes nothing of another client', async () => {
  await foyer('set-policy', '--client', 'harbour', '--retain-days', '30')
  await server.database.query("update applications set submitted_date = '2026-01-01T00:00:00.000Z'")
  const before = await readMeridianRows()
  const { applications = 0 } = await server.stored()
  await foyer('retain', '--yes')
  expect((await server.stored()).applications).toBeLessThan(applications)
  expect(await readMeridianRows()).toEqual(before)
})

test('[API-20] [SS-08] an idempotency key belongs to a client: the same key of another client is independent', async () => {
  const ours = await apply('harbour', 'a shared key')
  const theirs = await apply('meridian', 'a shared key')
  expect([ours.status, theirs.status, ours.body.id === theirs.body.id]).toEqual([201, 201, false])
  expect((await apply('harbour', 'a shared key')).body).toEqual(ours.body)
})

test('[API-18] [SS-08] the list counts only the own client’s applications, with and without filters', async () => {
  const token = await server.admin('meridian')
  const query = { pageSize: 1000 }
  for (const filter of [{}, { isSentToConnx: false }, { applicantName: 'a' }, { vacancyName: 'matrix' }]) {
    const params = { query: { ...query, ...filter } }
    const { results, pagination } = await expectOk(server.client(token).GET('/api/applications', { params }))
    expect([filter, pagination.recordCount]).toEqual([filter, results.length])
  }
})

test('[SS-08] the operator’s export of a client contains nothing of another client', async () => {
  const names = await server.database.query(`select name from vacancies where client_id = ${meridianId}`)
  const out = await foyer('export', '--client', 'harbour')
  expect(out.length).toBeGreaterThan(1000)
  expect(names.filter(({ name }) => out.includes(`"${name}"`) && !/MATRIX/.test(String(name)))).toEqual([])
  await apply('harbour', 'a person')
  await apply('meridian', 'a person')
  const one = JSON.parse(
    await foyer('export-person', '--client', 'harbour', '--email', 'a.person@example.org'),
  )
  expect(one).toHaveLength(1)
})
