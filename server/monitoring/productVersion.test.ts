import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { readVersion } from './productVersion'

test('the version is read once, and known when the file cannot be read any more', () => {
  const root = mkdtempSync(join(tmpdir(), 'foyer-version-'))
  writeFileSync(join(root, 'package.json'), JSON.stringify({ version: '1.2.3' }))
  expect(readVersion(root)).toBe('1.2.3')
  rmSync(root, { recursive: true })
  expect(readVersion(root)).toBe('1.2.3')
})
