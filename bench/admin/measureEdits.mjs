// What an edit of a site costs before anything is drawn: its text, its ids and the configuration that its pages are drawn from.
// Needs no build: node --import tsx bench/admin/measureEdits.mjs [pages] [edits]
import { createStudio } from '../../src/data/studio/studio.store'
import { freshBlock } from '../../src/schemas/siteEditing/createValue'
import { loadSoFar, quietNumbers } from '../lib/machineLoad.mjs'
import { median } from '../lib/median.mjs'

const [pages = 30, edits = 400] = quietNumbers()
const kinds = ['hero', 'richText', 'columns', 'statistics', 'people', 'questions', 'button', 'newestJobs']
const blocks = kinds.map((type) => freshBlock(type))
const config = {
  siteTitle: 'Quay Works',
  menuItems: Array.from({ length: 12 }, (_, at) => ({ label: `Page ${at}`, url: `/page-${at}` })),
  pages: Array.from({ length: pages }, (_, at) => ({ path: `/page-${at}`, title: `Page ${at}`, blocks })),
}
const draft = {
  clientCode: 'quay',
  company: 'Quay Works',
  revision: 1,
  base: null,
  configText: JSON.stringify(config, null, 2),
  files: {},
  ids: { pages: [], menu: [] },
  updatedAt: null,
  updatedBy: null,
}
const http = {
  get: async () => ({ data: draft, headers: {} }),
  put: async () => ({ data: draft, headers: {} }),
}
const tabStore = { get: () => null, set: () => undefined, remove: () => undefined }
const tools = {
  http,
  tabStore,
  now: () => performance.now(),
  newKey: () => Math.random().toString(36).slice(2),
}
const studio = createStudio(tools, 'quay')
await studio.load()

const took = { 'a text': [], 'a block moved': [], 'an undo': [] }
const time = (name, work) => {
  const from = performance.now()
  work()
  took[name].push(performance.now() - from)
}
for (let at = 0; at < edits; at += 1) {
  const page = at % pages
  const place = ['pages', page, 'blocks', 1]
  time('a text', () => studio.edit([{ path: [...place, 'text', 0], value: `Words ${at}` }], 'Text changed'))
  const value = studio.store.getState().raw.pages[page].blocks[1]
  const there = [...place.slice(0, 3), 3]
  time('a block moved', () =>
    studio.edit([{ path: place }, { path: there, value, insert: true }], 'Text moved'),
  )
  time('an undo', () => studio.undo())
}
const kilobytes = Math.round(studio.store.getState().configText.length / 1024)
console.log(`${pages} pages of ${kinds.length} blocks, ${kilobytes} KB; load ${loadSoFar()}`)
for (const [name, times] of Object.entries(took)) {
  const warm = times.slice(Math.floor(times.length / 4)).sort((one, other) => one - other)
  const slow = warm[Math.floor(warm.length * 0.95)]
  const words = [median(warm), slow].map((ms) => `${ms.toFixed(2)} ms`)
  const fourth = [median(warm) * 4, slow * 4].map((ms) => `${ms.toFixed(1)} ms`)
  console.log(`${name}: ${words[0]} (95 %: ${words[1]}); at a quarter of the CPU ${fourth[0]} (${fourth[1]})`)
}
process.exit(0)
