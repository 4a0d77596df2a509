import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { getRunCount } from '../../../scripts/lib/testLength.mjs'
import { migrateDatabase } from '../../db/migrateDatabase'
import { type Db, openDatabase } from '../../db/openDatabase'
import { getInitialClientValues } from '../accounts/newClient'
import { getOperatorActor } from '../audit/clientActor'
import { addClient, type Client, getClientById } from '../clients/clients.repository'
import { hashManifest } from '../sites/siteFiles'
import { checkSiteFiles, checkSiteZip } from './checkSiteFiles'
import { purgeUnusedSiteFiles } from './draftFiles.service'
import { importSiteAsDraft } from './importSite.service'
import { publishDraft } from './publishSite.service'
import { saveSiteDraft } from './saveSiteDraft.service'
import { type FileEditingContext, readDraft } from './siteDraft.service'
import { buildSiteZip, loadCompleteSite } from './siteZip'

let root: string
let db: Db
let context: FileEditingContext

beforeAll(async () => {
  root = mkdtempSync(join(tmpdir(), 'foyer-trips-'))
  db = openDatabase(`file:${join(root, 'foyer.db')}`)
  await migrateDatabase(db)
  context = { db, root, scanner: null, now: () => new Date('2026-11-22T04:05:06Z') }
})
afterAll(async () => {
  await db.destroy()
  rmSync(root, { recursive: true })
})

let clientCount = 0
async function addTestClient(): Promise<Client> {
  const createdAt = '2026-11-22T00:00:00Z'
  return getClientById(
    db,
    await addClient(db, { ...getInitialClientValues(`trip-${clientCount++}`, 'Trip'), createdAt }),
  )
}
const createZip = async (bytes: ReadonlyMap<string, Buffer>) =>
  Buffer.concat((await buildSiteZip({ bytes }).toArray()) as Buffer[])

const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)
const anyText = fc.string({ unit: 'grapheme', maxLength: 30 }).map((text) => text.replaceAll('\0', ''))
const stem = fc.stringMatching(/^[a-z0-9][a-z0-9 ._-]{0,12}[a-z0-9]$/)
const file = fc.oneof(
  fc
    .tuple(stem, fc.nat(255))
    .map(([name, tail]) => [`${name}.png`, Buffer.concat([png, Buffer.from([tail])])]),
  fc.tuple(stem, anyText).map(([name, text]) => [`${name}.css`, Buffer.from(`/* ${text} */\r\n`)]),
  fc
    .tuple(stem, fc.stringMatching(/^[0-9a-f]{1,9}$/))
    .map(([name, id]) => [
      `fonts/${name}.svg`,
      Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg"><g id="i${id}"/>\n</svg>`),
    ]),
  anyText.map((text) => ['sidebar.html', Buffer.from(`<p>${text}</p>`)]),
) as fc.Arbitrary<[string, Buffer]>
const config = fc
  .tuple(
    fc.dictionary(
      fc.oneof(fc.constantFrom('siteTitle', 'pages', 'unknown', '__proto__'), anyText),
      fc.jsonValue(),
    ),
    fc.constantFrom(undefined, 2, '\t'),
    fc.constantFrom('', '\n', '\r\n', '\n\n  '),
    fc.constantFrom('', '\ufeff'),
  )
  .map(([value, indent, tail, byteOrderMark]) =>
    Buffer.from(`${byteOrderMark}${JSON.stringify(value, null, indent)}${tail}`),
  )
const site = fc.tuple(config, fc.array(file, { maxLength: 5 })).map(([text, files]) => {
  return new Map([...files, ['config.json', text] as const].map(([name, bytes]) => [name, bytes]))
})

test(
  'export and import are inverse, byte for byte, for any site',
  async () => {
    const client = await addTestClient()
    await fc.assert(
      fc.asyncProperty(site, async (bytes) => {
        const zip = await createZip(bytes)
        const { notes } = await importSiteAsDraft(
          context,
          getOperatorActor(client),
          await checkSiteZip({ bytes: zip }),
        )
        const exportedSite = await loadCompleteSite(context, client, 'draft')
        expect(notes).toEqual([])
        expect([...exportedSite.bytes.keys()].sort()).toEqual([...bytes.keys()].sort())
        expect((await createZip(exportedSite.bytes)).equals(zip)).toBe(true)
      }),
      { numRuns: getRunCount(100, 1000), seed: 2026 },
    )
  },
  getRunCount(30_000, 600_000),
)

test('unused files are deleted a week after they were stored, files of drafts and versions are not', async () => {
  const client = await addTestClient()
  const actor = getOperatorActor(client)
  const files = (names: string[]) =>
    new Map(names.map((name) => [name, Buffer.from(`/* ${name} of the sweep */`)] as const))
  const importFiles = async (names: string[]) =>
    importSiteAsDraft(context, actor, await checkSiteFiles({ bytes: files(names), notes: [] }))
  const { revision } = await importFiles(['published.css', 'gone.css'])
  await saveSiteDraft(context, actor, revision, {
    configText: '',
    ids: { pages: [], menu: [] },
    removed: ['gone.css'],
  })
  await publishDraft(context, actor, { revision: undefined, note: '' })
  await importFiles(['drafted.css'])
  const listStoredNames = async () => {
    const rows = await db
      .selectFrom('site_files')
      .select('content')
      .where('client_id', '=', client.id)
      .execute()
    return rows.map(({ content }) => Buffer.from(content).toString().split(' ')[1]).sort()
  }
  await purgeUnusedSiteFiles(db, new Date('2026-11-28T04:05:06Z'))
  expect(await listStoredNames()).toEqual(['drafted.css', 'gone.css', 'published.css'])
  await purgeUnusedSiteFiles(db, new Date('2026-12-01T04:05:06Z'))
  expect(await listStoredNames()).toEqual(['drafted.css', 'published.css'])
})

test('a folder that was written by hand is published unchanged, and has the same hash', async () => {
  const client = await addTestClient()
  const files = {
    'config.json': '{ "siteTitle":"By hand",\n\n  "mine": { "kept" : [ 1,2 ] } }\r\n',
    'logo.png': png,
    'fonts/own.css': '@font-face{}',
    'readme.txt': 'no part of the site',
  }
  for (const [name, content] of Object.entries(files)) {
    const path = join(root, 'public/clients', client.code, name)
    mkdirSync(dirname(path), { recursive: true })
    writeFileSync(path, content)
  }
  const before = await loadCompleteSite(context, client, 'serving')
  const { configText, ids } = await readDraft(context, client)
  const { revision } = await saveSiteDraft(context, getOperatorActor(client), 0, { configText, ids })
  const version = await publishDraft(context, getOperatorActor(client), { revision, note: '' })
  expect(version).toMatchObject({ number: 1, source: 'folder', hash: hashManifest(before.manifest) })
  const after = await loadCompleteSite(context, await getClientById(db, client.id), 'serving')
  expect(await createZip(after.bytes)).toEqual(await createZip(before.bytes))
  expect([...after.bytes.keys()].sort()).toEqual(['config.json', 'fonts/own.css', 'logo.png'])
  expect(after.bytes.get('config.json')?.toString()).toBe(files['config.json'])
})

test('thirty pages and sixty pictures are imported and published identically for two clients', async () => {
  const pages = Array.from({ length: 30 }, (_, at) => ({
    path: `/page-${at}`,
    title: `Page ${at}`,
    blocks: [{ type: 'heading', text: `Heading ${at}` }],
  }))
  const pictures = Array.from(
    { length: 60 },
    (_, at) => [`p${at}.png`, Buffer.concat([png, Buffer.from([at])])] as const,
  )
  const menuItems = pages.slice(0, 10).map(({ path, title }) => ({ label: title, url: path }))
  const bytes = new Map<string, Buffer>([
    ...pictures,
    ['config.json', Buffer.from(JSON.stringify({ pages, menuItems }))],
  ])
  const hashes = []
  for (const client of [await addTestClient(), await addTestClient()]) {
    const actor = getOperatorActor(client)
    const { revision } = await importSiteAsDraft(
      context,
      actor,
      await checkSiteZip({ bytes: await createZip(bytes) }),
    )
    hashes.push((await publishDraft(context, actor, { revision, note: '' })).hash)
  }
  expect(hashes[0]).toBe(hashes[1])
})
