import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { getRunCount, isLongRun } from '../../../scripts/lib/testLength.mjs'
import { generateSites } from '../../../tests/fixtures/generateSites'
import { migrateDatabase } from '../../db/migrateDatabase'
import { type Db, openDatabase } from '../../db/openDatabase'
import { findProjectRoot } from '../../projectRoot'
import { getInitialClientValues } from '../accounts/newClient'
import { getOperatorActor } from '../audit/clientActor'
import { addClient, type Client, getClientById } from '../clients/clients.repository'
import { checkSiteZip } from './checkSiteFiles'
import { importSiteAsDraft } from './importSite.service'
import { publishDraft } from './publishSite.service'
import type { FileEditingContext } from './siteDraft.service'
import { buildSiteZip, loadCompleteSite } from './siteZip'

/** One of two installations with separate databases. */
interface Installation {
  context: FileEditingContext
  db: Db
  client: Client
}

let root: string
const installations: Installation[] = []

beforeAll(async () => {
  root = mkdtempSync(join(tmpdir(), 'foyer-made-up-'))
  for (const name of ['here', 'there']) {
    const db = openDatabase(`file:${join(root, `${name}.db`)}`)
    await migrateDatabase(db)
    const createdAt = '2026-11-22T00:00:00Z'
    const id = await addClient(db, { ...getInitialClientValues('made-up', 'Made up'), createdAt })
    const context = { db, root, scanner: null, now: () => new Date('2026-11-22T04:05:06Z') }
    installations.push({ context, db, client: await getClientById(db, id) })
  }
})
afterAll(async () => {
  for (const { db } of installations) await db.destroy()
  rmSync(root, { recursive: true })
})

/** Imports a zip file and publishes it. @returns the version's hash, and a zip file of the served files */
async function importAndPublish(
  { context, db, client }: Installation,
  zip: Buffer,
): Promise<[string, Buffer]> {
  const actor = getOperatorActor(client)
  const { revision } = await importSiteAsDraft(context, actor, await checkSiteZip({ bytes: zip }))
  const { hash } = await publishDraft(context, actor, { revision, note: '' })
  const { bytes } = await loadCompleteSite(context, await getClientById(db, client.id), 'serving')
  return [hash, await createZip(bytes)]
}
const createZip = async (bytes: ReadonlyMap<string, Buffer>) =>
  Buffer.concat((await buildSiteZip({ bytes }).toArray()) as Buffer[])

test(
  'generated sites stay unchanged through import, publication and export in two installations',
  async () => {
    const picture = readFileSync(join(findProjectRoot(), 'public/starts/council/mark.svg'))
    const seed = isLongRun ? Math.floor(Math.random() * 1e9) : 4
    const sites = generateSites(getRunCount(6, 60), seed)
    for (const [at, configText] of sites.entries()) {
      const bytes = new Map([
        ['config.json', Buffer.from(configText)],
        ['blocks.svg', picture],
      ])
      const zip = await createZip(bytes)
      const results: [string, Buffer][] = []
      for (const installation of installations)
        results.push(await importAndPublish(installation, results.at(-1)?.[1] ?? zip))
      const [firstResult, secondResult] = results
      expect([seed, at, firstResult?.[1].equals(zip)]).toEqual([seed, at, true])
      expect([seed, at, secondResult]).toEqual([seed, at, firstResult])
    }
  },
  getRunCount(30_000, 300_000),
)
