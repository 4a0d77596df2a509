import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openDatabase } from '../../server/db/openDatabase'
import { createApiKey } from '../../server/modules/apiKeys/apiKeys.service'
import { findClient } from '../../server/modules/clients/clients.repository'
import * as renderer from '../../src/app/renderToHtml'
import type { Problem } from '../../src/schemas/applications/application'
import type { BuiltForm } from '../../src/schemas/forms/builtForm'
import type { UserSettings } from '../../src/schemas/settings/userSettings'
import type {
  ScreeningQuestionGroup,
  VacancyDetail,
  VacancyListItem,
} from '../../src/schemas/vacancies/vacancy'
import { createAuthoredVacancy } from '../fixtures/authoredVacancy'
import { createPlainVacancy } from '../fixtures/plainVacancy'
import { createOwnVacancyCalls } from './authoredVacancyFixture'
import { makeSiteRoot } from './siteRoot'
import { startTestServer, type TestServer } from './testServer'
import { visitSite } from './visitSite'

const root = makeSiteRoot()
let server: TestServer
let admin: string
let guest: string
let key: string

beforeAll(async () => {
  server = await startTestServer({ FOYER_LIMITS: 'off' }, root.path, renderer)
  admin = await server.admin('harbour')
  guest = await server.guest('harbour')
  const db = openDatabase(server.database.url)
  const client = await findClient(db, 'harbour')
  key = await createApiKey(db, client?.id ?? 0, 'test', new Date())
  await db.destroy()
  const { body } = await server.call<UserSettings>('/api/userSettings', { token: admin })
  const change = { ...body, languages: ['de', 'ar'] }
  await server.call('/api/userSettings', { method: 'PUT', token: admin, body: change })
})
afterAll(async () => {
  await server.stop()
  root.remove()
})

const translations = {
  de: {
    name: 'Hafenlotse',
    summary: 'Führt Schiffe.',
    description: '<p onclick="x()">Der <b>Hafen</b>.</p>',
  },
}
const screeningQuestions = [
  {
    id: 'g-about',
    name: 'About you',
    translations: { de: { name: 'Über Sie selbst' } },
    questions: [
      {
        id: 'q-swim',
        text: 'Can you swim?',
        controlType: 'rdo',
        isRequired: true,
        options: [
          { label: 'Yes', value: 'y' },
          { label: 'No', value: 'n' },
        ],
        translations: { de: { text: 'Können Sie schwimmen?', options: { y: 'Ja' } } },
      },
    ],
  },
]
const licences = [{ name: 'Pilot', isRequired: false, translations: { de: { name: 'Lotsenpatent' } } }]

const fetchBody = async <Body>(path: string) => (await server.call<Body>(path, { token: guest })).body
const putVacancy = (body: object) =>
  server.call<Problem>('/api/backoffice/vacancies/BO-W', { method: 'PUT', token: key, body })
const findListed = async (name: string, language = '') =>
  (await fetchBody<VacancyListItem[]>(`/api/vacancies${language && `?language=${language}`}`)).find(
    (one) => one.name === name,
  )

describe('an authored vacancy', () => {
  test("is entered once and read in each language; missing translations fall back to the client's text", async () => {
    const vacancyCalls = createOwnVacancyCalls(server, () => admin)
    const { id: guid } = await vacancyCalls.createPublished({ translations, screeningQuestions, licences })
    const german = await findListed('Hafenlotse', 'de')
    expect(german).toMatchObject({ guid, summary: 'Führt Schiffe.', translated: ['name', 'summary'] })
    const english = await findListed('Harbour Pilot')
    expect(english?.guid).toBe(guid)
    expect(english).not.toHaveProperty('translations')
    expect(await findListed('Harbour Pilot', 'ar')).toMatchObject({ guid, translated: [] })
    const detail = await fetchBody<VacancyDetail>(`/api/vacancies/${german?.id}?language=de`)
    expect(detail.description).toBe('<p>Der <b>Hafen</b>.</p>')
    const [group] = await fetchBody<ScreeningQuestionGroup[]>(
      `/api/vacancies/${german?.id}/screeningquestions?language=de`,
    )
    expect(group).toMatchObject({
      name: 'Über Sie selbst',
      questions: [
        {
          text: 'Können Sie schwimmen?',
          options: [
            { label: 'Ja', value: 'y' },
            { label: 'No', value: 'n', lang: 'en' },
          ],
        },
      ],
    })
    const form = await fetchBody<BuiltForm>(`/api/vacancies/${german?.id}/form?language=de`)
    const titles = Object.values(form.schema.properties).map(({ title }) => title)
    expect(titles).toEqual(expect.arrayContaining(['Lotsenpatent', 'Können Sie schwimmen?']))
    const page = await visitSite(server, `/de/job/details/${guid}`)
    expect(page.text).toContain('<title>Hafenlotse')
    expect(page.text).toContain('"title":"Hafenlotse"')
    expect(page.text).not.toContain('Harbour Pilot')
    // Search engines see only languages that have a complete translation.
    expect([...page.text.matchAll(/hreflang="([\w-]+)" href/g)].map(([, one]) => one)).toEqual([
      ...['en', 'de', 'x-default'],
    ])
    const stored = await vacancyCalls.fetchAuthoredVacancy(guid)
    expect(stored.content).toMatchObject({ translations: { de: { name: 'Hafenlotse' } }, licences })
    // A save that omits the translations removes none.
    const { translations: _, ...old } = stored.content
    const bare = old.licences.map(({ name, isRequired }) => ({ name, isRequired }))
    const saved = await vacancyCalls.save(
      guid,
      { ...old, licences: bare, summary: 'Ships.' },
      stored.revision,
    )
    expect(saved.body.content).toMatchObject({ translations: { de: { name: 'Hafenlotse' } }, licences })
  })

  test('is not published with a translation that is too long', async () => {
    const vacancyCalls = createOwnVacancyCalls(server, () => admin)
    const { id, revision } = await vacancyCalls.createDraft({
      ...createAuthoredVacancy(),
      code: 'OWN-2',
      translations: { de: { name: 'x'.repeat(600) } },
    })
    const { status, body } = await vacancyCalls.publish(id, { revision })
    expect([status, body.findings?.map(({ path }) => path)]).toEqual([422, ['/translations/de/name']])
  })
})

describe('an imported vacancy', () => {
  const sent = createPlainVacancy('BO-W', {
    name: 'Quay Hand',
    translations: { de: { name: 'Kaiarbeiter' } },
    licences: [{ name: 'Crane', isRequired: false, translations: { de: { name: 'Kranschein' } } }],
    screeningQuestions: [
      {
        name: 'Work',
        questions: [
          {
            name: 'q1',
            text: 'Nights?',
            controlType: 'txt',
            isRequired: false,
            translations: { de: { text: 'Nachts?' } },
          },
        ],
      },
    ],
  })

  test('has the sent translations, keeps them if a later call omits them, and loses them if it sends none', async () => {
    expect((await putVacancy(sent)).status).toBe(201)
    expect(await findListed('Kaiarbeiter', 'de')).toBeDefined()
    const { translations: _, ...old } = sent
    const plain = {
      ...old,
      licences: [{ name: 'Crane', isRequired: true }],
      screeningQuestions: [
        {
          name: 'Work',
          questions: [{ name: 'q1', text: 'Nights, too?', controlType: 'txt', isRequired: false }],
        },
      ],
    }
    expect((await putVacancy(plain)).status).toBe(200)
    const kept = await findListed('Kaiarbeiter', 'de')
    const fetchItems = (list: string) => fetchBody<object[]>(`/api/vacancies/${kept?.id}/${list}?language=de`)
    expect(await fetchItems('licences')).toMatchObject([{ name: 'Kranschein', isRequired: true }])
    expect(await fetchItems('screeningquestions')).toMatchObject([{ questions: [{ text: 'Nachts?' }] }])
    expect((await putVacancy({ ...plain, translations: {} })).status).toBe(200)
    expect(await findListed('Kaiarbeiter', 'de')).toBeUndefined()
    expect(await findListed('Quay Hand', 'de')).toBeDefined()
  })

  test.each([
    ['an unknown language', { translations: { xx: { name: 'X' } } }, '/translations/xx'],
    [
      'a text of 10,000 characters',
      { translations: { de: { name: 'x'.repeat(10_000) } } },
      '/translations/de/name',
    ],
    [
      'a missing placeholder',
      { summary: 'At {place}', translations: { de: { summary: 'Hier' } } },
      '/translations/de/summary',
    ],
    [
      'an item of 4,001 characters',
      { licences: [{ name: 'Crane', isRequired: false, translations: { de: { name: 'x'.repeat(4001) } } }] },
      '/licences/0/translations/de/name',
    ],
  ])('reports %s at its path', async (_what, wrong, where) => {
    const { status, body } = await putVacancy({ ...sent, ...wrong })
    expect([status, body.errors?.map(({ path }) => path)]).toEqual([422, [where]])
  })
})
