// What publishing costs, and what a published site costs its visitors: `node bench/server/publishSite.mjs [rounds=20]`,
// after `npm run build`. A site of 30 pages and 60 pictures is pushed, changed, published and brought back over HTTP; then
// the same page, picture and theme are read of two servers, turn by turn: of one from the folder, of the other from a version.
import { randomBytes } from 'node:crypto'
import { mkdirSync, writeFileSync } from 'node:fs'
import { Agent, request } from 'node:http'
import { join } from 'node:path'
import { loadSoFar, quietNumbers } from '../lib/machineLoad.mjs'
import { median } from '../lib/median.mjs'
import { startDemo } from '../lib/startFoyer.mjs'

const [rounds = 20] = quietNumbers()
const demo = await startDemo()
const dir = join(demo.dataDir, 'large')
mkdirSync(dir)
const picture = (at) => `picture-${at}.png`
// Of a kilobyte to a hundred each; the server looks at their heads alone.
const head = Buffer.from('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJ', 'base64')
for (let at = 0; at < 60; at += 1) {
  writeFileSync(join(dir, picture(at)), Buffer.concat([head, randomBytes(1000 + at * 1700)]))
}
const pages = Array.from({ length: 30 }, (_, at) => ({
  path: `/page-${at}`,
  title: `Page ${at}`,
  blocks: [
    { type: 'richText', text: ['Words. '.repeat(100).trim(), `[Next](/page-${(at + 1) % 30})`] },
    { type: 'image', name: picture(2 * at), alt: 'What it shows' },
    { type: 'image', name: picture(2 * at + 1), alt: 'What else it shows' },
  ],
}))
const menuItems = pages.slice(0, 10).map(({ path, title }) => ({ label: title, url: path }))
writeFileSync(join(dir, 'config.json'), JSON.stringify({ siteTitle: 'Large', menuItems, pages }, null, 2))
demo.foyer('site', 'publish', 'meridian', '--dir', dir)

let token = ''
const body = { username: 'master', password: 'master-demo-1', clientCode: 'admin' }
const call = async (path, options = {}) => {
  const { body: sent, ...rest } = options
  const answer = await fetch(`${demo.url}${path}`, {
    ...rest,
    headers: {
      ...(sent ? { 'content-type': 'application/json' } : {}),
      ...(token ? { authorization: `Bearer ${token}` } : {}),
    },
    ...(sent ? { method: rest.method ?? 'POST', body: JSON.stringify(sent) } : {}),
  })
  const data = await answer.json()
  if (!answer.ok) throw new Error(`${path}: ${answer.status} ${JSON.stringify(data).slice(0, 300)}`)
  return data
}

token = (await call('/api/auth/authenticate', { body })).accessToken
const site = '/api/sites/meridian'

const times = { publish: [], bringBack: [] }
const timed = async (list, work) => {
  const began = performance.now()
  await work()
  list.push(performance.now() - began)
}
for (let round = 0; round < rounds; round += 1) {
  const { configText, ids } = await call(`${site}/draft`)
  const edited = configText.replace(/"siteTitle": "[^"]*"/, `"siteTitle": "Round ${round}"`)
  const { revision } = await call(`${site}/draft`, { method: 'PUT', body: { configText: edited, ids } })
  await timed(times.publish, () => call(`${site}/publications`, { body: { revision } }))
  await timed(times.bringBack, () => call(`${site}/versions/2/restorations`, { method: 'POST' }))
}

const other = await startDemo()
other.foyer('site', 'publish', 'harbour', '--dir', 'public/clients/harbour')
const agent = new Agent({ keepAlive: true })
const get = (url, path, encoding = 'br') =>
  new Promise((resolve, reject) => {
    const { hostname, port } = new URL(url)
    const headers = { host: 'harbour.localhost', 'accept-encoding': encoding }
    request({ agent, hostname, port, path, headers }, (response) => {
      let bytes = 0
      response.on('data', (part) => {
        bytes += part.length
      })
      response.on('end', () => resolve({ status: response.statusCode, bytes, headers: response.headers }))
    })
      .on('error', reject)
      .end()
  })
const reads = {}
for (const [what, path] of [
  ['page', '/about'],
  ['picture', '/clients/harbour/share.png'],
  ['theme', '/theme.css'],
]) {
  const [folder, version] = [demo, other].map(({ url }) => [url, path])
  const ms = { folder: [], version: [] }
  for (let turn = 0; turn < 20 * rounds; turn += 1) {
    await timed(ms.folder, () => get(...folder))
    await timed(ms.version, () => get(...version))
  }
  const [one, two] = [await get(...folder), await get(...version)]
  const inFull = [await get(...folder, 'identity'), await get(...version, 'identity')]
  reads[what] = {
    'folder ms': median(ms.folder).toFixed(2),
    'version ms': median(ms.version).toFixed(2),
    'ms, ratio': (median(ms.version) / median(ms.folder)).toFixed(2),
    'folder bytes': one.bytes,
    'version bytes': two.bytes,
    // Compressed, random names in a page make a byte more or less.
    'in full': inFull.map(({ bytes }) => bytes).join(' '),
    statuses: `${one.status} ${two.status}`,
  }
}
const told = (list) => `${median(list).toFixed(0)} ms, at most ${Math.max(...list).toFixed(0)}`
console.log({ pages: 30, pictures: 60, publish: told(times.publish), 'bring back': told(times.bringBack) })
console.table(reads)
console.log({ load: loadSoFar() })
agent.destroy()
await Promise.all([demo.stop(), other.stop()])
