import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { JSDOM } from 'jsdom'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import * as renderer from '../../src/app/renderToHtml'
import type { BootData } from '../../src/schemas/pageData/pageData'
import type { VacancyDetail, VacancyListItem } from '../../src/schemas/vacancies/vacancy'
import { findActiveParts, hostileHtml } from '../fixtures/hostileHtml'
import { makeSiteRoot } from './siteRoot'
import { startTestServer, type TestServer } from './testServer'
import { visitSite } from './visitSite'

const root = makeSiteRoot()
const hostile = `<h2>The role</h2>${hostileHtml.join('\n<p>Between</p>\n')}<p>The end</p>`
let server: TestServer
let token: string
let job: VacancyListItem

/** Writes to the database directly, as an older version or another program could have. */
beforeAll(async () => {
  writeFileSync(join(root.path, 'public/clients/harbour/sidebar.html'), hostile)
  server = await startTestServer({}, root.path, renderer)
  token = await server.guest('harbour')
  const { body } = await server.call<VacancyListItem[]>('/api/vacancies', { token })
  job = body.find((one) => !one.isExpressionOfInterest) ?? expect.fail('no job')
  await server.database.query(
    `update vacancies set description = '${hostile.replaceAll("'", "''")}', summary = '' where id = ${job.id}`,
  )
})
afterAll(async () => {
  await server.stop()
  root.remove()
})

const parseBody = (html: string) => new JSDOM(`<body>${html}`).window.document.body
const visit = async (path: string) => (await visitSite(server, path)).text

/** Expects HTML without active parts that still has the text before and after them. */
function expectClean(html: string, words = /The role[\s\S]*Between/) {
  expect(html).toMatch(words)
  expect(findActiveParts(parseBody(html))).toEqual([])
}

describe('a hostile description, however it came into the database', () => {
  test('[JD-01] is cleaned in the API’s response', async () => {
    const { body } = await server.call<VacancyDetail>(`/api/vacancies/${job.id}`, { token })
    expectClean(body.description)
  })

  test('[JD-01] is cleaned in the page, in its data for the browser, and in its structured data', async () => {
    const { document } = new JSDOM(await visit(`/job/details/${job.guid}`)).window
    expectClean(document.querySelector('.fy-job__description')?.outerHTML ?? '')
    const boot = JSON.parse(document.getElementById('foyer-boot')?.textContent ?? 'null') as BootData
    expectClean(boot.page?.active?.detail?.description ?? '')
    const posting = JSON.parse(
      document.querySelector('script[type="application/ld+json"]')?.textContent ?? 'null',
    ) as { description: string }
    expectClean(posting.description)
    expect([...document.scripts].filter(({ type, src }) => !type && !src)).toEqual([])
  })

  test('is cleaned in every feed', async () => {
    const { jobs } = JSON.parse(await visit('/jobs.json')) as { jobs: VacancyDetail[] }
    expectClean(jobs.find(({ id }) => id === job.id)?.description ?? '')
    for (const [feed, item] of [
      ['/feed.xml', 'item'],
      ['/jobs.xml', 'job'],
    ] as const) {
      const xml = new JSDOM(await visit(feed), { contentType: 'application/xml' }).window.document
      const descriptions = [...xml.querySelectorAll(`${item} > description`)].map(
        ({ textContent }) => textContent ?? '',
      )
      expectClean(descriptions.find((text) => text.includes('The role')) ?? '')
    }
  })
})

describe('[LY-06] a hostile sidebar', () => {
  test('is cleaned in the page and in its data', async () => {
    const { document } = new JSDOM(await visit('/')).window
    expectClean(document.querySelector('.fy-sidebar__own')?.innerHTML ?? '')
    const boot = JSON.parse(document.getElementById('foyer-boot')?.textContent ?? 'null') as BootData
    expectClean(boot.page?.sidebarHtml ?? '')
  })

  test('[API-01] is cleaned as a file, whose ETag changes with its content', async () => {
    const file = join(root.path, 'public/clients/harbour/sidebar.html')
    const before = await visitSite(server, '/clients/harbour/sidebar.html')
    expect(before.headers['content-type']).toBe('text/html; charset=utf-8')
    expectClean(before.text)
    const raw = readFileSync(file, 'utf8')
    writeFileSync(file, '<p onclick="hit()">New</p>')
    const cachedHeaders = { 'if-none-match': String(before.headers.etag) }
    const after = await visitSite(server, '/clients/harbour/sidebar.html', undefined, cachedHeaders)
    expect([after.status, after.text]).toEqual([200, '<p>New</p>'])
    writeFileSync(file, raw)
    expect((await visitSite(server, '/clients/harbour/sidebar.html', undefined, cachedHeaders)).status).toBe(
      304,
    )
    expect((await visitSite(server, '/clients/nobody/sidebar.html')).status).toBe(404)
  })
})
