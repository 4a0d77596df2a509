import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  realpathSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { putSeededFile } from '../postgres/testDatabase'

let elsewhere: string
const project = resolve('.')

beforeEach(() => {
  elsewhere = realpathSync(mkdtempSync(join(tmpdir(), 'foyer-elsewhere-')))
})
afterEach(() => rmSync(elsewhere, { recursive: true }))

const run = (program: string, args: string[]) =>
  spawnSync(program, args, {
    cwd: elsewhere,
    env: { PATH: process.env.PATH, HOME: elsewhere, FOYER_DATA_DIR: join(elsewhere, 'data') },
    encoding: 'utf8',
  })
const foyer = (...args: string[]) => run(process.execPath, [join(project, 'scripts/foyer.mjs'), ...args])
const getBuildTimes = () =>
  ['dist/server/cli.js', 'dist/server/main.js'].map((file) => statSync(file).mtimeMs)

test('a command works from any folder, with paths relative to it, and builds nothing', async () => {
  const before = getBuildTimes()
  mkdirSync(join(elsewhere, 'data'))
  await putSeededFile(join(elsewhere, 'data'))
  expect(foyer('export', '--client', 'harbour', '--output', 'jobs.json')).toMatchObject({ status: 0 })
  expect(foyer('import', '--client', 'meridian', './jobs.json').stdout).toMatch(/^\d+ vacancies: \d+ created/)
  const throughNpm = run('npm', [
    '--prefix',
    project,
    'run',
    '--silent',
    'foyer',
    '--',
    'backup',
    '--output',
    'copy.db',
  ])
  expect([throughNpm.status, existsSync(join(elsewhere, 'copy.db'))]).toEqual([0, true])
  writeFileSync(join(elsewhere, 'own.env'), `FOYER_DATA_DIR=${elsewhere}/nowhere\n`)
  const resultWithEnvFile = spawnSync(
    process.execPath,
    [join(project, 'dist/server/cli.js'), 'retain', '--env-file', 'own.env'],
    {
      cwd: elsewhere,
      env: { PATH: process.env.PATH },
      encoding: 'utf8',
    },
  )
  expect([resultWithEnvFile.status, resultWithEnvFile.stderr]).toEqual([
    1,
    expect.stringContaining(`${elsewhere}/nowhere/foyer.db`),
  ])
  expect(foyer('--version').stdout).toMatch(/^Foyer \d+\.\d+\.\d+/)
  expect(getBuildTimes()).toEqual(before)
})

test('a command of an unbuilt product reports it, and neither installs nor builds', () => {
  const copy = join(elsewhere, 'copy')
  for (const path of ['scripts', 'package.json', 'package-lock.json'])
    cpSync(path, join(copy, path), { recursive: true })
  const { status, stderr } = run(process.execPath, [join(copy, 'scripts/foyer.mjs'), 'backup'])
  expect([status, stderr]).toEqual([1, expect.stringContaining('npm ci && npm run build')])
  expect(readdirSync(copy).sort()).toEqual(['package-lock.json', 'package.json', 'scripts'])
})

test('a command ends without an error if its output pipe is closed', async () => {
  const child = spawn(process.execPath, [join(project, 'scripts/foyer.mjs'), '--help'], {
    cwd: elsewhere,
    env: { PATH: process.env.PATH, FOYER_DATA_DIR: join(elsewhere, 'data') },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  child.stdout.destroy()
  let errorOutput = ''
  child.stderr.on('data', (part) => {
    errorOutput += String(part)
  })
  const [code] = await once(child, 'close')
  expect([code, errorOutput]).toEqual([0, ''])
})
