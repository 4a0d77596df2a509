import { JSDOM } from 'jsdom'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import * as renderer from '../../src/app/renderToHtml'
import type {
  ApplicationDetails,
  ApplicationListItem,
  Problem,
} from '../../src/schemas/applications/application'
import type { LocalizedTemplate, StateResult } from '../../src/schemas/applications/applicationState'
import type { StoredTemplates } from '../../src/schemas/applications/applicationStateSettings'
import type { UserSettings } from '../../src/schemas/settings/userSettings'
import type { VacancyListItem } from '../../src/schemas/vacancies/vacancy'
import { createApplicationFixture, submit } from './applicationFixture'
import { createOwnVacancyCalls } from './authoredVacancyFixture'
import { waitUntil } from './backOfficeReceiver'
import { type MailServer, startMailServer } from './mailServer'
import { makeSiteRoot } from './siteRoot'
import { startTestServer, type TestServer } from './testServer'

const minuteMs = 60_000
const dayMs = 24 * 60 * minuteMs
const root = makeSiteRoot()
let mail: MailServer
let server: TestServer
let admin: string
let guest: string
let vacancyId: number
let count = 0

beforeAll(async () => {
  mail = await startMailServer()
  const settings = {
    FOYER_SMTP_URL: mail.url,
    FOYER_MAIL_FROM: 'careers@example.org',
    FOYER_LIMITS: 'off',
  }
  server = await startTestServer(settings, root.path, renderer)
  admin = await server.admin('harbour')
  guest = await server.guest('harbour')
  await setLanguages(['de', 'ar'])
  const screeningQuestions = [
    {
      id: 'g-about',
      name: 'About you',
      translations: { de: { name: 'Über Sie selbst' } },
      questions: [
        {
          ...{ id: 'q-since', text: 'Sailing since', controlType: 'dte', isRequired: true },
          translations: { de: { text: 'Sie segeln seit' } },
        },
      ],
    },
  ]
  const translations = { de: { name: 'Hafenlotse' } }
  await createOwnVacancyCalls(server, () => admin).createPublished({
    translations,
    screeningQuestions,
    hearBy: { days: 5 },
  })
  const { body } = await server.call<VacancyListItem[]>('/api/vacancies', { token: guest })
  vacancyId = body.find(({ name }) => name === 'Harbour Pilot')?.id ?? 0
})
afterAll(async () => {
  await server.stop()
  await mail.stop()
  root.remove()
})

async function setLanguages(languages: string[]): Promise<void> {
  const { body } = await server.call<UserSettings>('/api/userSettings', { token: admin })
  const change = { ...body, languages }
  await server.call('/api/userSettings', { method: 'PUT', token: admin, body: change })
}

async function apply(language: 'de' | 'ar' | 'fr' | null, more: object = {}) {
  count += 1
  const email = `tongue.${count}@example.org`
  const { body } = await createApplicationFixture(server, guest, vacancyId, email)
  const sent = { ...body, ...more }
  const answer = await server.client(guest).POST('/api/submittedapplications', {
    body: sent,
    ...(language ? { params: { query: { language } } } : {}),
  })
  const { id = 0 } = answer.data ?? {}
  await waitUntil(() => mail.to(email).length === 1)
  const [receipt] = mail.to(email)
  const link = receipt?.links.find((one) => one.includes('/application/')) ?? ''
  return { id, email, receipt, link, path: new URL(link).pathname }
}

const templatesPath = '/api/stateTemplates'
const fetchTemplates = async () => (await server.call<StoredTemplates>(templatesPath, { token: admin })).body
const putTemplates = (body: object) =>
  server.call<Problem>(templatesPath, { method: 'PUT', token: admin, body })
const setState = (applicationIds: number[], state: string, words: LocalizedTemplate | null) =>
  server.call<{ results: StateResult[] } & Problem>('/api/applicationStates', {
    token: admin,
    body: { applicationIds, state, words },
  })
const getTemplate = async (language: 'de' | 'fr' | 'ar', state: 'interview'): Promise<LocalizedTemplate> => {
  const { templates: clientTemplates, translations } = await fetchTemplates()
  return { ...clientTemplates[state], translations: { [language]: translations[language][state] } }
}
const fetchPage = async (path: string) =>
  new JSDOM(String((await server.call<string>(path)).body)).window.document
const formatGermanDay = (time: number) =>
  new Intl.DateTimeFormat('de', { dateStyle: 'long', timeZone: 'Australia/Sydney' }).format(time)

async function waitForNextMail(email: string) {
  const before = mail.to(email).length
  await server.mailSettled()
  server.advanceClock(minuteMs)
  await waitUntil(() => mail.to(email).length > before)
  return mail.to(email)[before]
}

describe('an applicant in German', () => {
  test('gets a German receipt with German dates, the translated job and the URL of the German status page', async () => {
    const { receipt, link, id } = await apply('de')
    expect(receipt?.subject).toBe('Harbour City Council hat Ihre Bewerbung: Hafenlotse')
    expect(receipt?.words).toContain(
      `Sie hören von Harbour City Council bis zum ${formatGermanDay(Date.now() + 5 * dayMs)}`,
    )
    expect(receipt?.words).toContain(`Der Link gilt bis ${formatGermanDay(Date.now() + 180 * dayMs)}.`)
    expect(receipt?.words).toContain('<html lang="de" dir="ltr">')
    expect(receipt?.words).not.toMatch(/Harbour Pilot|your application/i)
    expect(link).toMatch(new RegExp(`^${server.origin('harbour')}/de/application/`))
    const { body } = await server.call<ApplicationDetails>(`/api/applicationDetails/${id}`, { token: admin })
    expect(body).toMatchObject({
      language: 'de',
      vacancyName: 'Harbour Pilot',
      vacancyNameTold: 'Hafenlotse',
    })
    expect(JSON.stringify(body.sections)).toContain('Sailing since')
    expect(JSON.stringify(body.sections)).not.toContain('Sie segeln')
  })

  test('reads the status page with the answers in German, and at its English address in English', async () => {
    const { path } = await apply('de')
    const text = (await fetchPage(path)).body.textContent
    expect(text).toContain('Für Hafenlotse bei Harbour City Council')
    expect(text).toContain('Sie segeln seit5. Dezember 2026')
    expect(text).toContain('Über Sie selbst')
    expect(text).not.toContain('Sailing since')
    const english = (await fetchPage(path.replace('/de', ''))).body.textContent
    expect(english).toContain('For Harbour Pilot at Harbour City Council')
    expect(english).toContain('Sailing since05 Dec 2026')
  })

  test('is invited in German, with the product’s template if the client has none', async () => {
    const { id, email } = await apply('de', { firstName: 'Lena' })
    expect((await setState([id], 'interview', await getTemplate('de', 'interview'))).status).toBe(200)
    const mailText = await waitForNextMail(email)
    expect(mailText?.subject).toBe('Einladung zum Gespräch: Hafenlotse bei Harbour City Council')
    expect(mailText?.words).toContain('Guten Tag Lena!')
    expect(mailText?.words).toContain('Ihre Bewerbung ansehen')
    expect(mailText?.links[0]).toContain('/de/application/')
  })

  test('gets German mail about a withdrawal and corrections, whatever the language of the page', async () => {
    const { email, path } = await apply('de')
    const other = `new.${email}`
    const post = (values: Record<string, string>) => {
      const form = new FormData()
      for (const [name, value] of Object.entries(values)) form.append(name, value)
      return server.call(path.replace('/de', ''), { body: form })
    }
    expect((await post({ act: 'correct', email: other, phone: '0400 1' })).status).toBe(303)
    const corrected = await waitForNextMail(other)
    expect(corrected?.subject).toBe('Die Kontaktdaten Ihrer Bewerbung haben sich geändert: Hafenlotse')
    expect((await fetchPage(path)).body.textContent).toContain(other)
    await post({ act: 'withdraw' })
    const withdrawn = await waitForNextMail(other)
    expect(withdrawn?.subject).toBe('Ihre Bewerbung ist zurückgezogen: Hafenlotse')
    expect(withdrawn?.links[0]).toContain(path)
  })

  test('has the language “de” in the downloaded message, the CSV export and the list; others have “en”', async () => {
    const [german, other] = [await apply('de'), await apply(null)]
    const message = async ({ path }: { path: string }) => {
      const form = new FormData()
      form.append('act', 'download')
      return (await server.call<{ data: { application: object } }>(path, { body: form })).body.data
    }
    expect(await message(german)).toMatchObject({ application: { language: 'de' } })
    expect(await message(other)).toMatchObject({ application: { language: 'en' } })
    const csv = await server.call<string>('/api/applications.csv?columns=id,language', { token: admin })
    expect(csv.body).toContain(`${german.id},de`)
    expect(csv.body).toContain(`${other.id},en`)
    const list = await server.call<{ results: ApplicationListItem[] }>('/api/applications', { token: admin })
    expect(list.body.results.find(({ id }) => id === german.id)).toMatchObject({ language: 'de' })
    expect(list.body.results.find(({ id }) => id === other.id)).toMatchObject({
      language: 'en',
      vacancyNameTold: 'Harbour Pilot',
    })
  })

  test('is redirected to the English status page while the client does not offer German', async () => {
    const { path } = await apply('de')
    await setLanguages(['ar'])
    const redirect = await server.call(`${path}?done=corrected`)
    expect([redirect.status, redirect.headers.get('location')]).toEqual([
      307,
      `${path.replace('/de', '')}?done=corrected`,
    ])
    const post = await server.call(path, { body: new FormData() })
    expect(post.status).toBe(307)
    expect((await server.call('/de')).status).toBe(404)
    await setLanguages(['de', 'ar'])
    expect((await server.call(path)).status).toBe(200)
  })
})

describe('an applicant in Arabic', () => {
  test('gets right-to-left mail, with the original title of a job that has no Arabic translation', async () => {
    const { receipt, link, id, email } = await apply('ar')
    expect(receipt?.words).toContain('<html lang="ar" dir="rtl">')
    expect(receipt?.words).toMatch(/<div lang="ar" dir="rtl"/)
    expect(receipt?.words).toContain('شكرًا لتقدّمك لوظيفة \u2068Harbour Pilot\u2069')
    expect(link).toContain('/ar/application/')
    await setState([id], 'interview', await getTemplate('ar', 'interview'))
    expect((await waitForNextMail(email))?.words).toContain('تحية طيبة، ')
  })
})

test('an applicant whose application was sent without a language gets English texts', async () => {
  count += 1
  const email = `tongue.${count}@example.org`
  const { body } = await createApplicationFixture(server, guest, vacancyId, email)
  const { id } = await submit(server, guest, body)
  await waitUntil(() => mail.to(email).length === 1)
  expect(mail.to(email)[0]?.subject).toBe('Harbour City Council has your application for Harbour Pilot')
  const stored = await server.database.query(
    `select language, vacancy_name_told, sections_told from applications where id = ${id}`,
  )
  expect(stored).toEqual([{ language: null, vacancy_name_told: null, sections_told: null }])
  const unknown = await server.call('/api/submittedapplications?language=xx', { token: guest, body })
  expect(unknown.status).toBe(400)
})

describe('messages to applicants', () => {
  const german = {
    subject: 'Wir laden Sie ein: {job}',
    text: '{name}, {company} lädt Sie ein ({reference}).',
  }

  test('are stored per language; each applicant gets one in their language', async () => {
    const before = await fetchTemplates()
    const { templates: clientTemplates } = before
    expect(
      (await putTemplates({ templates: clientTemplates, translations: { de: { interview: german } } }))
        .status,
    ).toBe(204)
    const after = await fetchTemplates()
    expect(after.translations.de.interview).toEqual(german)
    expect(after.translations.de.hired).toEqual(before.translations.de.hired)
    // A request without translations leaves the stored translations unchanged.
    await putTemplates({
      templates: { ...clientTemplates, hired: { ...clientTemplates.hired, subject: 'You are in: {job}' } },
    })
    expect((await fetchTemplates()).translations.de.interview).toEqual(german)
    const [lena, sam] = [await apply('de', { firstName: 'Lena' }), await apply(null)]
    const keyRequest = { token: admin, body: { name: 'words', may: ['applications'] } }
    const { key } = (await server.call<{ key: string }>('/api/connections/harbour/keys', keyRequest)).body
    for (const { id } of [lena, sam])
      await server.call(`/api/backoffice/applications/${id}/state`, {
        ...{ method: 'PUT', token: key, body: { state: 'interview' } },
      })
    expect((await waitForNextMail(lena.email))?.subject).toBe('Wir laden Sie ein: Hafenlotse')
    await waitUntil(() => mail.to(sam.email).length === 2)
    expect(mail.to(sam.email)[1]?.subject).toBe('Interview for Harbour Pilot at Harbour City Council')
    const [act] = await server.database.query(
      "select changes from audit where action = 'words to applicants changed' order by id",
    )
    expect(JSON.parse(String(act?.changes))).toMatchObject([
      { label: 'Interview (Deutsch)', to: german.subject },
    ])
    await putTemplates({ templates: clientTemplates, translations: {} })
    expect(await fetchTemplates()).toEqual(before)
  })

  test('without translations are sent in their original language to applicants of every language', async () => {
    const { id, email } = await apply('de')
    await setState([id], 'interview', { subject: 'News: {job}', text: 'We call you.' })
    const mailText = await waitForNextMail(email)
    expect(mailText?.subject).toBe('News: Hafenlotse')
    expect(mailText?.words).toContain('We call you.')
  })

  test('are rejected with the path of the field if they lack a placeholder or contain an unknown one', async () => {
    const { templates: clientTemplates } = await fetchTemplates()
    const getErrors = async (body: object) => (await putTemplates(body)).body.errors
    const createTranslation = (words: object) => ({
      templates: clientTemplates,
      translations: { ar: { interview: { ...german, ...words } } },
    })
    expect(await getErrors(createTranslation({ text: '{name}: {company}' }))).toEqual([
      {
        path: '/translations/ar/interview/text',
        message: 'Your English text uses {reference}. Add it here too.',
      },
    ])
    expect(await getErrors(createTranslation({ subject: 'Für {jobb}' }))).toEqual([
      { path: '/translations/ar/interview/subject', message: 'Unknown placeholder {jobb}.' },
    ])
    const withoutJob = { subject: 'Hello', text: 'Dear {name}' }
    expect(await getErrors({ templates: { ...clientTemplates, hired: withoutJob } })).toEqual([
      {
        path: '/templates/hired/text',
        message: 'Add {job} or {reference} so that applicants know which job this is about.',
      },
    ])
    const { body } = await setState([1], 'hired', {
      ...withoutJob,
      translations: { de: { subject: '{x}', text: 'y' } },
    })
    expect(body.errors).toEqual([
      { path: '/words/translations/de/subject', message: 'Unknown placeholder {x}.' },
    ])
    expect((await fetchTemplates()).templates).toEqual(clientTemplates)
    expect((await putTemplates({ templates: clientTemplates, translations: { xx: {} } })).status).toBe(422)
  })
})
