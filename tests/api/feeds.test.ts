import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import fc from 'fast-check'
import { JSDOM } from 'jsdom'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { getRunCount } from '../../scripts/lib/testLength.mjs'
import { openDatabase } from '../../server/db/openDatabase'
import { createApiKey } from '../../server/modules/apiKeys/apiKeys.service'
import { findClient } from '../../server/modules/clients/clients.repository'
import type { UserAccount } from '../../src/schemas/accounts/buildUserForm'
import { cleanText } from '../../src/schemas/fields/cleanText'
import { createPlainVacancy } from '../fixtures/plainVacancy'
import { naughtyTexts } from './generated/naughtyTexts'
import { makeSiteRoot } from './siteRoot'
import { startTestServer, type TestServer } from './testServer'
import { visitSite } from './visitSite'

/** Number of generated vacancies. */
const numRuns = getRunCount(25, 1000)
const seed = Number(process.env.FOYER_SEED ?? 2026)
const root = makeSiteRoot()
let server: TestServer
let key: string
let master: string
let account: UserAccount

beforeAll(async () => {
  vi.spyOn(process.stderr, 'write').mockReturnValue(true)
  server = await startTestServer({}, root.path)
  const db = openDatabase(server.database.url)
  key = await createApiKey(db, (await findClient(db, 'meridian'))?.id ?? 0, 'test', new Date())
  await db.destroy()
  master = await server.signIn('master', 'master-demo-1', 'admin')
  const accounts = (await server.call<UserAccount[]>('/api/users', { token: master })).body
  account = accounts.find(({ clientCode }) => clientCode === 'meridian') as UserAccount
})
afterAll(async () => {
  vi.restoreAllMocks()
  await server.stop()
  root.remove()
})

/** Texts that end a CDATA section, look like a reference, or cannot be represented in XML. */
const hostileTexts = [
  ...[
    ']]>',
    'a]]]]>>',
    ']]',
    '>',
    ']]\u0001>',
    '&#x110000;',
    '&#0;',
    '&#xd800;',
    '&amp;lt;',
    '&nope;',
    '<!--',
  ],
  ...['<![CDATA[', '<?xml?>', '\u0001', '\u0008\u000b\u001f', '\ufffe\uffff', '\ud83d', '\ude00x', '\u0085'],
  ...['{', '<b>', 'x'.repeat(250), '\r', ' ', '\u{1fffe}'],
]
const text = fc.oneof(
  fc.constantFrom(...hostileTexts),
  fc.constantFrom(...naughtyTexts),
  fc.array(fc.constantFrom(...hostileTexts), { minLength: 2, maxLength: 4 }).map((parts) => parts.join('')),
  fc.string({ unit: 'binary', maxLength: 40 }),
)
const texts = fc.record({
  ...{ name: text, summary: text, description: text, salaryAddText: text, employmentType: text },
  ...{ location: text, department: text, company: text, siteTitle: text },
})

/** Shortens a text and removes what the API refuses: the character 0 and unpaired surrogates. */
const makeAcceptable = (words: string, maxLength: number) =>
  words.slice(0, maxLength).replace(/\0|\p{Surrogate}/gu, '')
/** The text as the API stores it. */
const getStoredText = (words: string) => cleanText(words) || words
/** Returns the text that an XML reader should find, with one space for each run of white space. */
const normalizeShown = (words: string | null | undefined) =>
  [...(words ?? '')]
    .filter((one) => /[\t\n\r]/.test(one) || (one >= ' ' && !/[\p{Surrogate}\ufffe\uffff]/u.test(one)))
    .join('')
    .replace(/\s+/g, ' ')
    .trim()

const visit = (path: string) => visitSite(server, path, 'meridian.localhost')
const getText = (parent: Element | undefined, name: string) =>
  parent?.getElementsByTagName(name)[0]?.textContent

/** Fetches a document and parses it with a strict parser, which throws at the first fault. */
async function fetchXml(path: string): Promise<Document> {
  const { status, text: xml, headers } = await visit(path)
  expect([path, status]).toEqual([path, 200])
  return new JSDOM(xml, { contentType: String(headers['content-type']).replace('rss+xml', 'xml') }).window
    .document
}

const requiredParts = {
  '/feed.xml': ['item', ['title', 'link', 'guid', 'pubDate', 'description']],
  '/jobs.xml': ['job', ['title', 'date', 'referencenumber', 'url', 'company', 'country']],
  '/sitemap.xml': ['url', ['loc']],
} as const

test('every feed is well-formed and complete for generated vacancy texts', {
  timeout: 600_000,
}, async () => {
  const property = fc.asyncProperty(texts, async ({ company, siteTitle, ...words }) => {
    writeFileSync(join(root.path, 'public/clients/meridian/config.json'), JSON.stringify({ siteTitle }))
    const body = { ...account, company: makeAcceptable(company, 100).trim() || 'Meridian', password: '' }
    const changed = await server.call(`/api/users/${account.id}`, { method: 'PUT', token: master, body })
    expect([204, 422]).toContain(changed.status)
    const acceptableTexts = Object.entries(words).map(([name, one]) => [name, makeAcceptable(one, 255)])
    const vacancy = createPlainVacancy('ODD-1', Object.fromEntries(acceptableTexts))
    vacancy.name ||= 'Nameless'
    const put = await server.call<{ guid: string }>('/api/backoffice/vacancies/ODD-1', {
      method: 'PUT',
      body: vacancy,
      headers: { 'x-api-key': key },
    })
    expect([vacancy, put.status < 300]).toEqual([vacancy, true])
    for (const [path, [itemName, elementNames]] of Object.entries(requiredParts)) {
      const items = [...(await fetchXml(path)).getElementsByTagName(itemName)]
      const vacancyItem = items.find((one) => one.textContent?.includes(put.body.guid))
      expect([path, vacancyItem !== undefined]).toEqual([path, true])
      for (const one of items)
        for (const elementName of elementNames)
          expect([path, elementName, getText(one, elementName)]).toEqual([
            path,
            elementName,
            expect.any(String),
          ])
      if (path !== '/sitemap.xml')
        expect(normalizeShown(getText(vacancyItem, 'title'))).toBe(
          normalizeShown(getStoredText(vacancy.name)) || put.body.guid,
        )
      if (path === '/jobs.xml')
        expect(normalizeShown(getText(vacancyItem, 'salary'))).toBe(
          normalizeShown(getStoredText(vacancy.salaryAddText)),
        )
    }
    const feed = JSON.parse((await visit('/jobs.json')).text)
    expect(feed.jobs.map((job: { name: string }) => job.name)).toContain(getStoredText(vacancy.name))
  })
  await fc.assert(property, { numRuns, seed })
})

test.each(['name', 'location', 'salaryAddText', 'summary'] as const)(
  'a %s that contains the end of a CDATA section leaves every XML feed well-formed',
  async (field) => {
    const body = createPlainVacancy('ODD-2', { [field]: 'Clerk ]]> of &#x110000; accounts' })
    const put = await server.call('/api/backoffice/vacancies/ODD-2', {
      method: 'PUT',
      body,
      headers: { 'x-api-key': key },
    })
    expect(put.status).toBeLessThan(300)
    for (const path of Object.keys(requiredParts)) await fetchXml(path)
  },
)
