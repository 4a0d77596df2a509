import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Database from 'better-sqlite3'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { runCli } from '../../server/cli/runCli'
import type { VacancyPayload } from '../../src/schemas/vacancies/vacancyPayload'
import { createApplicationFixture, fetchVacancies, submit } from './applicationFixture'
import { startReceiver, waitUntil } from './backOfficeReceiver'
import { runCommand } from './operatorsCommands'
import { startTestServer, type TestServer } from './testServer'

let server: TestServer
let folder: string
/** The server and the commands share the secret that encrypts signing secrets. */
const secret = 'the secret of this installation, long enough'

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'foyer-cli-'))
  server = await startTestServer({ FOYER_BACKOFFICE_ALLOW: '127.0.0.1', FOYER_SECRET: secret })
})
afterAll(async () => {
  await server.stop()
  rmSync(folder, { recursive: true })
})

/** Runs a command against the database of the running server. */
async function foyer(args: string, stdin = '') {
  const out: string[] = []
  const err: string[] = []
  const code = await runCli(args.split(' '), {
    variables: {
      DATABASE_URL: server.database.url,
      FOYER_DATA_DIR: folder,
      FOYER_SECRET: secret,
      FOYER_BACKOFFICE_ALLOW: '127.0.0.1',
    },
    print: (line) => out.push(line),
    reportProgress: (line) => err.push(line),
    readStdin: async () => stdin,
  })
  return { code, out: out.join('\n'), err: err.join('\n') }
}

describe("the operator's commands", () => {
  test('migrate changes nothing in an up-to-date database, and creates a new one with --create', async () => {
    const before = await server.stored()
    expect(await foyer('migrate')).toMatchObject({ code: 0, out: 'The database is up to date.' })
    const variables = { FOYER_DATA_DIR: mkdtempSync(join(tmpdir(), 'foyer-new-')) }
    expect(await runCommand(variables, ['migrate', '--create'])).toMatchObject({
      code: 0,
      out: 'The database was created.',
    })
    rmSync(variables.FOYER_DATA_DIR, { recursive: true })
    expect(await server.stored()).toEqual(before)
  })

  test('[SS-04] [SS-08] a master administrator signs in with the given or the printed password; a short password is refused', async () => {
    const given = await foyer('create-superuser --username boss --password-stdin', 'a-long-password\n')
    expect(given.out).toBe("boss is a master administrator at the client 'admin'.")
    const printed = await foyer('create-superuser --username chief --client head-office --company Head')
    const password = /^Password: (\S+)$/m.exec(printed.out)?.[1] ?? ''
    for (const token of [
      await server.signIn('boss', 'a-long-password', 'admin'),
      await server.signIn('chief', password, 'head-office'),
    ]) {
      const claims = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString())
      expect(claims.role).toBe('SuperUser')
    }
    expect((await foyer('create-superuser --username third --password-stdin', 'short')).code).toBe(1)
  })

  test('an export can be imported without differences', async () => {
    const file = join(folder, 'harbour.json')
    await server.database.query(
      `update vacancies set translations = '{"de":{"name":"Prüferin"}}', translated_descriptions = '{"de":"<p>Prüft.</p>"}'
       where id = (select min(v.id) from vacancies v join clients c on c.id = v.client_id where c.code = 'harbour')`,
    )
    expect((await foyer(`export --client harbour --output ${file}`)).code).toBe(0)
    const payloads: VacancyPayload[] = JSON.parse(readFileSync(file, 'utf8'))
    expect(payloads.length).toBeGreaterThan(60)
    const imported = await foyer('import --client head-office -', readFileSync(file, 'utf8'))
    expect(imported).toMatchObject({
      code: 0,
      out: `${payloads.length} vacancies: ${payloads.length} created, 0 replaced.`,
    })
    expect(JSON.parse((await foyer('export --client head-office')).out)).toEqual(payloads)
    expect(payloads[0]?.translations?.de).toEqual({ name: 'Prüferin', description: '<p>Prüft.</p>' })
    const again = await foyer(`import --client harbour ${file}`)
    expect(again.out).toContain('0 created')
  })

  test.each(['harbour', 'meridian', 'kitchen'])(
    'the export of %s can be imported into an empty database and is then exported byte for byte the same',
    async (code) => {
      const exported = join(folder, `${code}-exported.json`)
      const again = join(folder, `${code}-again.json`)
      const empty = mkdtempSync(join(folder, 'empty-'))
      const variables = { DATABASE_URL: `file:${join(empty, 'foyer.db')}`, FOYER_DATA_DIR: empty }
      const runInEmpty = async (...args: string[]) => {
        const { code: exit, err } = await runCommand(variables, args)
        expect([exit, err.split('\n').filter((line) => line.startsWith('  /'))]).toEqual([0, []])
      }
      expect((await foyer(`export --client ${code} --output ${exported}`)).code).toBe(0)
      await runInEmpty('migrate', '--create')
      await runInEmpty('create-superuser', '--username', 'boss', '--client', code, '--company', code)
      await runInEmpty('import', '--client', code, exported)
      await runInEmpty('export', '--client', code, '--output', again)
      expect(readFileSync(again).equals(readFileSync(exported))).toBe(true)
    },
  )

  test('[JL-14] [AP-01] seeding fills a client, reports progress and adds nothing twice', async () => {
    const args = 'seed --client meridian --vacancies 120 --applications 150'
    const first = await foyer(args)
    expect(first).toMatchObject({ code: 0, out: '120 vacancies and 150 applications added to meridian.' })
    expect(first.err).toContain('150 of 150 applications')
    expect((await foyer(args)).out).toBe('0 vacancies and 0 applications added to meridian.')
    const names = (await fetchVacancies(server, await server.guest('meridian'))).map(
      (vacancy) => vacancy.name,
    )
    expect(names.length).toBeGreaterThanOrEqual(120)
    const token = await server.admin('meridian')
    const page = await server.call<{ pagination: { recordCount: number } }>('/api/applications', { token })
    expect(page.body.pagination.recordCount).toBeGreaterThanOrEqual(150)
  })

  test('[API-20] a configured back-office receives applications signed with the printed secret, also after --new-secret until --forget-old-secret', async () => {
    const receiver = await startReceiver()
    await server.database.query("update outbox set state = 'sent'")
    const configured = await foyer(`set-backoffice --client harbour --address ${receiver.address}`)
    receiver.secret = /^Signing secret: (whsec_\S+)$/m.exec(configured.out)?.[1] ?? ''
    const token = await server.guest('harbour')
    const [vacancy] = await fetchVacancies(server, token)
    const apply = async (email: string) => {
      const { body } = await createApplicationFixture(server, token, vacancy?.id ?? 0, email)
      const { id } = await submit(server, token, { ...body, attachmentKeys: ['resume'] })
      // The hour to wait for the file is over, so the application is delivered without it.
      await server.database.query(
        `update outbox set next_attempt_at = '2026-01-01T00:00:00.000Z' where application_id = ${id}`,
      )
    }
    await apply('set.one@example.org')
    await waitUntil(() => receiver.effects.size === 1)
    await foyer('set-backoffice --client harbour --new-secret')
    await apply('set.two@example.org')
    await waitUntil(() => receiver.effects.size === 2)
    const [stored] = await server.database.query('select secrets from back_offices')
    expect(stored?.secrets).not.toContain('whsec_')
    expect(receiver.refused).toBe(0)
    await foyer('set-backoffice --client harbour --forget-old-secret')
    await apply('set.three@example.org')
    await waitUntil(() => receiver.refused > 0)
    expect((await foyer('set-backoffice --client harbour --off')).code).toBe(0)
    await receiver.stop()
  })

  test('a backup is made while the server runs; for PostgreSQL the command names pg_dump', async () => {
    const file = join(folder, 'copy', 'foyer.db')
    const { code, err } = await foyer(`backup --output ${file}`)
    if (server.database.url.startsWith('postgres')) {
      expect([code, existsSync(file)]).toEqual([1, false])
      expect(err).toContain('pg_dump')
      return
    }
    const copy = new Database(file, { readonly: true })
    const { applications } = await server.stored()
    expect(copy.prepare('select count(*) from applications').pluck().get()).toBe(applications)
    copy.close()
    expect(await foyer(`backup --output ${file}`)).toMatchObject({
      code: 1,
      err: expect.stringContaining('already'),
    })
  })
})
