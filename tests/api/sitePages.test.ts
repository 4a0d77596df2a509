import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { JSDOM } from 'jsdom'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openDatabase } from '../../server/db/openDatabase'
import { createApiKey } from '../../server/modules/apiKeys/apiKeys.service'
import { findClient } from '../../server/modules/clients/clients.repository'
import * as renderer from '../../src/app/renderToHtml'
import type { BootData } from '../../src/schemas/pageData/pageData'
import type { UserSettings } from '../../src/schemas/settings/userSettings'
import type { VacancyDetail, VacancyListItem } from '../../src/schemas/vacancies/vacancy'
import type { VacancyPayload } from '../../src/schemas/vacancies/vacancyPayload'
import { jobTexts } from '../../src/texts/public/job.texts'
import { createPlainVacancy } from '../fixtures/plainVacancy'
import { makeSiteRoot } from './siteRoot'
import { startTestServer, type TestServer } from './testServer'
import { visitSite } from './visitSite'

const root = makeSiteRoot()
const meridian = 'meridian.localhost:3000'
let server: TestServer
let key: string
let guest: string
let jobs: VacancyListItem[]

beforeAll(async () => {
  server = await startTestServer({}, root.path, renderer)
  const db = openDatabase(server.database.url)
  const client = await findClient(db, 'harbour')
  key = await createApiKey(db, client?.id ?? 0, 'test', new Date())
  await db.destroy()
  guest = await server.guest('harbour')
  jobs = await fetchJson<VacancyListItem[]>('/api/vacancies')
})
afterAll(async () => {
  await server.stop()
  root.remove()
})

const fetchJson = async <Body>(path: string) => (await server.call<Body>(path, { token: guest })).body
const visit = (path: string, host?: string, headers?: Record<string, string>) =>
  visitSite(server, path, host, headers)
const openPage = async (path: string, host?: string) =>
  new JSDOM((await visit(path, host)).text).window.document
const getBoot = (document: Document): BootData =>
  JSON.parse(document.getElementById('foyer-boot')?.textContent ?? 'null')
const getTitles = (document: Document) =>
  [...document.querySelectorAll('tbody a')].map((link) => link.childNodes[0]?.textContent)
const getHeading = (document: Document) => document.querySelector('h1')?.textContent
const getJob = (name: string) => jobs.find((job) => job.name === name) ?? expect.fail(`No ${name}`)

const hostileVacancy = createPlainVacancy('ODD-9', {
  name: 'Aa </script><script>alert(1)</script>',
  summary: '<img src=x onerror=alert(2)>',
  description: '<p>Keeps <b>ledgers</b></p><script>alert(3)</script>',
})
const saveVacancy = async (vacancy: VacancyPayload): Promise<string> => {
  const answer = await server.call<{ guid: string }>(`/api/backoffice/vacancies/${vacancy.code}`, {
    method: 'PUT',
    token: key,
    body: vacancy,
  })
  return answer.body.guid
}
const withdraw = (code: string) =>
  server.call(`/api/backoffice/vacancies/${code}`, { method: 'DELETE', token: key })

test('an unlisted job has a page, which search engines are asked to leave out', async () => {
  const guid = await saveVacancy(createPlainVacancy('LINK-9', { name: 'Quiet job' }))
  const page = () => openPage(`/job/details/${guid}`)
  expect((await page()).querySelector('meta[name="robots"]')).toBeNull()
  await server.database.query(`update vacancies set is_listed = 0 where guid = '${guid}'`)
  await saveVacancy(createPlainVacancy('LINK-8'))
  const document = await page()
  expect(getHeading(document)).toContain('Quiet job')
  expect(document.querySelector('meta[name="robots"]')?.getAttribute('content')).toBe('noindex')
  expect(document.querySelector('script[type="application/ld+json"]')).toBeNull()
  await Promise.all(['LINK-8', 'LINK-9'].map(withdraw))
})

describe('the job list', () => {
  test('[RT-01] [JL-09] is readable and its links work without scripts', async () => {
    const document = await openPage('/')
    expect(getHeading(document)).toBe('Available Jobs')
    expect(getTitles(document)).toHaveLength(10)
    const link = document.querySelector('tbody a')
    const first = jobs.find((job) => job.name === link?.childNodes[0]?.textContent)
    expect(link?.getAttribute('href')).toBe(`/job/details/${first?.guid}`)
    expect(document.querySelector('header')?.textContent).toContain('Work where the city meets the sea')
    expect(document.querySelector('footer')?.textContent).toContain('Harbour City Council')
    expect(document.querySelectorAll('script:not([type="application/json"], [type="module"])')).toHaveLength(
      0,
    )
  })

  test('[RT-17] [JL-14] renders the requested page with links to the others', async () => {
    const [first, second] = [await openPage('/job/viewjobs'), await openPage('/job/viewjobs?page=2&iframe=1')]
    expect(getTitles(second)).not.toEqual(getTitles(first))
    const current = second.querySelector('nav[aria-label="Pages"] a[aria-current="page"]')
    expect(current?.textContent).toBe('2')
    const addresses = [...second.querySelectorAll('nav.fy-pagination a')].map((link) =>
      link.getAttribute('href'),
    )
    expect(addresses).toContain('/job/viewjobs?page=3&iframe=1')
    expect(getTitles(await openPage('/job/viewjobs?page=999'))).toEqual(getTitles(first))
  })

  test('[RT-16] [JL-07] shows Expressions of Interest', async () => {
    const document = await openPage('/job/viewjobs?isExpressionOfInterest=true&t=1')
    expect(getHeading(document)).toBe('Expression of Interest')
    expect(document.querySelectorAll('main li h2 a[href^="/job/details/"]')).toHaveLength(3)
    expect(document.querySelectorAll('main li a[href^="/applicant/apply/"]')).toHaveLength(3)
  })

  test('includes only the data that the API returns to a guest', async () => {
    const document = await openPage('/')
    const { page } = getBoot(document)
    const settings = await fetchJson<UserSettings>('/api/userSettings')
    const byId = (list: readonly VacancyListItem[]) => [...list].sort((one, other) => one.id - other.id)
    expect(byId(page?.vacancies ?? [])).toEqual(byId(jobs))
    // The vacancies are in the page's order, so the browser need not sort them.
    const names = page?.vacancies?.filter((job) => !job.isExpressionOfInterest).map(({ name }) => name)
    expect(names?.slice(0, getTitles(document).length)).toEqual(getTitles(document))
    expect(page?.settings).toEqual(settings)
    expect(page?.publicSettings).toEqual(await fetchJson('/api/publicsettings'))
    expect(page?.active).toBeNull()
    expect(Object.keys(page ?? {}).sort()).toEqual(
      [
        'active',
        'config',
        'part',
        'publicSettings',
        'settings',
        'sidebarHtml',
        'vacancies',
        'renderedAt',
        'zoneOffsets',
      ].sort(),
    )
  })
})

describe('job details', () => {
  test('[RT-06] [JD-01] [JD-02] is readable without scripts', async () => {
    const { guid } = getJob('Coastal Planner')
    const answer = await visit(`/job/details/${guid}`)
    const { document } = new JSDOM(answer.text).window
    expect(answer.status).toBe(200)
    expect(getHeading(document)).toBe('Coastal Planner')
    expect([...document.querySelectorAll('dt')].map((term) => term.textContent)).toEqual([
      'Salary',
      'Location',
      'Employment Type',
      'Department',
      'Closing Date',
    ])
    expect(document.querySelector('.fy-job__description')?.textContent?.length).toBeGreaterThan(200)
    expect(document.querySelector('.fy-job__actions .fy-button')?.getAttribute('href')).toBe(
      `/applicant/apply/${guid}`,
    )
    expect(document.querySelector('link[href="/assets/JobDetailsBlock.css"]')).not.toBeNull()
    const scripts = document.querySelector<HTMLTemplateElement>('#site-scripts')?.content
    expect(scripts?.querySelector('link[rel=modulepreload][href="/assets/shared.js"]')).not.toBeNull()
    expect(scripts?.querySelectorAll('link[data-start]')).toHaveLength(1)
  })

  test('includes the vacancy as the API returns it', async () => {
    const { guid, id } = getJob('Coastal Planner')
    const { page } = getBoot(await openPage(`/job/details/${guid}`))
    // The page also lists the languages in which it is complete, for search engines.
    expect(page?.active?.detail).toEqual({
      ...(await fetchJson<VacancyDetail>(`/api/vacancies/${id}`)),
      wholeIn: [],
    })
    expect(page?.active?.lists).toBeNull()
  })

  test('[JD-06] the application form includes the summary and the questions', async () => {
    const { guid, id } = getJob('Coastal Planner')
    const document = await openPage(`/applicant/apply/${guid}`)
    expect(document.querySelector('aside h2')?.textContent).toBe('Coastal Planner')
    expect(getBoot(document).page?.active?.lists?.licences).toEqual(
      await fetchJson(`/api/vacancies/${id}/licences`),
    )
  })
})

describe('status and redirects of a path', () => {
  test('[RT-14] all unknown addresses of a site share one rendered page', async () => {
    const first = await visit('/not-there-1')
    const second = await visit('/not-there-2?source=x')
    expect([first.status, second.status]).toEqual([404, 404])
    // The page contains the time when it was rendered.
    expect(second.text).toBe(first.text)
  })

  test('[RT-14] an unknown page gets 404 with a message', async () => {
    const answer = await visit('/no/such/page')
    expect(answer.status).toBe(404)
    expect(getHeading(new JSDOM(answer.text).window.document)).toBe('Page not found')
  })

  test("a client's not-found page is shown with 404, and is in no sitemap", async () => {
    const file = join(root.path, 'public/clients/harbour/config.json')
    const before = readFileSync(file, 'utf8')
    const { pages = [], ...config } = JSON.parse(before)
    const addedPage = {
      path: '/page-not-found',
      title: 'Lost at sea',
      blocks: [{ type: 'heading', text: 'Ahoy' }],
    }
    writeFileSync(file, JSON.stringify({ ...config, pages: [...pages, addedPage] }))
    for (const path of ['/no/such/page', '/page-not-found']) {
      const answer = await visit(path)
      expect(answer.status).toBe(404)
      expect(getHeading(new JSDOM(answer.text).window.document)).toBe('Lost at sea')
    }
    expect((await visit('/sitemap.xml')).text).not.toContain('page-not-found')
    writeFileSync(file, before)
  })

  test('a page’s previous path redirects temporarily with its query, and is not cached', async () => {
    const file = join(root.path, 'public/clients/harbour/config.json')
    const before = readFileSync(file, 'utf8')
    const redirects = [{ from: '/who-we-are', to: '/about' }]
    writeFileSync(file, JSON.stringify({ ...JSON.parse(before), redirects }))
    const { status, headers } = await visit('/Who-We-Are/?from=mail')
    expect([status, headers.location, headers['cache-control']]).toEqual([
      302,
      '/about?from=mail',
      'no-cache',
    ])
    // The redirect is not cached, because the client may reuse the address for another page at any time.
    const addedPage = { path: '/who-we-are', title: 'Who we are', blocks: [{ type: 'heading', text: 'Us' }] }
    writeFileSync(file, JSON.stringify({ ...JSON.parse(before), pages: [addedPage] }))
    expect(await visit('/who-we-are')).toMatchObject({ status: 200 })
    writeFileSync(file, before)
  })

  test('[JD-05] responds 404 for unknown and future vacancies, and 410 for closed ones', async () => {
    const closed = await saveVacancy({ ...hostileVacancy, code: 'GONE-1' })
    await withdraw('GONE-1')
    const later = await saveVacancy({
      ...hostileVacancy,
      code: 'SOON-1',
      dateAdvertised: '2099-01-01T00:00:00Z',
    })
    const seen = await Promise.all(
      ['job/details', 'applicant/apply'].flatMap((path) =>
        [closed, later, '00000000-0000-4000-8000-000000000000'].map(async (guid) => {
          const { status, text } = await visit(`/${path}/${guid}`)
          const { document } = new JSDOM(text).window
          return [
            status,
            getHeading(document),
            document.querySelector('meta[name=robots]')?.getAttribute('content'),
          ]
        }),
      ),
    )
    expect(seen.map(([status]) => status)).toEqual([410, 404, 404, 410, 404, 404])
    for (const [, shown, robots] of seen)
      expect([shown, robots]).toEqual([jobTexts.unavailableTitle, 'noindex'])
  })

  test.each([
    ['[RT-02]', '/home?iframe=1', '/?iframe=1'],
    ['[RT-04]', '/job', '/job/viewjobs'],
    ['[RT-04]', '/job/search?page=2', '/job/viewjobs?page=2'],
    ['[RT-07]', '/applicant', '/'],
    ['[RT-10]', '/user/', '/user/settings'],
  ])('%s %s redirects to %s', async (_row, from, to) => {
    const answer = await visit(from)
    expect([answer.status, answer.headers.location]).toEqual([302, to])
  })

  test('an administrator’s page contains only its layout, and nothing that a guest may not see', async () => {
    const credentials = { username: 'harbour-admin', password: 'harbour-demo-1', clientCode: 'harbour' }
    const signedIn = await server.call('/api/auth/authenticate', { body: credentials })
    const cookie = signedIn.headers.get('set-cookie')?.split(';')[0] ?? expect.fail('no cookie')
    for (const path of ['/applicant/viewapplications', '/user/settings', '/user/create', '/home/login']) {
      const { status, text } = await visit(path, undefined, { cookie })
      const { document } = new JSDOM(text).window
      expect([path, status, document.title.includes('Harbour')]).toEqual([path, 200, true])
      expect(document.querySelector('main [role=status]')).not.toBeNull()
      expect(getBoot(document)).toEqual({
        ...getBoot(await openPage(path)),
        page: { ...getBoot(await openPage(path)).page, renderedAt: expect.any(Number) },
      })
      expect(text).not.toMatch(/applicantName|harbour-admin|accessToken/)
    }
  })

  test('the browser renders a page that the server cannot', async () => {
    const broken = await startTestServer({}, root.path, {
      findPage: (...address) => ({
        ...renderer.findPage(...address),
        render: () => Promise.reject(new Error('A block broke')),
      }),
    })
    const answer = await visitSite(broken, '/')
    expect(answer.status).toBe(200)
    expect(getBoot(new JSDOM(answer.text).window.document)).toMatchObject({
      clientCode: 'harbour',
      page: null,
    })
    await broken.stop()
  })
})

describe('isolation of clients', () => {
  test('[RT-18] a page contains no data of another client', async () => {
    const { text } = await visit('/', meridian)
    expect(text).toContain('Meridian Health')
    for (const { name, guid } of jobs)
      expect([text.includes(guid), text.includes(`>${name}<`)]).toEqual([false, false])
    expect(text).not.toMatch(/harbour(?!\\.localhost)/i)
    const { guid } = getJob('Coastal Planner')
    expect((await visit(`/job/details/${guid}`, meridian)).status).toBe(404)
  })
})

describe('hostile texts', () => {
  test('the text of a vacancy cannot end its element or the page data', async () => {
    const guid = await saveVacancy(hostileVacancy)
    for (const path of ['/', `/job/details/${guid}`]) {
      const document = await openPage(path)
      expect(document.body.textContent).toContain(hostileVacancy.name)
      expect(document.querySelector('[onerror], img[src=x]')).toBeNull()
      expect([...document.scripts].filter((script) => !script.type)).toEqual([])
      expect(getBoot(document).page?.vacancies?.some(({ name }) => name === hostileVacancy.name)).toBe(true)
    }
    await withdraw(hostileVacancy.code)
  })

  test('[LY-06] the sidebar is sanitised', async () => {
    const file = join(root.path, 'public/clients/harbour/sidebar.html')
    const before = readFileSync(file, 'utf8')
    writeFileSync(file, '<p onclick="x()">Ours</p><script>alert(1)</script>')
    const document = await openPage('/')
    expect(document.querySelector('.fy-sidebar__own')?.innerHTML).toBe('<p>Ours</p>')
    expect(getBoot(document).page?.sidebarHtml).toBe('<p>Ours</p>')
    writeFileSync(file, before)
  })
})

describe('a cached page', () => {
  test('is unchanged between visits, and has a separate ETag for each encoding', async () => {
    const plain = await visit('/privacy')
    expect((await visit('/privacy')).text).toBe(plain.text)
    const tags = await Promise.all(
      ['identity', 'gzip', 'br'].map(async (encoding) => {
        const { headers } = await visit('/privacy', undefined, { 'accept-encoding': encoding })
        const tag = String(headers.etag)
        const again = await visit('/privacy', undefined, {
          'accept-encoding': encoding,
          'if-none-match': tag,
        })
        expect([encoding, again.status, again.text]).toEqual([encoding, 304, ''])
        return tag
      }),
    )
    expect(new Set(tags).size).toBe(3)
  })

  test('shows a change of a vacancy, the settings or the configuration at once', async () => {
    await openPage('/')
    const guid = await saveVacancy({ ...hostileVacancy, name: 'Aardvark Keeper' })
    expect(getTitles(await openPage('/'))).toContain('Aardvark Keeper')
    await saveVacancy({ ...hostileVacancy, name: 'Aardvark Warden' })
    expect(getTitles(await openPage('/'))).toContain('Aardvark Warden')
    expect(getHeading(await openPage(`/job/details/${guid}`))).toBe('Aardvark Warden')
    await withdraw(hostileVacancy.code)
    expect(getTitles(await openPage('/'))).not.toContain('Aardvark Warden')
    expect((await visit(`/job/details/${guid}`)).status).toBe(410)

    const token = await server.admin('harbour')
    const { body: settings } = await server.call<UserSettings>('/api/userSettings', { token })
    const save = (change: Partial<UserSettings>) =>
      server.call('/api/userSettings', { method: 'PUT', token, body: { ...settings, ...change } })
    expect((await save({ canShowSidebar: false })).status).toBe(204)
    expect((await openPage('/')).querySelector('.fy-sidebar')).toBeNull()
    await save({ canShowSidebar: true })
    expect((await openPage('/')).querySelector('.fy-sidebar')).not.toBeNull()

    const file = join(root.path, 'public/clients/harbour/config.json')
    const before = readFileSync(file, 'utf8')
    writeFileSync(file, JSON.stringify({ ...JSON.parse(before), headingTitle: 'Another heading' }))
    expect((await openPage('/')).querySelector('header')?.textContent).toContain('Another heading')
    writeFileSync(file, before)
  })

  test('omits a vacancy as soon as it closes', async () => {
    const closes = new Date(Date.now() + 30_000).toISOString()
    const guid = await saveVacancy({
      ...hostileVacancy,
      name: 'Aardvark Minder',
      advertisingCloseDate: closes,
    })
    expect(getTitles(await openPage('/'))).toContain('Aardvark Minder')
    server.advanceClock(31_000)
    expect(getTitles(await openPage('/'))).not.toContain('Aardvark Minder')
    expect((await visit(`/job/details/${guid}`)).status).toBe(410)
  })
})
