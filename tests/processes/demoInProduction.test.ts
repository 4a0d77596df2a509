import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { callApi } from '../api/testServer'
import { makeSeededDatabase, type TestDatabase } from '../postgres/testDatabase'
import { parseLog, runToEnd, type ServerProcess, startProcess } from './serverProcess'

let dataDir: string
let database: TestDatabase
let running: ServerProcess | undefined

beforeEach(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'foyer-production-'))
  database = await makeSeededDatabase(dataDir)
})
afterEach(async () => {
  await running?.end('SIGKILL')
  running = undefined
  await database.drop()
  rmSync(dataDir, { recursive: true })
})

const production = () => ({
  FOYER_DATA_DIR: dataDir,
  DATABASE_URL: database.url,
  FOYER_SECRET: 'a secret of thirty-two bytes, or more',
})
const foyer = (...args: string[]) =>
  spawnSync(process.execPath, ['dist/server/cli.js', ...args], {
    env: { PATH: process.env.PATH, ...production() },
    encoding: 'utf8',
  })

test("production does not start while accounts have the demo's passwords, and does after remove-demo", async () => {
  const { code, output } = await runToEnd(production(), ['--production'])
  const [line, ...others] = parseLog(output)
  expect([code, others]).toEqual([1, []])
  for (const name of ['harbour-admin', 'meridian-admin', 'kitchen-admin', 'master', 'remove-demo'])
    expect(line?.msg).toContain(name)

  const created = foyer('create-superuser', '--username', 'boss')
  const password = /Password: (\S+)/.exec(created.stdout)?.[1] ?? ''
  expect(foyer('remove-demo')).toMatchObject({
    status: 0,
    stdout: expect.stringContaining('harbour was removed'),
  })

  running = await startProcess(production(), ['--production'])
  const { url } = running
  const signIn = async (body: object) =>
    (await callApi(`${url}/api/auth/authenticate`, { body: { ...body, clientCode: 'admin' } })).status
  expect(await signIn({ username: 'master', password: 'master-demo-1' })).toBe(401)
  expect(await signIn({ username: 'boss', password })).toBe(200)
})
