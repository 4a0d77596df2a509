import { expect, test } from 'vitest'
import { refusedAreas, type SiteContent } from './siteAreas'

const site = (config: object, files: Record<string, string> = {}): SiteContent => ({
  configText: JSON.stringify(config),
  files: Object.fromEntries(Object.entries(files).map(([name, hash]) => [name, { hash, size: 1, type: '' }])),
})
const none = { pages: false, look: false, css: false }
const refused = (may: Partial<typeof none>, before: SiteContent, after: SiteContent) =>
  refusedAreas({ ...none, ...may }, before, after)

test('each change asks for its own permission', () => {
  expect(refused({}, site({}), site({ siteTitle: 'x' }))).toEqual(['pages'])
  expect(refused({}, site({}), site({ themeColor: 'x' }))).toEqual(['look'])
  expect(refused({}, site({}), site({}, { 'styles.min.css': '1' }))).toEqual(['css'])
  expect(refused({}, site({}), site({}, { 'sidebar.html': '1' }))).toContain('pages')
  expect(refused({ pages: true, look: true, css: true }, site({}), site({ a: 1, look: {} }))).toEqual([])
})

test('a picture may be brought by whoever may change pages or look', () => {
  expect(refused({ pages: true }, site({}), site({}, { 'a.png': '1' }))).toEqual([])
  expect(refused({ look: true }, site({}), site({}, { 'a.png': '1' }))).toEqual([])
  expect(refused({ css: true }, site({}), site({}, { 'a.png': '1' }))).toEqual(['look'])
})

test('formatting is nobody’s business, and a file that is no JSON hides nothing', () => {
  expect(refused({}, site({ a: 1 }), { ...site({}), configText: '{ "a" : 1 }' })).toEqual([])
  expect(refused({}, site({ a: 1 }), { ...site({}), configText: '{' })).toEqual(['pages'])
})
