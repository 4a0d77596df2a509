import { JSDOM } from 'jsdom'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openDatabase } from '../../server/db/openDatabase'
import { createApiKey } from '../../server/modules/apiKeys/apiKeys.service'
import { findClient } from '../../server/modules/clients/clients.repository'
import * as renderer from '../../src/app/renderToHtml'
import type { VacancyListItem } from '../../src/schemas/vacancies/vacancy'
import type { VacancyPayload } from '../../src/schemas/vacancies/vacancyPayload'
import { createPlainVacancy } from '../fixtures/plainVacancy'
import { findJobPostingErrors } from './jobPostingRules'
import { makeSiteRoot } from './siteRoot'
import { startTestServer, type TestServer } from './testServer'
import { visitSite } from './visitSite'

const root = makeSiteRoot()
let server: TestServer
let key: string
let jobs: VacancyListItem[]

beforeAll(async () => {
  server = await startTestServer({ FOYER_PUBLIC_URL: 'http://localhost:3000' }, root.path, renderer)
  const db = openDatabase(server.database.url)
  const client = await findClient(db, 'harbour')
  key = await createApiKey(db, client?.id ?? 0, 'test', new Date())
  await db.destroy()
  jobs = await fetchListed()
})
afterAll(async () => {
  await server.stop()
  root.remove()
})

const fetchListed = async () =>
  (await server.call<VacancyListItem[]>('/api/vacancies', { token: await server.guest('harbour') })).body
const visit = async (path: string, host?: string) => (await visitSite(server, path, host)).text
const parseHtml = (html: string) => new JSDOM(html).window.document
const parseXml = (text: string) => new JSDOM(text, { contentType: 'application/xml' }).window.document
const getText = (element: Element, name: string) => element.querySelector(name)?.textContent ?? null
const getPosting = (html: string): Record<string, unknown> | null =>
  JSON.parse(parseHtml(html).querySelector('script[type="application/ld+json"]')?.textContent ?? 'null')

const hostileVacancy = createPlainVacancy('ODD-1', {
  name: 'Clerk & "Keeper" </script><script>alert(1)</script>',
  description: '<p>Keeps ]]> ledgers \u0001 &amp; tills.</p></script><script>alert(2)</script>',
  salaryAddText: 'From $86,900',
  location: 'Anywhere',
  workplace: { kind: 'remote' },
})
const putVacancy = (vacancy: VacancyPayload) =>
  server.call<{ guid: string }>(`/api/backoffice/vacancies/${vacancy.code}`, {
    method: 'PUT',
    token: key,
    body: vacancy,
  })

describe('the head of a page', () => {
  test('[LY-10] names the client, with a card for sharing', async () => {
    const document = parseHtml(await visit('/?page=2'))
    const content = (name: string) =>
      document.querySelector(`meta[name="${name}"], meta[property="${name}"]`)?.getAttribute('content')
    expect(document.title).toBe('Available Jobs · Careers at Harbour City Council')
    expect(document.querySelector('link[rel=canonical]')?.getAttribute('href')).toBe(
      'http://harbour.localhost:3000/?page=2',
    )
    expect(content('description')).toMatch(/Harbour City Council/)
    expect(content('theme-color')).toBe('#0b5c63')
    expect(content('og:image')).toBe('http://harbour.localhost:3000/clients/harbour/share.png')
    expect(content('og:url')).toBe('http://harbour.localhost:3000/?page=2')
    expect(content('twitter:card')).toBe('summary_large_image')
    expect(content('robots')).toBeUndefined()
    expect(await visit('/', 'meridian.localhost')).not.toMatch(/harbour/i)
  })

  test('[RT-06] the page of a job has its title and metadata without scripts', async () => {
    const job = jobs[0]
    const document = parseHtml(await visit(`/job/details/${job?.guid}?utm_source=mail`))
    expect(document.title).toBe(`${job?.name} · Careers at Harbour City Council`)
    expect(document.querySelector('link[rel=canonical]')?.getAttribute('href')).toBe(
      `http://harbour.localhost:3000/job/details/${job?.guid}`,
    )
    expect(document.querySelector('meta[property="og:title"]')?.getAttribute('content')).toBe(job?.name)
    expect(document.querySelector('meta[name=description]')?.getAttribute('content')).toBe(job?.summary)
  })

  test('forms, administrators’ pages and unknown pages exclude themselves from search engines', async () => {
    for (const path of ['/home/login', '/user/settings', `/applicant/apply/${jobs[0]?.guid}`, '/nowhere'])
      expect(await visit(path)).toContain('<meta name="robots" content="noindex">')
  })
})

describe('JobPosting', () => {
  /** The structured data of each job, in the order of `jobs`; null if its page has none. */
  let postings: ReturnType<typeof getPosting>[]
  beforeAll(async () => {
    postings = await Promise.all(jobs.map(async (job) => getPosting(await visit(`/job/details/${job.guid}`))))
  })

  test('every advertised demo job has valid structured data; an Expression of Interest has none', async () => {
    for (const [at, job] of jobs.entries()) {
      const posting = postings[at]
      if (job.isExpressionOfInterest) expect(posting).toBeNull()
      else expect([job.name, findJobPostingErrors(posting ?? {})]).toEqual([job.name, []])
    }
    expect(getPosting(await visit('/'))).toBeNull()
    expect(getPosting(await visit('/job/viewjobs?isExpressionOfInterest=true'))).toBeNull()
  })

  test('contains location, salary and closing date', async () => {
    const job = jobs.find((one) => one.location === 'Civic Centre' && one.advertisingCloseDate)
    const posting = getPosting(await visit(`/job/details/${job?.guid}`))
    expect(posting).toMatchObject({
      title: job?.name,
      datePosted: job?.dateAdvertised,
      validThrough: job?.advertisingCloseDate,
      hiringOrganization: { name: 'Harbour City Council', sameAs: 'http://harbour.localhost:3000/' },
      jobLocation: {
        address: { addressLocality: 'Harbour City', addressRegion: 'NSW', addressCountry: 'AU' },
      },
      directApply: true,
    })
    expect(postings.filter((one) => one?.baseSalary).length).toBeGreaterThan(40)
  })

  test('the test’s rules report invalid postings', () => {
    expect(findJobPostingErrors({})).toContain('jobLocation')
    expect(
      findJobPostingErrors({ '@type': 'JobPosting', baseSalary: { value: { value: 'much' } } }),
    ).toContain('salary figures')
  })

  test('a vacancy with little and hostile text breaks neither page nor feed', async () => {
    const { guid } = (await putVacancy(hostileVacancy)).body
    const html = await visit(`/job/details/${guid}`)
    const posting = getPosting(html)
    expect(findJobPostingErrors({ ...posting, title: 'Clerk' })).toEqual([])
    expect(posting).toMatchObject({ title: hostileVacancy.name, jobLocationType: 'TELECOMMUTE' })
    expect(posting).not.toHaveProperty('baseSalary')
    expect(parseHtml(html).querySelectorAll('script:not([type])').length).toBe(0)
    for (const feed of ['/feed.xml', '/jobs.xml']) {
      const titles = [...parseXml(await visit(feed)).querySelectorAll('title')].map((one) => one.textContent)
      expect(titles).toContain(hostileVacancy.name)
    }
  })
})

describe('pages and feeds for search engines and job boards', () => {
  test('contain every advertised job of this client but no Expressions of Interest, and none of another client', async () => {
    const open = (await fetchListed()).filter((job) => !job.isExpressionOfInterest)
    const guids = open.map((job) => job.guid).sort()
    const feed = JSON.parse(await visit('/jobs.json'))
    expect(feed.jobs.map((job: VacancyListItem) => job.guid).sort()).toEqual(guids)
    const indeed = [...parseXml(await visit('/jobs.xml')).querySelectorAll('source > job')]
    expect(indeed.map((job) => getText(job, 'url')?.split('/').at(-1)).sort()).toEqual(guids)
    const rss = [...parseXml(await visit('/feed.xml')).querySelectorAll('rss > channel > item')]
    expect(rss.map((item) => getText(item, 'guid')).sort()).toEqual(guids)
    const entries = [...parseXml(await visit('/sitemap.xml')).querySelectorAll('urlset > url')]
    const addresses = entries.map((place) => getText(place, 'loc'))
    for (const guid of guids) expect(addresses).toContain(`http://harbour.localhost:3000/job/details/${guid}`)
    expect(addresses).toContain('http://harbour.localhost:3000/')
    expect(entries.filter((place) => getText(place, 'lastmod')).length).toBeGreaterThanOrEqual(guids.length)
    expect(await visit('/jobs.json', 'meridian.localhost')).not.toContain(guids[0])
  })

  test.each(['/feed.xml', '/jobs.xml', '/jobs.json', '/sitemap.xml'])(
    '%s gets 304 for a caller that has its current version',
    async (path) => {
      const { headers } = await visitSite(server, path)
      const conditionalHeaders = [
        { 'if-none-match': String(headers.etag) },
        { 'if-modified-since': String(headers['last-modified']) },
        { 'if-none-match': '"other"', 'if-modified-since': String(headers['last-modified']) },
      ]
      const statuses = []
      for (const one of conditionalHeaders)
        statuses.push((await visitSite(server, path, undefined, one)).status)
      expect(statuses).toEqual([304, 304, 200])
    },
  )

  test('/jobs.xml has Indeed’s format with all required properties', async () => {
    const document = parseXml(await visit('/jobs.xml'))
    expect(document.querySelector('source > publisher')?.textContent).toBe('Harbour City Council')
    for (const job of document.querySelectorAll('job')) {
      for (const name of [
        'title',
        'date',
        'referencenumber',
        'url',
        'company',
        'city',
        'country',
        'description',
      ])
        expect([getText(job, 'title'), name, getText(job, name)]).toEqual([
          getText(job, 'title'),
          name,
          expect.stringMatching(/\S/),
        ])
      expect(new Date(getText(job, 'date') ?? '').getTime()).toBeGreaterThan(0)
    }
  })

  test('a change is visible in the next call; caches keep the response for at most a minute', async () => {
    await putVacancy({ ...hostileVacancy, code: 'NEW-1', name: 'Lamplighter' })
    const feeds = ['/feed.xml', '/jobs.xml', '/jobs.json', '/sitemap.xml']
    const { guid = '' } = (await fetchListed()).find((job) => job.name === 'Lamplighter') ?? {}
    for (const feed of feeds) expect([feed, (await visit(feed)).includes(guid)]).toEqual([feed, true])
    await server.call('/api/backoffice/vacancies/NEW-1', { method: 'DELETE', token: key })
    for (const feed of feeds) {
      const answer = await visitSite(server, feed)
      expect([feed, answer.text.includes(guid)]).toEqual([feed, false])
      expect(answer.headers['cache-control']).toBe('public, max-age=60')
    }
  })

  test('/robots.txt excludes forms and administrators’ pages, and names the sitemap', async () => {
    const text = await visit('/robots.txt')
    for (const path of ['/applicant/', '/user/']) expect(text).toContain(`\nDisallow: ${path}\n`)
    expect(text).toMatch(/^Sitemap: http:\/\/harbour\.localhost:3000\/sitemap\.xml$/m)
  })

  test('do not exist on a host without a client', async () => {
    for (const path of ['/robots.txt', '/sitemap.xml', '/feed.xml', '/jobs.xml', '/jobs.json'])
      expect((await visitSite(server, path, 'nobody.localhost')).status).toBe(404)
  })
})
