import { cpSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { basename } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { packProduct } from '../../scripts/lib/packProduct.mjs'
import { createApiClient } from '../api/apiClient'
import { fetchVacancies } from '../api/applicationFixture'
import { type MailServer, startMailServer } from '../api/mailServer'
import { callApi } from '../api/testServer'
import { type CommandBlock, commandBlocks, GuideMachine } from './guideMachine'

const guides = ['production', 'operating', 'upgrading', 'backoffice', 'scaling', 'environment']
const blocks = guides.flatMap(commandBlocks)

/** The blocks that this test cannot run, by their first line, with the reason. */
const skippedBlocks = new Map([
  ['npm run release -- --dry-run', 'releases a clone: tests/processes/release.test.ts'],
  [
    'foyer export --everything --output everything.ndjson',
    'needs PostgreSQL: tests/postgres/transfer.test.ts',
  ],
  [
    'psql -h coordinator foyer -c "create extension citus"            # and in the database foyer of each worker',
    'needs a cluster: npm run test:citus',
  ],
])
const endlessCommand = /^foyer receive .*\n/m

const machine = new GuideMachine()
const remaining = new Set(blocks)
let mail: MailServer

/** Returns a command block by a part of its text, each block once. */
function takeBlock(guide: string, words: string): CommandBlock {
  const block = [...remaining].find((one) => one.guide === guide && one.text.includes(words))
  if (!block) throw new Error(`docs/${guide}.md has no command block with ${words}`)
  remaining.delete(block)
  return block
}

beforeAll(async () => {
  await machine.prepare()
  mail = await startMailServer()
  const { path } = await packProduct(machine.at('root'))
  renameSync(path, machine.at('root/foyer-VERSION.tgz'))
}, 120_000)
afterAll(async () => {
  await machine.remove()
  await mail.stop()
})

const readVacancyExample = () =>
  /^## Vacancies come in$[\s\S]*?^```json\n([\s\S]*?)^```$/m.exec(
    readFileSync('docs/backoffice.md', 'utf8'),
  )?.[1] ?? ''
const getNewestBackup = () => readdirSync(machine.at('var/lib/foyer/backups')).sort().at(-1) ?? ''
const withBackup = ({ text }: CommandBlock) =>
  text.replaceAll('foyer-2026-11-22-031500.db', getNewestBackup())

/** Returns the number of jobs that visitors of harbour see. */
async function countJobs(): Promise<number> {
  const { body } = await callApi<{ accessToken: string }>(`${machine.url}/api/auth/authenticateGuest`, {
    body: { clientCode: 'harbour' },
  })
  const api = { client: (token?: string) => createApiClient(machine.url, token) }
  return (await fetchVacancies(api, body.accessToken)).length
}

test('docs/production.md leads from a clean folder to a client with vacancies, a back-office and a backup', async () => {
  mkdirSync(machine.at('var/lib/foyer'))
  writeFileSync(machine.at('var/lib/foyer/vacancies.json'), `[${readVacancyExample()}]`)
  const printed: string[] = []
  for (const block of blocks.filter(({ guide }) => guide === 'production')) {
    remaining.delete(block)
    printed.push(await machine.run(block.text, machine.at('opt/foyer')))
  }
  const all = printed.join('')
  for (const line of [
    /^Password: \S{10,}$/m,
    /^harbour-admin is the administrator of the new client 'harbour'\.$/m,
    /^\{"status":"ready"\}/m,
    /Applications of harbour are sent to https:\/\/203\.0\.114\.7\/hooks\/foyer\.$/m,
    /^1 vacancy: 1 created, 0 replaced\.$/m,
    /^ok +migrations: the tables are of this version\.$/m,
    /^ok +backup: the newest/m,
  ])
    expect(all).toMatch(line)
  expect(readFileSync(machine.at('etc/caddy/Caddyfile'), 'utf8')).toContain('harbour.YOUR.DOMAIN')
  expect(readdirSync(machine.at('units')).sort()).toEqual([
    'foyer-backup.service',
    'foyer-backup.timer',
    'foyer.service',
  ])
  expect(await countJobs()).toBe(1)
})

test('the commands of docs/backoffice.md import vacancies', async () => {
  await machine.run(takeBlock('backoffice', 'set-backoffice').text)
  await machine.run(takeBlock('backoffice', 'foyer receive').text.replace(endlessCommand, ''))
  await machine.run(takeBlock('backoffice', 'create-key').text)
  const created = await machine.run(
    'foyer create-key --client harbour --name Guide --may vacancies,applications',
  )
  const key = /fyk_\S+/.exec(created)?.[0] ?? ''
  writeFileSync(machine.at('root/.curlrc'), 'header = "X-Forwarded-Host: harbour.jobs.example.org"\nfail\n')
  const withServerAddress = ({ text }: CommandBlock) =>
    text
      .replaceAll('fyk_…', key)
      .replaceAll('after=412', 'after=0')
      .replaceAll('https://harbour.jobs.example.org', machine.url)
  writeFileSync(
    machine.at('var/lib/foyer/vacancy.json'),
    readVacancyExample().replace(/"code": "[^"]+"/, '"code": "PLAN-08"'),
  )
  expect(await machine.run(withServerAddress(takeBlock('backoffice', '-X PUT')))).toContain(
    '"code":"PLAN-08"',
  )
  cpSync('tests/fixtures/greenhouse/jobs.json', machine.at('var/lib/foyer/jobs.json'))
  expect(await machine.run(takeBlock('backoffice', '--format greenhouse').text)).toContain('2 created')
  expect(await machine.run(withServerAddress(takeBlock('backoffice', '/changes?')))).toContain('"changes"')
  rmSync(machine.at('root/.curlrc'))
})

test('the commands of docs/operating.md work beside the server', async () => {
  await machine.run(takeBlock('operating', '--version').text)
  for (const words of ['clock --fix', 'deliveries --send-now', 'erase-person'])
    await machine.run(takeBlock('operating', words).text)
  const people = takeBlock('operating', 'unlock USERNAME').text.replaceAll('USERNAME', 'harbour-admin')
  // The account has no two-factor authentication, so the command has nothing to remove.
  expect(await machine.run(people.replace(/^(foyer remove-codes \S+).*/m, '$1 || true'))).toContain(
    'harbour-admin has no one-time codes.',
  )
  const restarted = await machine.run(
    withBackup(takeBlock('operating', 'foyer restore /var/lib/foyer/backups/foyer')),
  )
  expect(restarted).toContain(getNewestBackup())
})

test('the settings of docs/operating.md send signed mail', async () => {
  const page = readFileSync('docs/operating.md', 'utf8')
  const [settings = ''] = /(^ {4}FOYER_SMTP_URL=.*\n)( {4}FOYER_\w+=.*\n)+/m.exec(page) ?? []
  const [, generate = ''] = /make an RSA key: `([^`]+)`/.exec(page) ?? []
  await machine.run(generate)
  const lines = settings
    .replace(/smtps:\S+/, mail.url)
    .replaceAll('/etc/', `${machine.at('etc')}/`)
    .replaceAll(/^ +/gm, '')
  writeFileSync(machine.at('etc/foyer.env'), readFileSync(machine.at('etc/foyer.env'), 'utf8') + lines)
  await machine.run(takeBlock('operating', 'send-test-mail').text)
  expect(mail.to('you@example.org')[0]?.raw).toMatch(/^DKIM-Signature: /m)
})

test('the commands for sites in docs/operating.md publish a folder and restore a version', async () => {
  const { text } = takeBlock('operating', 'foyer site pull')
  const at = text.indexOf('foyer site push')
  await machine.run(text.slice(0, at))
  const file = machine.at('var/lib/foyer/sites/harbour/config.json')
  writeFileSync(
    file,
    JSON.stringify({ ...JSON.parse(readFileSync(file, 'utf8')), siteTitle: 'From the guide' }),
  )
  // The second version is the client's folder before anything was published.
  const printed = await machine.run(text.slice(at).replace('--version 3', '--version 2'))
  expect(printed).toContain('harbour: version 4 serves, which is version 2 again.')
})

test('the upgrade in docs/upgrading.md keeps the vacancies', async () => {
  const jobs = await countJobs()
  expect(await machine.run(takeBlock('upgrading', '# prints each migration').text)).not.toBe('')
  expect(await countJobs()).toBe(jobs)
})

test('a lost machine is restored by docs/operating.md from copies of its files', async () => {
  const jobs = await countJobs()
  await machine.run('foyer backup')
  mkdirSync(machine.at('root/safe'))
  for (const path of [
    'var/lib/foyer/backups',
    'var/lib/foyer/clients',
    'var/lib/foyer/erasures.log',
    'etc/foyer.env',
  ])
    cpSync(machine.at(path), machine.at('root/safe', basename(path)), { recursive: true })
  const backup = getNewestBackup()
  await machine.run('systemctl stop foyer')
  rmSync(machine.at('var/lib/foyer'), { recursive: true })
  rmSync(machine.at('etc/foyer.env'))
  mkdirSync(machine.at('var/lib/foyer'), { mode: 0o700 })
  const { text } = takeBlock('operating', '/root/safe/foyer.env')
  await machine.run(text.replaceAll('foyer-2026-11-22-031500.db', backup))
  await machine.run('systemctl start foyer')
  expect(await countJobs()).toBe(jobs)
})

test('every command block of the guides was run, or is listed with the reason why it is not', () => {
  const firstLines = [...remaining].map(({ text }) => text.split('\n')[0])
  expect(firstLines.sort()).toEqual([...skippedBlocks.keys()].sort())
})
