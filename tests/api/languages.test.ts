import { afterAll, beforeAll, expect, it } from 'vitest'
import * as renderer from '../../src/app/renderToHtml'
import type { UserSettings } from '../../src/schemas/settings/userSettings'
import type { VacancyListItem } from '../../src/schemas/vacancies/vacancy'
import { makeSiteRoot } from './siteRoot'
import { startTestServer, type TestServer } from './testServer'
import { visitSite } from './visitSite'

const root = makeSiteRoot()
let server: TestServer
let guid = ''

beforeAll(async () => {
  server = await startTestServer({}, root.path, renderer)
  const token = await server.guest('harbour')
  guid = (await server.call<VacancyListItem[]>('/api/vacancies', { token })).body[0]?.guid ?? ''
})
afterAll(async () => {
  await server.stop()
  root.remove()
})

const visit = (path: string, headers?: Record<string, string>) => visitSite(server, path, undefined, headers)

async function saveSettings(settings: Partial<UserSettings>): Promise<number> {
  const token = await server.admin('harbour')
  const { body } = await server.call<UserSettings>('/api/userSettings', { token })
  const change = { ...body, ...settings }
  return (await server.call('/api/userSettings', { method: 'PUT', token, body: change })).status
}

it('has only English if the client offers no other languages', async () => {
  const german = await visit('/de')
  expect([german.status, german.text.includes('Page not found')]).toEqual([404, true])
  const list = await visit('/')
  expect(list.text).toContain('<html lang="en-AU">')
  expect(list.text).not.toContain('hreflang')
})

it('shows each public page in the language that its address says, whatever the browser prefers', async () => {
  expect(await saveSettings({ canOfferGerman: true })).toBe(204)
  const english = await visit('/', { 'accept-language': 'de' })
  const german = await visit('/de', { 'accept-language': 'en' })
  expect([english.status, german.status]).toEqual([200, 200])
  expect(english.text).toContain('<html lang="en-AU">')
  expect(english.text).toContain('Available Jobs')
  expect(german.text).toContain('<html lang="de">')
  expect(german.text).toContain('Offene Stellen')
  expect(german.text).toContain(`href="/de/job/details/`)
  expect(german.text).not.toContain('Available Jobs')
  for (const page of [english, german]) {
    expect(page.text).toMatch(/hreflang="en" href="[^"]+\/"/)
    expect(page.text).toMatch(/hreflang="de" href="[^"]+\/de"/)
    expect(page.text).toMatch(/hreflang="x-default" href="[^"]+\/"/)
  }
  expect(german.text).toMatch(/rel="canonical" href="[^"]+\/de"/)
  // A cached page of one language must not be served in another.
  expect((await visit('/')).text).toContain('Available Jobs')
  expect((await visit('/de')).text).toContain('Offene Stellen')
})

it('renders the application form in German, which posts to its German address', async () => {
  const page = await visit(`/de/applicant/apply/${guid}`)
  expect(page.status).toBe(200)
  expect(page.text).toContain('Bewerbung senden')
  expect(page.text).toContain('Vorname')
  expect(page.text).toContain(`action="/de/applicant/apply/${guid}"`)
})

it('redirects other addresses below a language to English; a language that is not offered gets 404', async () => {
  const login = await visit('/de//home/login')
  expect([login.status, login.headers.location]).toEqual([302, '/home/login'])
  for (const path of ['/fr', '/ar', '/en', '/DE', '/dex', '/fr/applicant/apply/x'])
    expect((await visit(path)).status, path).toBe(404)
})

it('offers several languages, each with its texts and direction', async () => {
  expect(await saveSettings({ languages: ['fr', 'ar'] })).toBe(204)
  const [french, arabic] = [await visit('/fr'), await visit('/ar')]
  expect([french.status, arabic.status, (await visit('/de')).status]).toEqual([200, 200, 404])
  expect(french.text).toContain('<html lang="fr">')
  expect(french.text).toContain('Offres d’emploi')
  expect(arabic.text).toContain('<html lang="ar" dir="rtl">')
  expect(arabic.text).toContain('الوظائف الشاغرة')
  expect(arabic.text).toContain('og:locale" content="ar_AR"')
  for (const page of [french, arabic, await visit('/')])
    expect([...page.text.matchAll(/hreflang="([\w-]+)" href/g)].map(([, name]) => name)).toEqual([
      'en',
      'fr',
      'ar',
      'x-default',
    ])
  const form = await visit(`/ar/applicant/apply/${guid}`)
  expect(form.text).toContain('إرسال طلب التوظيف')
  expect(form.text).toContain(`action="/ar/applicant/apply/${guid}"`)
})
