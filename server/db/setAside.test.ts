import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { checkReplacedDatabases } from '../cli/doctor/checkMachine'
import type { CheckContext } from '../cli/doctor/finding'
import { removeOldReplacedDatabases } from './sqliteBackup'

let folder: string
const url = () => `file:${join(folder, 'foyer.db')}`

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'foyer-aside-'))
  for (const name of [
    '',
    '.before-2026-10-01-120000',
    '.before-2026-10-01-120000-wal',
    '.before-2026-11-01-120000',
  ])
    writeFileSync(join(folder, `foyer.db${name}`), Buffer.alloc(1024 * 1024))
  writeFileSync(join(folder, 'other.db.before-2026-10-01-120000'), '')
})
afterEach(() => rmSync(folder, { recursive: true }))

test('databases that restores have set aside are listed with size and age, and removed after 30 days', () => {
  const now = new Date('2026-10-31T12:00:01Z')
  const context = {
    environment: { databaseUrl: url() },
    now: new Date('2026-11-02T13:00:00Z'),
  } as CheckContext
  expect(checkReplacedDatabases(context).map(({ message }) => message)).toEqual([
    expect.stringContaining('foyer.db.before-2026-10-01-120000 (2.0 MB, 32 days old)'),
    expect.stringContaining('foyer.db.before-2026-11-01-120000 (1.0 MB, 1 day old)'),
  ])
  expect(removeOldReplacedDatabases(url(), new Date('2026-10-31T12:00:00Z'))).toEqual([])
  expect(removeOldReplacedDatabases(url(), now)).toEqual([join(folder, 'foyer.db.before-2026-10-01-120000')])
  expect(readdirSync(folder).sort()).toEqual([
    'foyer.db',
    'foyer.db.before-2026-11-01-120000',
    'other.db.before-2026-10-01-120000',
  ])
  expect(removeOldReplacedDatabases('postgres://user@host/foyer', now)).toEqual([])
})
