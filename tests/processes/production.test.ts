import { spawnSync } from 'node:child_process'
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { parseEnv } from 'node:util'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { TestVariables } from '../api/operatorsCommands'
import { type ServerProcess, startProcess } from './serverProcess'

const modules = dirname(dirname(createRequire(import.meta.url).resolve('vitest/package.json')))
const page = readFileSync('docs/production.md', 'utf8')
const [before = '', after = ''] = page.split(/^## 4\./m)
const [, example = ''] =
  /^## Vacancies come in$[\s\S]*?^```json\n([\s\S]*?)^```$/m.exec(
    readFileSync('docs/backoffice.md', 'utf8'),
  ) ?? []

/** Returns the commands of the page, except for those that need another machine. */
const typedIn = (part: string) =>
  [...part.matchAll(/^```sh\n([\s\S]*?)^```$/gm)]
    .flatMap(([, block]) => block ?? [])
    .filter((block) => !block.startsWith('# on the machine'))

let folder: string
let server: ServerProcess | undefined

/** A product that is built, in a folder instead of a machine. */
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'foyer-first-'))
  const product = join(folder, 'product')
  mkdirSync(join(folder, 'data'), { mode: 0o700 })
  for (const path of ['dist', 'public', 'scripts', 'package.json'])
    cpSync(path, join(product, path), { recursive: true })
  rmSync(join(product, 'public/clients/harbour'), { recursive: true })
  symlinkSync(modules, join(product, 'node_modules'))
  writeFileSync(join(folder, 'vacancies.json'), `[${example}]`)
})
afterAll(async () => {
  await server?.end('SIGKILL')
  rmSync(folder, { recursive: true })
})

function type(blocks: string[], url = '') {
  const text = blocks
    .join('')
    .replaceAll('/etc/foyer.env', `${folder}/foyer.env`)
    .replaceAll('/var/lib/foyer', `${folder}/data`)
    .replaceAll('http://127.0.0.1:3000', url)
  const foyer = `foyer() { node ${folder}/product/scripts/foyer.mjs "$@" --env-file ${folder}/foyer.env; }`
  const env = { PATH: `${dirname(process.execPath)}:${process.env.PATH}` }
  return spawnSync('sh', ['-euc', `${foyer}\n${text}`], { cwd: folder, env, encoding: 'utf8' })
}

test('the commands of docs/production.md create a client, a back-office, vacancies and a backup', async () => {
  const made = type(typedIn(before))
  expect([made.status, made.stderr]).toEqual([0, ''])
  expect(made.stdout).toMatch(/^Password: \S{10,}$/m)
  expect(made.stdout).toContain("harbour-admin is the administrator of the new client 'harbour'.")
  const settings = parseEnv(readFileSync(join(folder, 'foyer.env'), 'utf8')) as TestVariables

  server = await startProcess(settings, ['--production'], join(folder, 'product/dist/server/main.js'))
  const rest = type(typedIn(after), server.url)
  expect([rest.status, rest.stderr]).toEqual([0, expect.not.stringContaining('can not')])
  for (const line of [
    '{"status":"ready"}',
    'Applications of harbour are sent to https://203.0.114.7/hooks/foyer.',
    'fyk_',
    '1 vacancy: 1 created, 0 replaced.',
    'ok       migrations: the tables are of this version.',
    'ok       backup: the newest',
  ])
    expect(rest.stdout).toContain(line)
  expect(readdirSync(join(folder, 'data/backups'))).toEqual([expect.stringMatching(/^foyer-.*\.db$/)])
  expect(await server.end('SIGTERM')).toBe(0)
  // All but the few that need a machine.
  const all = page.match(/^```sh$/gm)?.length ?? 0
  expect([...typedIn(before), ...typedIn(after)].length).toBeGreaterThan(all / 2)
})
