import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { packProduct } from '../../scripts/lib/packProduct.mjs'
import { openDatabase } from '../../server/db/openDatabase'
import { createDevelopmentDatabase } from '../postgres/laterMigrations'
import { type ServerProcess, startProcess } from './serverProcess'

let folder: string
let server: ServerProcess | undefined
const at = (...parts: string[]) => join(folder, ...parts)
const program = () => at('node_modules/.bin/foyer')
/** An operator's environment. The data are outside of the package's folder, because an upgrade replaces that folder. */
const variables = () => ({
  PATH: process.env.PATH ?? '',
  FOYER_SECRET: 'a secret for this test only, of 32 bytes or more',
  FOYER_DATA_DIR: at('data'),
  FOYER_CLIENTS_DIR: at('clients'),
  FOYER_DOMAINS: 'jobs.example.org',
})
const foyer = (
  args: string[],
  { input = '', env = variables() }: { input?: string; env?: NodeJS.ProcessEnv } = {},
) => {
  const { status, stdout, stderr } = spawnSync(program(), args, { cwd: folder, env, input, encoding: 'utf8' })
  return { status, stdout, stderr }
}

/** Installs the package as on a machine with no registry and no compiler. */
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'foyer-package-'))
  const { path } = await packProduct(folder)
  mkdirSync(at('empty'))
  const args = ['install', '--prefix', folder, '--offline', '--cache', at('empty'), path]
  const env = {
    PATH: process.env.PATH,
    HOME: folder,
    CC: 'false',
    CXX: 'false',
    npm_config_nodedir: at('empty'),
  }
  // Without a time limit, an npm that hangs would stop the suite: nothing else runs meanwhile.
  const { status, stderr } = spawnSync('npm', args, { cwd: folder, env, encoding: 'utf8', timeout: 100_000 })
  expect([status, stderr]).toEqual([0, ''])
}, 120_000)
afterEach(() => server?.end('SIGKILL'))
afterAll(() => rmSync(folder, { recursive: true }))

const get = async (url: string, path: string) => {
  const answer = await fetch(url + path, { headers: { 'x-forwarded-host': 'harbour.jobs.example.org' } })
  return { status: answer.status, text: await answer.text() }
}

test('an installed package sets up an empty data folder, serves a client and stops', async () => {
  const { version } = JSON.parse(readFileSync('package.json', 'utf8')) as { version: string }
  expect(foyer(['--version']).stdout).toMatch(new RegExp(`^Foyer ${version.replaceAll('.', '\\.')}`))
  expect(foyer(['--help']).stdout).toContain('serve')
  expect(foyer(['migrate', '--create'])).toMatchObject({ status: 0 })
  const client = ['create-client', '--code', 'harbour', '--company', 'Harbour City', '--username', 'admin']
  expect(foyer(client, { input: 'a-password-of-its-own\n' })).toMatchObject({ status: 0, stderr: '' })
  expect(existsSync(at('clients/harbour/config.json'))).toBe(true)

  const changed = {
    ...JSON.parse(readFileSync(at('clients/harbour/config.json'), 'utf8')),
    siteTitle: 'From the folder',
  }
  writeFileSync(at('clients/harbour/config.json'), JSON.stringify(changed))
  server = await startProcess({ ...variables(), FOYER_TRUST_PROXY: '127.0.0.1' }, ['serve'], program())
  expect(await get(server.url, '/api/health')).toMatchObject({
    status: 200,
    text: expect.stringContaining(version),
  })
  const home = await get(server.url, '/')
  expect([home.status, home.text]).toEqual([200, expect.stringContaining('· From the folder</title>')])
  const [, script = ''] = /src="(\/assets\/[^"]+\.js)"/.exec(home.text) ?? []
  expect(await get(server.url, script)).toMatchObject({ status: 200 })
  expect(await get(server.url, '/fonts/fraunces.woff2')).toMatchObject({ status: 200 })
  expect(await server.end('SIGTERM')).toBe(0)
})

test('an installed package upgrades the database of an older version', async () => {
  const env = { ...variables(), FOYER_DATA_DIR: at('older') }
  mkdirSync(at('older'))
  const db = openDatabase(`file:${at('older/foyer.db')}`)
  await createDevelopmentDatabase(db)
  await db.destroy()
  expect(foyer(['create-superuser', '--username', 'you'], { env })).toMatchObject({
    status: 1,
    stderr: expect.stringContaining('earlier version: foyer migrate brings it up to date'),
  })
  const migrated = foyer(['migrate'], { env })
  expect([migrated.status, migrated.stderr]).toEqual([0, expect.stringContaining('0000allTables')])
  expect(foyer(['create-superuser', '--username', 'you'], { env })).toMatchObject({ status: 0 })
})

test('a missing optional package is named with the command that installs it', () => {
  for (const [variable, name] of [
    [{ FOYER_FILES: 's3://bucket/path' }, '@aws-sdk/client-s3'],
    [{ OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:4318' }, '@opentelemetry/sdk-trace-base'],
  ] as const) {
    const { status, stdout } = foyer(['serve'], { env: { ...variables(), ...variable } })
    expect([status, stdout]).toEqual([1, expect.stringContaining(`npm install --global ${name}`)])
  }
})

test('on a different Node version or platform, commands and the systemd unit fail with a message', () => {
  const manifest = at('node_modules/foyer/package.json')
  const unit = /^ExecStart=\S+\/node (\S+) (\S+)$/m.exec(readFileSync('deploy/foyer.service', 'utf8')) ?? []
  const text = readFileSync(manifest, 'utf8')
  for (const [changed, messagePattern] of [
    [
      text.replace(/"abi": "\d+"/, '"abi": "1"'),
      /^This package of Foyer was made for Node \d+\.x; this is Node /,
    ],
    [
      text.replace(/("foyerRuntime": \{\s+"os": ")\w+/, '$1sunos'),
      /^This package of Foyer was made for sunos, /,
    ],
  ] as const) {
    writeFileSync(manifest, changed)
    const { status, stderr } = foyer(['--version'])
    const started = spawnSync(process.execPath, unit.slice(1), {
      ...{ cwd: at('node_modules/foyer'), env: variables(), encoding: 'utf8', timeout: 30_000 },
    })
    writeFileSync(manifest, text)
    for (const one of [{ status, stderr }, started])
      expect([one.status, one.stderr]).toEqual([1, expect.stringMatching(messagePattern)])
  }
})

test('the installed package stays below 60 MB', () => {
  const { stdout } = spawnSync('du', ['-sk', at('node_modules')], { encoding: 'utf8' })
  expect(Number.parseInt(stdout, 10)).toBeLessThan(60_000)
})
