import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { checkClientConfig } from '../../../src/schemas/clientConfig/checkClientConfig'
import { makeClientFolder } from './makeClientFolder'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'foyer-folder-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

const config = () => JSON.parse(readFileSync(join(folder, 'harbour', 'config.json'), 'utf8'))

test('a new client has a folder with a configuration to begin from', async () => {
  expect(await makeClientFolder(folder, 'harbour', 'Harbour & Co')).toBe(true)
  expect(config()).toEqual({
    $schema: '../config.schema.json',
    siteTitle: 'Harbour & Co careers',
    headingTitle: 'Harbour & Co',
    themeColor: '#1f5f8b',
    menuItems: [],
    pages: [],
  })
})

test('whatever the company is called, it is right', async () => {
  await makeClientFolder(folder, 'harbour', 'x'.repeat(100))
  expect(config().siteTitle).toHaveLength(100)
  expect(checkClientConfig(config())).toEqual([])
})

test('what is there already stays', async () => {
  await makeClientFolder(folder, 'harbour', 'Harbour')
  writeFileSync(join(folder, 'harbour', 'config.json'), '{"siteTitle":"Ours"}')
  expect(await makeClientFolder(folder, 'harbour', 'Harbour')).toBe(false)
  expect(config()).toEqual({ siteTitle: 'Ours' })
})

test('what the file system says is said', async () => {
  writeFileSync(join(folder, 'harbour'), 'a file')
  await expect(makeClientFolder(folder, 'harbour', 'Harbour')).rejects.toThrow()
})
