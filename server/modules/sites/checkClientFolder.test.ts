import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { checkClientConfig } from '../../../src/schemas/clientConfig/checkClientConfig'
import { createClientFolder } from './checkClientFolder'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'foyer-folder-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

const config = () => JSON.parse(readFileSync(join(folder, 'harbour', 'config.json'), 'utf8'))

test('a new client has a folder with an initial configuration', async () => {
  expect(await createClientFolder(folder, 'harbour', 'Harbour & Co')).toBe(true)
  expect(config()).toEqual({
    $schema: '../config.schema.json',
    siteTitle: 'Harbour & Co careers',
    headingTitle: 'Harbour & Co',
    themeColor: '#1f5f8b',
    menuItems: [],
    pages: [],
  })
})

test('the configuration is valid for a company name of 100 characters', async () => {
  await createClientFolder(folder, 'harbour', 'x'.repeat(100))
  expect(config().siteTitle).toHaveLength(100)
  expect(checkClientConfig(config())).toEqual([])
})

test('existing files stay unchanged', async () => {
  await createClientFolder(folder, 'harbour', 'Harbour')
  writeFileSync(join(folder, 'harbour', 'config.json'), '{"siteTitle":"Ours"}')
  expect(await createClientFolder(folder, 'harbour', 'Harbour')).toBe(false)
  expect(config()).toEqual({ siteTitle: 'Ours' })
})

test('throws if a file has the name of the folder', async () => {
  writeFileSync(join(folder, 'harbour'), 'a file')
  await expect(createClientFolder(folder, 'harbour', 'Harbour')).rejects.toThrow()
})
