import {
  chmodSync,
  chownSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Database from 'better-sqlite3'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { runCli } from '../../server/cli/runCli'
import { hashPassword } from '../../server/security/passwords'
import { startReceiver } from '../api/backOfficeReceiver'
import { runCommand } from '../api/operatorsCommands'

/** Data folder of a production installation that `beforeAll` creates with the operator's commands. */
let data: string
let folder: string
const secret = 'the one secret of this installation, long enough'
const variables = () => ({ FOYER_DATA_DIR: data, FOYER_SECRET: secret, FOYER_BACKOFFICE_ALLOW: '127.0.0.1' })

async function runDoctor(more: Record<string, string | undefined> = {}, ...args: string[]) {
  const out: string[] = []
  const err: string[] = []
  const code = await runCli(['doctor', ...args], {
    variables: { ...variables(), ...more },
    unitEnvFile: join(folder, 'foyer.env'),
    print: (line) => out.push(line),
    reportProgress: (line) => err.push(line),
    readStdin: async () => '',
  })
  return {
    code,
    err,
    line: (subject: string) => out.find((one) => one.slice(9).startsWith(`${subject}: `)) ?? '',
    all: (subject: string) => out.filter((one) => one.slice(9).startsWith(`${subject}: `)),
  }
}

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'foyer-doctor-'))
  data = join(folder, 'data')
  mkdirSync(data, { mode: 0o700 })
  await runCommand(variables(), ['migrate', '--create'])
  await runCommand(variables(), ['create-superuser', '--username', 'boss'])
  const backupResult = await runCommand(variables(), ['backup'])
  expect(backupResult.code).toBe(0)
})
afterAll(() => rmSync(folder, { recursive: true }))

const sql = (text: string) => new Database(join(data, 'foyer.db')).exec(text).close()

describe('passed checks', () => {
  test('prints one line per subject, including those that are not set up', async () => {
    const { line } = await runDoctor({ FOYER_DOMAINS: 'localhost.localdomain,localhost' })
    for (const [subject, says] of [
      ['settings', 'can be read'],
      ['secret', 'is set'],
      ['database', 'is intact'],
      ['migrations', 'of this version'],
      ['passwords', 'no account has a password of the demo'],
      ['mail', 'not configured'],
      ['disk', 'MB'],
      ['clock', 'fits'],
      ['backup', '0 hours old'],
      ['back-office', 'none is configured'],
      ['permissions', "only the server's user"],
    ] as const)
      expect([subject, line(subject)]).toEqual([subject, expect.stringContaining(says)])
  })
})

describe('checks that find a problem explain the repair:', () => {
  const expectFailed = async (
    subject: string,
    says: string,
    more: Record<string, string | undefined> = {},
    ...args: string[]
  ) => {
    const { code, line } = await runDoctor(more, ...args)
    expect([code, line(subject)]).toEqual([
      1,
      expect.stringMatching(new RegExp(`^failed +${subject}: .*${says}`)),
    ])
  }

  test('a missing or changed secret', async () => {
    await expectFailed('secret', 'openssl rand', { FOYER_SECRET: undefined })
    const office = ['set-backoffice', '--client', 'admin', '--address', 'https://203.0.114.7/']
    await runCommand(variables(), office)
    await expectFailed('secret', 'Put that secret back', {
      FOYER_SECRET: 'another secret, which is long enough too',
    })
    await runCommand(variables(), ['set-backoffice', '--client', 'admin', '--off'])
  })

  test('an invalid setting', () => expectFailed('settings', 'PORT must be', { PORT: 'eighty' }))

  test('a domain that is not configured, or does not resolve', async () => {
    await expectFailed('domain', 'FOYER_DOMAINS is not set')
    await expectFailed('domain', 'create a DNS record', { FOYER_DOMAINS: 'jobs.invalid' })
  })

  test('a site that cannot be reached over TLS', () =>
    expectFailed('tls', 'check that the proxy runs', { FOYER_DOMAINS: 'jobs.invalid' }))

  test('a database that is missing, damaged, of another version, or has the demo’s passwords', async () => {
    await expectFailed('database', 'npm run foyer -- migrate', { FOYER_DATA_DIR: join(folder, 'nowhere') })
    const broken = join(folder, 'broken')
    mkdirSync(broken, { mode: 0o700 })
    const [backup = ''] = readdirSync(join(data, 'backups'))
    const bytes = readFileSync(join(data, 'backups', backup))
    writeFileSync(join(broken, 'foyer.db'), bytes.fill(7, 8192, bytes.length - 8192))
    await expectFailed('database', 'restore FILE', { FOYER_DATA_DIR: broken })
    sql("update kysely_migration set name = '9999' || name where name = '0000allTables'")
    await expectFailed('migrations', 'by a newer Foyer')
    sql("delete from kysely_migration where name = '99990000allTables'")
    await expectFailed('migrations', 'npm run foyer -- migrate')
    sql("insert into kysely_migration values ('0000allTables', '2026-11-22T00:00:00.000Z')")
    sql("update users set username = 'master', username_lower = 'master' where username = 'boss'")
    sql(`update users set password_hash = '${await hashPassword('master-demo-1')}'`)
    await expectFailed('passwords', 'remove-demo')
    sql(`update users set username = 'boss', username_lower = 'boss'`)
  })

  test('a full disk', () => expectFailed('disk', 'make room', { FOYER_DISK_LOW_MB: '99999999' }))

  test('a clock that is behind the newest row', async () => {
    sql(
      "insert into audit (client_id, action, subject, at) values (1, 'signed in', 'user:1', '2999-01-01T00:00:00.000Z')",
    )
    await expectFailed('clock', 'timedatectl')
    sql('delete from audit')
  })

  test('a missing or old backup', async () => {
    const old = join(folder, 'old')
    mkdirSync(old)
    await expectFailed('backup', 'there is none in', {}, '--backups', old)
    writeFileSync(join(old, 'foyer-1.db'), '')
    const twoDaysAgo = new Date(Date.now() - 48 * 3_600_000)
    utimesSync(join(old, 'foyer-1.db'), twoDaysAgo, twoDaysAgo)
    await expectFailed('backup', '48 hours old: .*foyer-backup.timer', {}, '--backups', old)
  })

  test('a back-office that has no listener, or whose address is not allowed', async () => {
    const receiver = await startReceiver()
    const set = ['set-backoffice', '--client', 'admin', '--address', receiver.address]
    await runCommand(variables(), set)
    expect((await runDoctor()).line('back-office')).toMatch(/^ok +back-office: of admin: can be reached/)
    await receiver.stop()
    await expectFailed('back-office', 'ECONNREFUSED')
    await expectFailed('back-office', 'FOYER_BACKOFFICE_ALLOW must name it', { FOYER_BACKOFFICE_ALLOW: '' })
    await runCommand(variables(), ['set-backoffice', '--client', 'admin', '--off'])
  })

  test('a reachable back-office that rejects applications, and paused deliveries', async () => {
    const receiver = await startReceiver()
    const set = ['set-backoffice', '--client', 'admin', '--address', receiver.address]
    await runCommand(variables(), set)
    const since = new Date(Date.now() - 78 * 60_000).toISOString()
    const row = `select id, 1, 'one', 'waiting', 3, 'The back-office answered 503', '${since}', '${since}' from clients where code = 'admin'`
    sql(
      `pragma foreign_keys = off; insert into outbox (client_id, application_id, guid, state, attempts, last_error, next_attempt_at, created_at) ${row}`,
    )
    sql(
      `pragma foreign_keys = off; insert into delivery_attempts (client_id, application_id, at, status, error, duration_ms) select client_id, application_id, '${since}', 503, 'The back-office answered 503', 1 from outbox`,
    )
    expect((await runDoctor()).line('back-office')).toMatch(
      /^warning +back-office: of admin: accepts no applications: The back-office answered 503; 1 application was not taken, the oldest 78 minutes old\. .*--send-now/,
    )
    sql(`update back_offices set paused_at = '${since}'`)
    expect((await runDoctor()).all('back-office')).toContainEqual(
      expect.stringMatching(/^warning .*1 application of admin waits, .*paused since/),
    )
    sql('delete from delivery_attempts; delete from outbox')
    await receiver.stop()
    await runCommand(variables(), ['set-backoffice', '--client', 'admin', '--off'])
  })

  test('files that others may read, or that have another owner than their folder', async () => {
    chmodSync(join(data, 'foyer.db'), 0o644)
    await expectFailed('permissions', 'chmod go=')
    chmodSync(join(data, 'foyer.db'), 0o600)
    writeFileSync(join(folder, 'foyer.env'), '', { mode: 0o644 })
    await expectFailed('permissions', 'foyer.env: chmod 600')
    rmSync(join(folder, 'foyer.env'))
    // The file gets another owner than its folder, as after a command that was run as another user. Only root can do this.
    if (process.getuid?.() !== 0) return
    chownSync(join(data, 'foyer.db'), 1, 1)
    await expectFailed('permissions', 'has another owner than its folder: chown --reference')
    chownSync(join(data, 'foyer.db'), 0, 0)
  })
})
