import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { isLongRun } from '../../scripts/lib/testLength.mjs'
import { putSeededFile } from '../postgres/testDatabase'
import { ProjectCopy } from './projectCopy'

/**
 * Test files that start servers or run operator commands, where a developer's own data could leak in. They share their
 * helpers, so `npm test` runs only one of each sort: commands, a server and the folder of a site.
 */
const names = ['operating', 'health', 'siteCommand', ...(isLongRun ? ['oneTimeCodes', 'cli'] : [])]
const files = names.map((name) => `tests/api/${name}.test.ts`)

/** Variables that a developer may have exported for another installation. */
const otherInstallation = {
  FOYER_SECRET: 'the secret of another installation, long enough',
  FOYER_DATA_DIR: '/nonexistent/data',
  FOYER_DOMAINS: 'jobs.example.com',
  FOYER_LIMITS: 'off',
  DATABASE_URL: 'postgres://nobody:wrong@127.0.0.1:9/none',
  HOST: '192.0.2.1',
  PORT: '1',
}

let project: ProjectCopy

beforeAll(async () => {
  project = new ProjectCopy('usedWorkspace')
  symlinkSync(join(process.cwd(), 'dist'), join(project.root, 'dist'))
  const data = join(project.root, 'data')
  mkdirSync(data)
  writeFileSync(join(data, 'secret'), 'the secret that npm start has generated here before')
  await putSeededFile(data)
})
afterAll(() => project.remove())

test('tests of commands, a server and a site folder pass after `npm start` and with variables of another installation', {
  timeout: 300_000,
}, async () => {
  const { code, output } = await project.runWith(
    otherInstallation,
    'npx',
    'vitest',
    'run',
    '--project',
    'api',
    ...files,
  )
  expect(code, output).toBe(0)
})
