import { expect, test } from 'vitest'
import { type FolderContent, findMissingPermissions } from './sitePermissions'

const site = (config: object, files: Record<string, string> = {}): FolderContent => ({
  configText: JSON.stringify(config),
  files: Object.fromEntries(Object.entries(files).map(([name, hash]) => [name, { hash, size: 1, type: '' }])),
})
const noPermissions = { pages: false, look: false, css: false }
const findMissing = (
  permissions: Partial<typeof noPermissions>,
  before: FolderContent,
  after: FolderContent,
) => findMissingPermissions({ ...noPermissions, ...permissions }, before, after)

test('each change requires its own permission', () => {
  expect(findMissing({}, site({}), site({ siteTitle: 'x' }))).toEqual(['pages'])
  expect(findMissing({}, site({}), site({ themeColor: 'x' }))).toEqual(['look'])
  expect(findMissing({}, site({}), site({}, { 'styles.min.css': '1' }))).toEqual(['css'])
  expect(findMissing({}, site({}), site({}, { 'sidebar.html': '1' }))).toContain('pages')
  expect(findMissing({ pages: true, look: true, css: true }, site({}), site({ a: 1, look: {} }))).toEqual([])
})

test('anyone who may change pages or the theme may add a picture', () => {
  expect(findMissing({ pages: true }, site({}), site({}, { 'a.png': '1' }))).toEqual([])
  expect(findMissing({ look: true }, site({}), site({}, { 'a.png': '1' }))).toEqual([])
  expect(findMissing({ css: true }, site({}), site({}, { 'a.png': '1' }))).toEqual(['look'])
})

test('formatting needs no permission, and invalid JSON hides no change', () => {
  expect(findMissing({}, site({ a: 1 }), { ...site({}), configText: '{ "a" : 1 }' })).toEqual([])
  expect(findMissing({}, site({ a: 1 }), { ...site({}), configText: '{' })).toEqual(['pages'])
})
