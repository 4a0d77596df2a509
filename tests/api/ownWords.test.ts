import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import * as renderer from '../../src/app/renderToHtml'
import type { OpenAccountSchema, SchemaVersion } from '../../src/schemas/accountSchema/accountSchema'
import type { Problem } from '../../src/schemas/applications/application'
import { hashSchema } from '../../src/schemas/forms/buildForm'
import type { BuiltForm } from '../../src/schemas/forms/builtForm'
import type { CustomField, UserSettings } from '../../src/schemas/settings/userSettings'
import type { VacancyListItem } from '../../src/schemas/vacancies/vacancy'
import { makeSiteRoot } from './siteRoot'
import { startTestServer, type TestServer } from './testServer'
import { visitSite } from './visitSite'

const root = makeSiteRoot()
let server: TestServer
let master: string
let admin: string
let guest: string
let id: number
let vacancy: VacancyListItem

beforeAll(async () => {
  server = await startTestServer({ FOYER_LIMITS: 'off' }, root.path, renderer)
  master = await server.signIn('master', 'master-demo-1', 'admin')
  admin = await server.admin('meridian')
  guest = await server.guest('meridian')
  const { body } = await server.call<{ id: number; clientCode: string }[]>('/api/users', { token: master })
  id = body.find(({ clientCode }) => clientCode === 'meridian')?.id ?? 0
  const list = (await server.call<VacancyListItem[]>('/api/vacancies', { token: guest })).body
  vacancy = list.find(({ isExpressionOfInterest }) => !isExpressionOfInterest) as VacancyListItem
  await setLanguages(['de', 'ar'])
})
afterAll(async () => {
  await server.stop()
  root.remove()
})

async function setLanguages(languages: UserSettings['languages']): Promise<void> {
  const { body } = await server.call<UserSettings>('/api/userSettings', { token: admin })
  const change = { ...body, languages }
  const answer = await server.call('/api/userSettings', { method: 'PUT', token: admin, body: change })
  expect(answer.status).toBe(204)
}

const shift: CustomField = {
  id: 300,
  type: 'radio',
  label: 'Best shift',
  notes: 'Write {code} on it.',
  options: [
    { label: 'Day', value: 'day' },
    { label: 'Night', value: 'night' },
  ],
  translations: {
    de: { label: 'Liebste Schicht', notes: 'Schreiben Sie {code} darauf.', options: { day: 'Tagschicht' } },
  },
}

const getPath = () => `/api/users/${id}/schema`
const fetchSchema = async () => (await server.call<OpenAccountSchema>(getPath(), { token: master })).body
const saveSchema = (customFields: readonly object[], catalogue: unknown) =>
  server.call<OpenAccountSchema & Problem>(getPath(), {
    method: 'PUT',
    token: master,
    body: { customFields, catalogue },
  })
const saveField = async (field: object) => saveSchema([field], (await fetchSchema()).catalogue)
const getForm = async (language?: string) => {
  const query = language ? `?language=${language}` : ''
  return (await server.call<BuiltForm>(`/api/vacancies/${vacancy.id}/form${query}`, { token: guest })).body
}
const visit = (address: string) => visitSite(server, address, 'meridian.localhost:3000')

describe('custom fields in other languages', () => {
  test('are entered once and asked in each language, with the same option values', async () => {
    expect((await fetchSchema()).languages).toEqual(['de', 'ar'])
    expect((await saveField(shift)).status).toBe(200)
    const [english, german, arabic] = [await getForm(), await getForm('de'), await getForm('ar')]
    const title = (form: BuiltForm) => form.schema.properties['custom-300']?.title
    expect([english, german, arabic].map(title)).toEqual(['Best shift', 'Liebste Schicht', 'Best shift'])
    expect(german.uiSchema['custom-300']).toMatchObject({
      'ui:options': {
        choices: [
          { label: 'Tagschicht', value: 'day' },
          { label: 'Night', value: 'night', lang: 'en' },
        ],
      },
    })
    expect(english.schema.properties['custom-300']?.enum).toEqual(
      german.schema.properties['custom-300']?.enum,
    )
  })

  test('are in the page of their language with its form validator; missing translations are marked', async () => {
    const address = `/applicant/apply/${vacancy.guid}`
    const [english, german] = [await visit(address), await visit(`/de${address}`)]
    expect(english.text).toContain('Best shift')
    expect(english.text).not.toContain('Liebste Schicht')
    expect(german.text).toContain('Liebste Schicht')
    expect(german.text).toContain('Tagschicht')
    expect(german.text).toMatch(/<span lang="en" dir="auto"[^>]*>Night<\/span>/)
    expect(german.text).not.toMatch(/lang="en"[^>]*>Tagschicht/)
    const hash = hashSchema(await getForm('de'))
    const validator = (language: string) => visit(`/validators/${hash}.js?vacancy=${vacancy.guid}${language}`)
    expect((await validator('&language=de')).status).toBe(200)
    expect((await validator('')).status).toBe(404)
  })

  test('are in the settings in one language, or with all translations', async () => {
    const read = async (query: string) =>
      (await server.call<UserSettings>(`/api/userSettings${query}`, { token: guest })).body.customFields[0]
    expect(await read('')).toMatchObject({ label: 'Best shift', translations: shift.translations })
    const german = await read('?language=de')
    expect(german).toMatchObject({ label: 'Liebste Schicht', translated: ['label', 'notes'] })
    expect(german).not.toHaveProperty('translations')
    expect((await server.call('/api/userSettings?language=xx', { token: guest })).status).toBe(400)
  })

  test('keep their translations if a save omits them, and lose them if it sends none, which is recorded', async () => {
    const { translations: _, ...old } = shift
    await saveField({ ...old, label: 'Favourite shift' })
    expect((await fetchSchema()).customFields[0]?.translations).toEqual(shift.translations)
    await saveField({ ...shift, translations: {} })
    expect((await fetchSchema()).customFields[0]).not.toHaveProperty('translations')
    const { body } = await server.call<SchemaVersion[]>(`${getPath()}/versions`, { token: master })
    expect(body[0]?.changes).toContainEqual({
      label: 'Best shift: Label in German',
      from: 'Liebste Schicht',
      to: '',
    })
    await saveField(shift)
  })

  test('keep the translations of a removed language', async () => {
    await setLanguages(['ar'])
    expect((await visit(`/de/applicant/apply/${vacancy.guid}`)).status).toBe(404)
    expect((await fetchSchema()).customFields[0]?.translations).toEqual(shift.translations)
    await setLanguages(['de', 'ar'])
    expect((await visit(`/de/applicant/apply/${vacancy.guid}`)).text).toContain('Liebste Schicht')
  })

  test.each([
    ['an unknown language', { xx: { label: 'X' } }, '/customFields/0/translations/xx'],
    ['a missing placeholder', { de: { notes: 'Schreiben Sie.' } }, '/customFields/0/translations/de/notes'],
    [
      'a text of 3,000 characters',
      { de: { label: 'x'.repeat(3000) } },
      '/customFields/0/translations/de/label',
    ],
    [
      'a text of 10,000 characters',
      { de: { label: 'x'.repeat(10_000) } },
      '/customFields/0/translations/de/label',
    ],
    [
      'an option that is too long',
      { de: { options: { day: 'x'.repeat(600) } } },
      '/customFields/0/translations/de/options/day',
    ],
    ['a number instead of a text', { de: { label: 7 } }, '/customFields/0/translations/de/label'],
    ['an unknown property', { de: { colour: 'rot' } }, '/customFields/0/translations/de/colour'],
  ])('are rejected with the path of %s', async (_what, translations, where) => {
    const { status, body } = await saveField({ ...shift, translations })
    expect([status, body.errors?.[0]?.path]).toEqual([422, where])
    expect(body.errors?.[0]?.message).not.toBe('')
  })
})

test('a site translates its menu and pages into the page’s language', async () => {
  const file = join(root.path, 'public/clients/meridian/config.json')
  const config = JSON.parse(readFileSync(file, 'utf8'))
  const about = {
    path: '/who-we-are',
    title: 'Who we are',
    translations: { de: { title: 'Wer wir sind' } },
    blocks: [{ type: 'richText', text: ['We heal.'], translations: { de: { text: ['Wir heilen.'] } } }],
  }
  const item = { label: 'Meet us', url: '/who-we-are', translations: { de: { label: 'Das sind wir' } } }
  writeFileSync(
    file,
    JSON.stringify({ ...config, menuItems: [item], pages: [...(config.pages ?? []), about] }),
  )
  await expect.poll(async () => (await visit('/who-we-are')).status).toBe(200)
  const [english, german, arabic] = [
    await visit('/who-we-are'),
    await visit('/de/who-we-are'),
    await visit('/ar/who-we-are'),
  ]
  expect(german.text).toContain('<title>Wer wir sind')
  expect(german.text).toContain('Wir heilen.')
  expect(german.text).toContain('Das sind wir')
  expect(german.text).not.toContain('We heal.')
  // Search engines get only the languages in which the page is complete; missing translations are marked.
  const getHreflangs = (text: string) => [...text.matchAll(/hreflang="([\w-]+)" href/g)].map(([, one]) => one)
  for (const page of [english, german, arabic])
    expect(getHreflangs(page.text)).toEqual(['en', 'de', 'x-default'])
  expect(german.text).not.toMatch(/lang="en"[^>]*>(Wir heilen|Das sind wir|Wer wir sind)/)
  expect(arabic.text).toMatch(/<p lang="en" dir="auto">We heal\./)
  expect(arabic.text).toMatch(/<span lang="en" dir="auto">Meet us/)
  expect(arabic.text).toMatch(/<h1 lang="en" dir="auto"[^>]*>Who we are/)
  expect(english.text).not.toContain('lang="en" dir')
  const sitemap = (await visit('/sitemap.xml')).text
  expect(sitemap).toContain('/de/who-we-are</loc>')
  expect(sitemap).not.toContain('/ar/who-we-are')
  for (const page of [english, arabic]) {
    expect(page.text).toContain('We heal.')
    expect(page.text).toContain('Meet us')
    expect(page.text).not.toContain('Wir heilen.')
  }
})
