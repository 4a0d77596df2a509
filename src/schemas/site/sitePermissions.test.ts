import { expect, test } from 'vitest'
import { type FolderContent, findMissingPermissions } from './sitePermissions'

const site = (config: object, files: Record<string, string> = {}): FolderContent => ({
  configText: JSON.stringify(config),
  files: Object.fromEntries(Object.entries(files).map(([name, hash]) => [name, { hash, size: 1, type: '' }])),
})
const none = { pages: false, look: false, css: false }
const refused = (may: Partial<typeof none>, before: FolderContent, after: FolderContent) =>
  findMissingPermissions({ ...none, ...may }, before, after)

test('each change asks for its own permission', () => {
  expect(refused({}, site({}), site({ siteTitle: 'x' }))).toEqual(['pages'])
  expect(refused({}, site({}), site({ themeColor: 'x' }))).toEqual(['look'])
  expect(refused({}, site({}), site({}, { 'styles.min.css': '1' }))).toEqual(['css'])
  expect(refused({}, site({}), site({}, { 'sidebar.html': '1' }))).toContain('pages')
  expect(refused({ pages: true, look: true, css: true }, site({}), site({ a: 1, look: {} }))).toEqual([])
})

test('anyone who may change pages or the theme may add a picture', () => {
  expect(refused({ pages: true }, site({}), site({}, { 'a.png': '1' }))).toEqual([])
  expect(refused({ look: true }, site({}), site({}, { 'a.png': '1' }))).toEqual([])
  expect(refused({ css: true }, site({}), site({}, { 'a.png': '1' }))).toEqual(['look'])
})

test('formatting needs no permission, and invalid JSON hides no change', () => {
  expect(refused({}, site({ a: 1 }), { ...site({}), configText: '{ "a" : 1 }' })).toEqual([])
  expect(refused({}, site({ a: 1 }), { ...site({}), configText: '{' })).toEqual(['pages'])
})
