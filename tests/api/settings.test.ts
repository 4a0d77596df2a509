import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Problem } from '../../src/schemas/applications/application'
import type { UserSettings } from '../../src/schemas/settings/userSettings'
import { expectOk } from './apiClient'
import { startTestServer, type TestServer } from './testServer'

let server: TestServer
let admin: string

beforeAll(async () => {
  server = await startTestServer()
  admin = await server.admin('harbour')
})
afterAll(() => server.stop())

/** Settings that were added later; a request may omit them. */
const laterSettings = [
  'canCountLeaving',
  'canApplyInSteps',
  'canCheckAnswers',
  'canOfferGerman',
  'languages',
  'canOfferAlerts',
  'canReviewBlind',
  'needsFormStamp',
  'needsProofOfWork',
  'takesLateApplications',
]

const fetchSettings = (token = admin) => expectOk(server.client(token).GET('/api/userSettings'))
const saveAndGetStatus = async (body: UserSettings, token = admin) =>
  (await server.client(token).PUT('/api/userSettings', { body })).response.status
const saveBody = (body: unknown) =>
  server.call<Problem>('/api/userSettings', { method: 'PUT', token: admin, body })

test('[API-05] each client has its own settings; the form fields include the catalogue', async () => {
  const settings = await fetchSettings()
  expect(settings).toMatchObject({ company: 'Harbour City Council', clientCode: 'harbour', userId: 1 })
  expect(settings.canShowSidebar && settings.canShowEoi && settings.canShowVacancyDepartment).toBe(true)
  const ids = settings.applicationFormFields.map((field) => field.id)
  expect(ids.filter((id) => id < 100).sort((a, b) => a - b)).toEqual(
    Array.from({ length: 23 }, (_, at) => at + 1),
  )
  expect(await fetchSettings(await server.guest('meridian'))).toMatchObject({
    company: 'Meridian Health',
    canShowSidebar: false,
  })
})

test('[API-06] saved settings are returned, for this client only; the labels of fields cannot change', async () => {
  const settings = await fetchSettings()
  const meridian = await fetchSettings(await server.guest('meridian'))
  const applicationFormFields = settings.applicationFormFields.map((field) =>
    field.id === 5 ? { ...field, isVisible: true, isRequired: true, displayText: 'Renamed' } : field,
  )
  const changed = { ...settings, privacyLinkLabel: 'Our promise', canShowEoi: false, applicationFormFields }
  expect(await saveAndGetStatus(changed)).toBe(204)
  const after = await fetchSettings()
  expect(after).toMatchObject({ privacyLinkLabel: 'Our promise', canShowEoi: false })
  expect(after.applicationFormFields.find((field) => field.id === 5)).toMatchObject({
    isVisible: true,
    isRequired: true,
    displayText: 'Birth date',
  })
  expect(await fetchSettings(await server.guest('meridian'))).toEqual(meridian)
  expect((await server.stored()).audit).toBe(1)
})

test("[API-06] empty texts are stored as null, and the client's identity cannot change", async () => {
  const settings = await fetchSettings()
  const sent = { ...settings, privacyLink: '', privacyLinkLabel: '', company: 'Mine', clientCode: 'meridian' }
  expect(await saveAndGetStatus(sent)).toBe(204)
  expect(await fetchSettings()).toMatchObject({
    privacyLink: null,
    privacyLinkLabel: null,
    company: 'Harbour City Council',
    clientCode: 'harbour',
  })
})

test.each([
  ['a text instead of a boolean', { canShowEoi: 'true' }, '/canShowEoi'],
  ['null instead of a boolean', { canShowEoi: null }, '/canShowEoi'],
  ['a link with a javascript: URL', { privacyLink: 'javascript:alert(1)' }, '/privacyLink'],
  ['a label of 41 characters', { privacyLinkLabel: 'x'.repeat(41) }, '/privacyLinkLabel'],
  ['an unknown setting', { isAdmin: true }, '/isAdmin'],
  ['an HTML page as picture', { customEoiImageDataUri: 'data:text/html,<b>' }, '/customEoiImageDataUri'],
  ['an unknown form field', { applicationFormFields: [field(99)] }, '/applicationFormFields/0/id'],
])('[API-06] %s gets 422, and nothing is changed', async (_what, change, path) => {
  const settings = await fetchSettings()
  const answer = await saveBody({ ...settings, ...change })
  expect(answer.status).toBe(422)
  expect(answer.body.errors?.[0]?.path).toBe(path)
  expect(await fetchSettings()).toEqual(settings)
})

test('[API-06] texts sent directly to the API are cleaned, as a form would do', async () => {
  const settings = await fetchSettings()
  const privacyLinkLabel = '\u200bDonne\u0301es\u00a0personnelles\u202c '
  expect(
    await saveAndGetStatus({
      ...settings,
      privacyLinkLabel,
      privacyLink: 'https://example.org/privacy\u200b',
    }),
  ).toBe(204)
  expect(await fetchSettings()).toMatchObject({
    privacyLinkLabel: 'Données personnelles',
    privacyLink: 'https://example.org/privacy',
  })
  expect(await saveAndGetStatus(settings)).toBe(204)
})

test('[API-06] a missing setting that a request may not omit is reported, and nothing is changed', async () => {
  const settings = await fetchSettings()
  const omissibleSettings = [
    'userId',
    'company',
    'clientCode',
    'advertiserId',
    'customFields',
    'canAllowUpload',
    'retainMonths',
    ...laterSettings,
  ]
  for (const key of Object.keys(settings).filter((name) => !omissibleSettings.includes(name))) {
    const rest = Object.fromEntries(Object.entries(settings).filter(([name]) => name !== key))
    const { status, body } = await saveBody(rest)
    expect([status, body.errors]).toEqual([422, [{ path: `/${key}`, message: 'A response is required' }]])
  }
  for (const body of [{}, [], null, 5]) expect((await saveBody(body)).status).toBe(422)
  expect(await fetchSettings()).toEqual(settings)
})

test('[API-06] a request that omits the newer settings leaves them unchanged', async () => {
  const on = Object.fromEntries(laterSettings.map((name) => [name, name === 'languages' ? ['de'] : true]))
  const settings = { ...(await fetchSettings()), ...on }
  expect((await saveBody(settings)).status).toBeLessThan(300)
  const withoutLaterSettings = Object.fromEntries(
    Object.entries(settings).filter(([name]) => !laterSettings.includes(name)),
  )
  expect((await saveBody(withoutLaterSettings)).status).toBeLessThan(300)
  expect(await fetchSettings()).toEqual(settings)
})

test('[API-06] the list of languages and the switch for German stay consistent', async () => {
  const fetchLanguages = async () => {
    const { languages, canOfferGerman } = await fetchSettings()
    return [languages, canOfferGerman]
  }
  const change = async (wanted: Partial<UserSettings>) =>
    saveAndGetStatus({ ...(await fetchSettings()), ...wanted })
  expect(await change({ languages: [] })).toBe(204)
  expect(await fetchLanguages()).toEqual([[], false])
  expect(await change({ canOfferGerman: true })).toBe(204)
  expect(await fetchLanguages()).toEqual([['de'], true])
  expect(await change({ canOfferGerman: false })).toBe(204)
  expect(await fetchLanguages()).toEqual([[], false])
  expect(await change({ languages: ['de'] })).toBe(204)
  expect(await fetchLanguages()).toEqual([['de'], true])
  expect((await saveBody({ ...(await fetchSettings()), languages: ['xx'] })).body.errors?.[0]?.path).toBe(
    '/languages/0',
  )
})

test('[API-06] a guest cannot save', async () => {
  const settings = await fetchSettings()
  expect(await saveAndGetStatus(settings, await server.guest('harbour'))).toBe(403)
})

test('[API-07] public settings and health need no token', async () => {
  expect(await expectOk(server.client().GET('/api/publicsettings'))).toEqual({
    redirectUri: null,
    clientId: null,
    domain: null,
    versionNumber: expect.stringMatching(/^\d+\.\d+/),
    sendsMail: false,
  })
  expect(await expectOk(server.client().GET('/api/health'))).toEqual({
    status: 'ok',
    version: expect.stringMatching(/^\d+\.\d+/),
    commit: null,
    troubles: [],
  })
})

function field(id: number) {
  return {
    id,
    displayText: '',
    canShowVisibility: true,
    canShowRequired: true,
    isVisible: true,
    isRequired: false,
  }
}
