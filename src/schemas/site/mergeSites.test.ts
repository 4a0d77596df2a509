import { expect, test } from 'vitest'
import { describeSiteConflicts, mergeSites } from './mergeSites'
import type { SiteIds } from './siteDraft'

const block = (text: string) => ({ type: 'heading', text })
const site = (blocks: object[], ids: SiteIds, more: object = {}) => ({
  configText: JSON.stringify(
    { siteTitle: 'Quay', ...more, pages: [{ path: '/', title: 'Home', blocks }] },
    null,
    2,
  ),
  files: {},
  ids,
})
const createIds = (...blocks: string[]): SiteIds => ({ pages: [{ id: 'home', blocks }], menu: [] })
const noIds: SiteIds = { pages: [], menu: [] }

test('merges blocks by their ids, and keeps the file’s formatting', () => {
  const versions = {
    base: site([block('One'), block('Two')], createIds('a', 'b')),
    mine: site([block('Two'), block('Mine'), block('One')], createIds('b', 'm', 'a')),
    theirs: site([block('One'), block('Theirs')], createIds('a', 'b'), { themeColor: '#123456' }),
  }
  expect(describeSiteConflicts(versions)).toEqual([])
  const merged = mergeSites(versions)
  expect(merged.ids).toEqual(createIds('b', 'm', 'a'))
  expect(JSON.parse(merged.configText)).toEqual({
    siteTitle: 'Quay',
    themeColor: '#123456',
    pages: [{ path: '/', title: 'Home', blocks: [block('Theirs'), block('Mine'), block('One')] }],
  })
  expect(merged.configText.startsWith('{\n  "siteTitle": "Quay",\n')).toBe(true)
})

test('describes both changes of a block that one user removed and the other changed', () => {
  const versions = {
    base: site([block('One')], createIds('a')),
    mine: site([], createIds()),
    theirs: site([block('Theirs')], createIds('a')),
  }
  const [conflict, ...otherConflicts] = describeSiteConflicts(versions)
  expect(otherConflicts).toEqual([])
  expect([conflict?.mine.join(), conflict?.theirs.join()]).toEqual([
    expect.stringContaining('removed from Home (/)'),
    'Heading changed on Home (/): Text: “One” → “Theirs”',
  ])
})

test('matches pages and blocks of two users who opened a site without ids', () => {
  const versions = {
    base: site([block('One'), block('Two')], createIds('a', 'b')),
    mine: site([block('One'), block('Mine')], createIds('a', 'b')),
    theirs: site([block('New'), block('One'), block('Two')], {
      pages: [{ id: 'other', blocks: ['x', 'y', 'z'] }],
      menu: [],
    }),
  }
  expect(describeSiteConflicts(versions)).toEqual([])
  expect(mergeSites(versions).ids).toEqual(createIds('x', 'a', 'b'))
  expect(JSON.parse(mergeSites(versions).configText).pages[0].blocks).toEqual([
    block('New'),
    block('One'),
    block('Mine'),
  ])
})

test('reports one conflict for a file that both users changed, and one for invalid JSON as a whole', () => {
  const file = (hash: string) => ({ hash, size: 1, type: 'text/css' })
  const createSite = (hash: string, configText = '{}') => ({
    configText,
    files: { 'own.css': file(hash) },
    ids: noIds,
  })
  const files = { base: createSite('a'), mine: createSite('b'), theirs: createSite('c') }
  expect(describeSiteConflicts(files).map(({ path }) => path)).toEqual(['/files/own.css'])
  const texts = {
    base: createSite('a'),
    mine: createSite('a', '{ "siteTitle":'),
    theirs: createSite('a', '{ "siteTitle": "T" }'),
  }
  expect(describeSiteConflicts(texts).map(({ path }) => path)).toEqual(['/config'])
  expect(mergeSites(texts).configText).toBe('{ "siteTitle":')
})
