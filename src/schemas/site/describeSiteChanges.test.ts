import { expect, test } from 'vitest'
import { describeSiteChanges, type SiteParts } from './describeSiteChanges'

const file = (hash: string) => ({ hash, size: 1, type: 'image/png' })
const about = {
  path: '/about',
  title: 'About',
  blocks: [{ type: 'heading', text: 'Us' }, { type: 'newestJobs' }],
}
const team = { path: '/team', title: 'Team', blocks: [{ type: 'heading', text: 'We' }] }
const ids = {
  pages: [
    { id: 'a', blocks: ['a1', 'a2'] },
    { id: 't', blocks: ['t1'] },
  ],
  menu: ['m', 'n'],
}
const menuItems = [
  { label: 'About', url: '/about' },
  { label: 'Team', url: '/team' },
]
const site = (config: object, more: Partial<SiteParts> = {}): SiteParts => ({
  configText: JSON.stringify(config),
  files: {},
  ids,
  ...more,
})
const before = site({ siteTitle: 'Ours', menuItems, pages: [about, team] })
const listChanges = (config: object, more: Partial<SiteParts> = {}) =>
  describeSiteChanges(before, site({ siteTitle: 'Ours', menuItems, pages: [about, team], ...config }, more))

test('reports no change of equal sites, and a change of formatting as such', () => {
  expect(describeSiteChanges(before, before)).toEqual([])
  expect(describeSiteChanges(before, { ...before, configText: `${before.configText}\n` })).toEqual([
    'Formatting of config.json changed',
  ])
})

test('matches pages by id, whatever their title, path and position', () => {
  const renamed = { ...about, title: 'About us', path: '/about-us' }
  expect(
    listChanges({ pages: [team, renamed] }, { ids: { ...ids, pages: [...ids.pages].reverse() } }),
  ).toEqual(['Page renamed: About (/about) → About us (/about-us)', 'Order of the pages changed'])
  expect(listChanges({ pages: [about] }, { ids: { ...ids, pages: ids.pages.slice(0, 1) } })).toEqual([
    'Page removed: Team (/team)',
  ])
  const newPage = { path: '/more', title: 'More', blocks: [] }
  expect(
    listChanges(
      { pages: [about, team, newPage] },
      { ids: { ...ids, pages: [...ids.pages, { id: 'x', blocks: [] }] } },
    ),
  ).toEqual(['Page added: More (/more)'])
})

test('without ids matches pages by their addresses', () => {
  const noIds = { pages: [], menu: [] }
  expect(listChanges({ pages: [team, { ...about, title: 'Us' }] }, { ids: noIds })).toEqual([
    'Page renamed: About (/about) → Us (/about)',
    'Order of the pages changed',
  ])
})

test('names changed blocks and their changes', () => {
  const [heading, jobs] = about.blocks
  const pages = (blocks: object[]) => [{ ...about, blocks }, team]
  const withBlockIds = (blocks: string[]) => ({
    ids: { ...ids, pages: [{ id: 'a', blocks }, ...ids.pages.slice(1)] },
  })
  expect(listChanges({ pages: pages([{ ...heading, text: 'Who we are' }, jobs ?? {}]) })).toEqual([
    'Heading changed on About (/about): Text: “Us” → “Who we are”',
  ])
  expect(listChanges({ pages: pages([jobs ?? {}, heading ?? {}]) }, withBlockIds(['a2', 'a1']))).toEqual([
    'Order of the blocks changed on About (/about)',
  ])
  expect(listChanges({ pages: pages([heading ?? {}]) }, withBlockIds(['a1']))).toEqual([
    expect.stringMatching(/ removed from About \(\/about\)$/),
  ])
})

test('menu, values and files have one line each', () => {
  expect(listChanges({ menuItems: [{ label: 'Who', url: '/about' }, menuItems[1]] })).toEqual([
    'Menu item changed: About (/about) → Who (/about)',
  ])
  expect(listChanges({ menuItems: [...menuItems].reverse() }, { ids: { ...ids, menu: ['n', 'm'] } })).toEqual(
    ['Order of the menu changed'],
  )
  expect(listChanges({ siteTitle: 'Theirs', themeColor: '#ff0000', places: { Here: {} } })).toEqual([
    'Site title: Ours → Theirs',
    'Theme color: #ff0000',
    'Places changed',
  ])
  expect(listChanges({ look: { colours: { ground: '#fff4e0' }, corner: 'soft' } })).toEqual([
    'Theme: Colours: Ground: #fff4e0',
    'Theme: Corners: soft',
  ])
  const files = { 'a.png': file('1'), 'b.png': file('2') }
  expect(
    describeSiteChanges(
      { ...before, files },
      { ...before, files: { 'a.png': file('3'), 'c.png': file('2') } },
    ),
  ).toEqual(['File replaced: a.png', 'File removed: b.png', 'File added: c.png'])
})

test('describes invalid JSON like an empty configuration', () => {
  expect(describeSiteChanges(before, { ...before, configText: '{' })).toEqual([
    'Page removed: About (/about)',
    'Page removed: Team (/team)',
    'Menu item removed: About (/about)',
    'Menu item removed: Team (/team)',
    'Site title removed',
  ])
  const alsoInvalid = { ...before, configText: '{ "siteTitle"' }
  expect(describeSiteChanges({ ...before, configText: '{' }, alsoInvalid)).toEqual([
    'Formatting of config.json changed',
  ])
})
