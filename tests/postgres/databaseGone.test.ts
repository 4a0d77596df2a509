import pg from 'pg'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { advertised, applying } from '../api/applicationFixture'
import { until } from '../api/backOfficeReceiver'
import { startTestServer, type TestServer } from '../api/testServer'

let server: TestServer
let token: string

beforeAll(async () => {
  server = await startTestServer()
  token = await server.guest('harbour')
})
afterAll(() => server.stop())

/** As its administrator shuts it down and takes it up again. */
async function admit(isAdmitted: boolean) {
  const client = new pg.Client({ connectionString: inject('postgresUrl') })
  await client.connect()
  const name = server.database.url.split('/').pop()
  await client.query(`alter database ${name} with allow_connections ${isAdmitted}`)
  if (!isAdmitted)
    await client.query(`select pg_terminate_backend(pid) from pg_stat_activity where datname = '${name}'`)
  await client.end()
}
const health = async () => (await server.call('/api/health')).status

test('[API-20] without its database it says 503 and takes nothing; with it again it works, unrestarted', async () => {
  const [vacancy] = await advertised(server, token)
  const { body } = await applying(server, token, vacancy?.id ?? 0, 'while.gone@example.org')
  expect(await health()).toBe(200)
  await admit(false)
  expect(await health()).toBe(503)
  const answers = await Promise.all(
    Array.from({ length: 20 }, () => server.call('/api/submittedapplications', { token, body })),
  )
  expect(new Set(answers.map((answer) => answer.status))).toEqual(new Set([503]))
  expect(answers[0]?.headers.get('retry-after')).toBe('5')
  await admit(true)
  await until(async () => (await health()) === 200)
  const before = (await server.stored()).applications ?? 0
  expect((await server.call('/api/submittedapplications', { token, body })).status).toBe(201)
  expect((await server.stored()).applications).toBe(before + 1)
})

test('[API-20] from a database that takes a question and never answers it turns to 503, and keeps no connection of it', {
  timeout: 90_000,
}, async () => {
  const [vacancy] = await advertised(server, token)
  const { body } = await applying(server, token, vacancy?.id ?? 0, 'while.silent@example.org')
  const before = await server.stored()
  const holder = new pg.Client({ connectionString: server.database.url })
  await holder.connect()
  await holder.query('begin; lock table outbox in access exclusive mode')
  // More than there are connections: those that find none wait no longer either.
  const answers = await Promise.all(
    Array.from({ length: 12 }, (_, at) =>
      server.call('/api/submittedapplications', {
        token,
        body: { ...body, email: `silent.${at}@example.org` },
      }),
    ),
  )
  expect(new Set(answers.map((answer) => answer.status))).toEqual(new Set([503]))
  await holder.query('rollback')
  await holder.end()
  const sent = await Promise.all(
    answers.map((_, at) =>
      server.call('/api/submittedapplications', {
        token,
        body: { ...body, email: `silent.${at}@example.org` },
      }),
    ),
  )
  expect(sent.map((answer) => answer.status)).toEqual(sent.map(() => 201))
  const { applications = 0, outbox = 0 } = before
  expect(await server.stored()).toMatchObject({ applications: applications + 12, outbox: outbox + 12 })
})
