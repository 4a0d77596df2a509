import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readXlsx } from 'hucre/xlsx'
import { JSDOM } from 'jsdom'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { migrateDatabase } from '../../server/db/migrateDatabase'
import { openDatabase } from '../../server/db/openDatabase'
import { listCustomStates } from '../../server/modules/clients/applicationStateSettings.repository'
import { findClient } from '../../server/modules/clients/clients.repository'
import { exportInstallation, importInstallation } from '../../server/modules/operations/transfer.service'
import * as renderer from '../../src/app/renderToHtml'
import type { Activity } from '../../src/schemas/activity/activity.types'
import type {
  ApplicationCounts,
  ApplicationDetails,
  ApplicationListItem,
  Problem,
} from '../../src/schemas/applications/application'
import type { StateResult, UndoResult } from '../../src/schemas/applications/applicationState'
import type {
  CustomState,
  CustomStateInput,
  CustomStatesUpdate,
  KnownStates,
} from '../../src/schemas/applications/customState'
import { createPlainVacancy } from '../fixtures/plainVacancy'
import { createApplicationFixture, fetchVacancies, submit } from './applicationFixture'
import { waitUntil } from './backOfficeReceiver'
import { type MailServer, startMailServer } from './mailServer'
import { makeSiteRoot } from './siteRoot'
import { startTestServer, type TestServer } from './testServer'

const path = '/api/customStates'
const root = makeSiteRoot()
let mail: MailServer
let server: TestServer
let admin: string
let guest: string
let key: string
let vacancyId: number
let applicationCount = 0

beforeAll(async () => {
  mail = await startMailServer()
  const settings = { FOYER_SMTP_URL: mail.url, FOYER_MAIL_FROM: 'careers@example.org', FOYER_LIMITS: 'off' }
  server = await startTestServer(settings, root.path, renderer)
  admin = await server.admin('harbour')
  guest = await server.guest('harbour')
  const keyRequest = { token: admin, body: { name: 'states', may: ['vacancies', 'applications'] } }
  key = (await server.call<{ key: string }>('/api/connections/harbour/keys', keyRequest)).body.key
  await server.call('/api/backoffice/vacancies/STATES', {
    method: 'PUT',
    token: key,
    body: createPlainVacancy('STATES', { name: 'States', hearBy: { days: 3 } }),
  })
  vacancyId = (await fetchVacancies(server, guest)).find(({ name }) => name === 'States')?.id ?? 0
})
afterAll(async () => {
  await server.stop()
  await mail.stop()
  root.remove()
})

const phoneScreen: CustomStateInput = {
  name: 'Phone screen',
  tone: 'amber',
  countsAs: 'in review',
  isShown: true,
  template: { subject: 'A call about {job}', text: 'Dear {name},\n\nwe would like to call you about {job}.' },
}
const referenceCheck: CustomStateInput = {
  name: 'Reference check',
  tone: 'grey',
  countsAs: 'interview',
  isShown: false,
  template: null,
}

const fetchStates = async (token = admin) => (await server.call<KnownStates>(path, { token })).body
const saveStates = (wanted: Partial<CustomStatesUpdate>, token = admin) =>
  server.call<KnownStates & Problem>(path, {
    method: 'PUT',
    token,
    body: { states: [], deleted: [], ...wanted },
  })

/** Deletes all custom states of the client and adds these. */
async function replaceStates(...states: CustomStateInput[]): Promise<CustomState[]> {
  const before = (await fetchStates()).states
  await saveStates({ deleted: before.map(({ id }) => ({ id, to: 'in review' })) })
  const { body } = await saveStates({ states })
  return body.states.map(({ applications: _, ...state }) => state)
}

async function apply() {
  applicationCount += 1
  const email = `custom.${applicationCount}@example.org`
  const { body } = await createApplicationFixture(server, guest, vacancyId, email)
  const { id, link = '' } = await submit(server, guest, body)
  await waitUntil(() => mail.to(email).length === 1)
  return { id, link, email }
}

const setState = (
  applicationIds: number[],
  state: string,
  words: CustomStateInput['template'] = null,
  token: string = admin,
) =>
  server.call<{ change: string; results: StateResult[] }>('/api/applicationStates', {
    token,
    body: { applicationIds, state, words },
  })
const fetchBody = async <Body>(address: string) => (await server.call<Body>(address, { token: admin })).body
const fetchDetails = (id: number) => fetchBody<ApplicationDetails>(`/api/applicationDetails/${id}`)
const getIds = async (query: string) =>
  (await fetchBody<{ results: ApplicationListItem[] }>(`/api/applications?${query}`)).results.map(
    ({ id }) => id,
  )
const getStatus = async (link: string) => {
  const { document } = new JSDOM(String((await server.call<string>(link)).body)).window
  const fact = [...document.querySelectorAll('dt')].find((one) => one.textContent === 'Status')
  const status = (fact?.nextElementSibling?.textContent ?? '').replace(/[\u2068\u2069]/g, '')
  return { status: status.replace(/ \(since .*\)$/, ''), page: document.body.textContent ?? '' }
}

test('a client adds, renames, sorts and deletes its own statuses; the activity log describes it', async () => {
  const [first, second] = await replaceStates(phoneScreen, referenceCheck)
  expect(first).toEqual({ ...phoneScreen, id: first?.id })
  expect((await fetchStates()).states.map(({ name, applications }) => [name, applications])).toEqual([
    ['Phone screen', 0],
    ['Reference check', 0],
  ])
  const renamed = [
    { ...referenceCheck, id: second?.id },
    { ...phoneScreen, id: first?.id, name: 'Video call' },
  ]
  expect(
    (await saveStates({ states: renamed as CustomStateInput[] })).body.states.map(({ id }) => id),
  ).toEqual([second?.id, first?.id])
  const { results } = await fetchBody<{ results: Activity[] }>('/api/audit')
  expect(results.find(({ action }) => action === 'application statuses changed')).toMatchObject({
    by: 'harbour-admin',
    changes: [{ label: 'Phone screen', from: 'Phone screen', to: 'Video call' }],
  })
  await saveStates({ deleted: [{ id: first?.id ?? 'custom-', to: null }] })
  expect((await fetchStates()).states.map(({ name }) => name)).toEqual(['Reference check'])
})

test('status names are unique regardless of case and accents, and differ from built-in ones in every language', async () => {
  const [first] = await replaceStates({ ...phoneScreen, name: 'Café' })
  const tryName = async (name: string) => {
    const { status, body } = await saveStates({
      states: [
        { ...phoneScreen, ...first },
        { ...phoneScreen, name },
      ],
    })
    return [status, body.errors?.[0]?.path, body.errors?.[0]?.message]
  }
  expect(await tryName('CAFE')).toEqual([422, '/states/1/name', 'Another status has this name.'])
  for (const name of ['in  Review', 'Withdrawn', 'DIESMAL NICHT', 'recue'])
    expect([name, ...(await tryName(name))]).toEqual([
      name,
      422,
      '/states/1/name',
      'This is the name of a built-in status.',
    ])
  expect((await tryName(' '))[0]).toBe(422)
  expect((await tryName('x'.repeat(41)))[0]).toBe(422)
  const words = { subject: 'Hello', text: 'A {nme}' }
  expect((await saveStates({ states: [{ ...referenceCheck, template: words }] })).body.errors).toEqual([
    { path: '/states/0/template/text', message: 'Unknown placeholder {nme}.' },
  ])
})

test('a client has at most twelve custom statuses', async () => {
  const [first] = await replaceStates(phoneScreen)
  const more = (count: number) =>
    Array.from({ length: count }, (_, at) => ({ ...referenceCheck, name: `Step ${at + 1}` }))
  expect((await saveStates({ states: more(12) })).body.errors?.[0]).toMatchObject({ path: '/states' })
  expect((await saveStates({ states: more(11) })).status).toBe(200)
  expect((await fetchStates()).states.at(-1)?.id).toBe(first?.id)
  await replaceStates()
})

test('an application moves to a custom status: filter, counts, details and exports show it; undo cancels its mail', async () => {
  const [phone] = await replaceStates(phoneScreen, referenceCheck)
  const state = phone?.id ?? ''
  const { id, email } = await apply()
  const { body } = await setState([id], state, phoneScreen.template)
  expect(body.results).toEqual([{ applicationId: id, result: 'set', told: 'mail' }])
  expect(await getIds(`state=${state}`)).toEqual([id])
  expect((await fetchBody<ApplicationCounts>('/api/applicationCounts')).byState[phone?.id ?? 'custom-']).toBe(
    1,
  )
  expect(await fetchDetails(id)).toMatchObject({ state, history: [{ state, told: 'mail' }] })
  expect((await fetchStates()).states[0]?.applications).toBe(1)
  const query = 'columns=id,state&vacancyCode=STATES'
  const csv = await fetchBody<string>(`/api/applications.csv?${query}`)
  expect(csv).toContain(`${id},Phone screen\r\n`)
  const file = await fetch(`${server.url}/api/applications.xlsx?${query}&answers=true`, {
    headers: { authorization: `Bearer ${admin}` },
  })
  const book = await readXlsx(new Uint8Array(await file.arrayBuffer()))
  expect(book.sheets[0]?.rows.flat()).toContain('Phone screen')
  const undone = await server.call<{ results: UndoResult[] }>('/api/applicationStates/undo', {
    token: admin,
    body: { change: body.change },
  })
  expect(undone.body.results).toEqual([{ applicationId: id, result: 'undone' }])
  await server.mailSettled()
  server.advanceClock(2 * 60_000)
  expect((await fetchDetails(id)).state).toBe('received')
  expect(mail.to(email)).toHaveLength(1)
})

test('the status page shows the name of a custom status, or only the built-in status if the name is hidden', async () => {
  const [phone, reference] = await replaceStates(phoneScreen, referenceCheck)
  const { id, link } = await apply()
  await setState([id], phone?.id ?? '', phoneScreen.template)
  expect((await getStatus(link)).status).toBe('Phone screen')
  await setState([id], 'interview', { subject: 'Come to {job}', text: 'Please come and talk about {job}.' })
  await setState([id], reference?.id ?? '')
  const { status, page } = await getStatus(link)
  expect(status).toBe('Invited to interview')
  expect(page).not.toContain('Reference check')
  expect(page).toContain('Please come and talk about States.')
  await saveStates({ states: [{ ...referenceCheck, ...reference, isShown: true }] })
  expect((await getStatus(link)).status).toBe('Reference check')
})

test('a custom status counts as its built-in status for promised answers', async () => {
  const [phone, reference] = await replaceStates(phoneScreen, referenceCheck)
  const { id, link } = await apply()
  await setState([id], phone?.id ?? '')
  expect(await getIds('due=soon&vacancyCode=STATES')).toContain(id)
  expect((await fetchDetails(id)).hearBy).not.toBeNull()
  expect((await getStatus(link)).page).toContain('Response by')
  await setState([id], reference?.id ?? '')
  expect(await getIds('due=soon&vacancyCode=STATES')).not.toContain(id)
  expect((await fetchDetails(id)).hearBy).toBeNull()
})

test('a status in use can be deleted only with a target status, to which applications move without mail', async () => {
  const [phone, reference] = await replaceStates(phoneScreen, referenceCheck)
  const phoneId = phone?.id ?? 'custom-'
  const [one, two, gone] = [await apply(), await apply(), await apply()]
  const { change } = (await setState([one.id], phoneId)).body
  await setState([two.id, gone.id], phoneId)
  const earlierChange = (await setState([two.id], 'hired')).body.change
  await setState([two.id], phoneId)
  const form = new FormData()
  form.append('act', 'withdraw')
  await server.call(gone.link, { body: form })
  await server.mailSettled()
  const sent = mail.to(one.email).length
  expect((await saveStates({ deleted: [{ id: phoneId, to: null }] })).body.errors).toEqual([
    { path: '/deleted/0/to', message: 'Choose where the 2 applications in “Phone screen” move to.' },
  ])
  const both = [
    { id: phoneId, to: reference?.id ?? 'custom-' },
    { id: reference?.id ?? ('custom-' as const), to: null },
  ]
  expect((await saveStates({ deleted: both })).status).toBe(422)
  expect((await fetchDetails(one.id)).state).toBe(phoneId)
  expect((await saveStates({ deleted: [{ id: phoneId, to: reference?.id ?? null }] })).status).toBe(200)
  const moved = await fetchDetails(one.id)
  expect(moved.state).toBe(reference?.id)
  expect(moved.history.map(({ state, told, words, by }) => [state, told, words, by])).toEqual([
    [phoneId, 'link', null, 'harbour-admin'],
    [reference?.id, 'link', null, 'harbour-admin'],
  ])
  expect((await fetchStates()).deleted.find(({ id }) => id === phoneId)?.name).toBe('Phone screen')
  const withdrawn = await fetchDetails(gone.id)
  expect([withdrawn.state, withdrawn.history.length]).toEqual(['withdrawn', 1])
  const stored = await server.database.query(`select id from applications where state = '${phoneId}'`)
  expect(stored).toEqual([])
  await server.mailSettled()
  server.advanceClock(2 * 60_000)
  expect(mail.to(one.email)).toHaveLength(sent)
  for (const [id, of] of [
    [one.id, change],
    [two.id, earlierChange],
  ] as const) {
    const body = { change: of }
    const undone = await server.call<{ results: UndoResult[] }>('/api/applicationStates/undo', {
      token: admin,
      body,
    })
    expect(undone.body.results).toEqual([{ applicationId: id, result: 'changed' }])
  }
})

test('undoing a move away from a deleted status leaves the application where it is', async () => {
  const [phone] = await replaceStates(phoneScreen)
  const { id } = await apply()
  await setState([id], phone?.id ?? '')
  const { change } = (await setState([id], 'hired')).body
  await saveStates({ deleted: [{ id: phone?.id ?? 'custom-', to: null }] })
  const undone = await server.call<{ results: UndoResult[] }>('/api/applicationStates/undo', {
    token: admin,
    body: { change },
  })
  expect(undone.body.results).toEqual([{ applicationId: id, result: 'changed' }])
  expect((await fetchDetails(id)).state).toBe('hired')
})

test('concurrent moves to a status that is being deleted leave no application in it', async () => {
  const [phone] = await replaceStates(phoneScreen)
  const ids = [(await apply()).id, (await apply()).id, (await apply()).id]
  await Promise.all([
    ...ids.map((id) => setState([id], phone?.id ?? '')),
    saveStates({ deleted: [{ id: phone?.id ?? 'custom-', to: 'hired' }] }),
    ...ids.map((id) => setState([id], phone?.id ?? '')),
  ])
  const known = new Set(['received', 'hired'])
  for (const id of ids) expect(known).toContain((await fetchDetails(id)).state)
})

test("another client's status is unknown: changes get 404, and a list filtered by it is empty", async () => {
  const [phone] = await replaceStates(phoneScreen)
  const id = phone?.id ?? 'custom-'
  const { id: application } = await apply()
  await setState([application], id)
  const stranger = await server.admin('meridian')
  expect((await fetchStates(stranger)).states).toEqual([])
  expect((await saveStates({ states: [{ ...phoneScreen, id }] }, stranger)).status).toBe(404)
  expect((await saveStates({ deleted: [{ id, to: 'hired' }] }, stranger)).status).toBe(404)
  expect((await setState([application], id, null, stranger)).status).toBe(404)
  const list = await server.call<{ results: unknown[] }>(`/api/applications?state=${id}`, { token: stranger })
  expect([list.status, list.body.results]).toEqual([200, []])
  expect((await fetchDetails(application)).state).toBe(id)
})

test('a back-office lists the statuses and sets one; without a message the template of the status is sent', async () => {
  const [phone, reference] = await replaceStates(phoneScreen, referenceCheck)
  const states = await server.call<{ state: string; name: string; countsAs: string }[]>(
    '/api/backoffice/states',
    { token: key },
  )
  expect(states.body.map(({ name, countsAs }) => [name, countsAs])).toEqual([
    ['New', 'received'],
    ['In review', 'in review'],
    ['Phone screen', 'in review'],
    ['Interview', 'interview'],
    ['Reference check', 'interview'],
    ['Not successful', 'not this time'],
    ['Hired', 'hired'],
  ])
  const { id, email } = await apply()
  const setFromBackOffice = (state = '') =>
    server.call(`/api/backoffice/applications/${id}/state`, { method: 'PUT', token: key, body: { state } })
  expect((await setFromBackOffice(phone?.id)).body).toEqual({ result: 'set', told: 'mail' })
  expect((await fetchDetails(id)).history[0]?.words).toContain('we would like to call you about States.')
  await server.mailSettled()
  server.advanceClock(2 * 60_000)
  await waitUntil(() => mail.to(email).length === 2)
  expect((await setFromBackOffice(reference?.id)).body).toEqual({ result: 'set', told: 'link' })
  expect((await setFromBackOffice(`custom-${crypto.randomUUID()}`)).status).toBe(404)
  expect((await setFromBackOffice('custom-x')).status).toBe(422)
})

test('custom statuses and message templates are saved at the same time without losing either', async () => {
  await replaceStates()
  const templates = await fetchBody<{ templates: Record<string, unknown> }>('/api/stateTemplates')
  const words = { subject: 'News of {job}', text: 'Dear {name}, {job}.' }
  const [states, messages] = await Promise.all([
    saveStates({ states: [phoneScreen] }),
    server.call('/api/stateTemplates', {
      method: 'PUT',
      token: admin,
      body: { templates: { ...templates.templates, hired: words } },
    }),
  ])
  expect([states.status, messages.status]).toEqual([200, 204])
  expect((await fetchStates()).states.map(({ name }) => name)).toEqual(['Phone screen'])
  expect(await fetchBody('/api/stateTemplates')).toMatchObject({ templates: { hired: words } })
})

test('custom statuses survive the export and import of an installation', async () => {
  const states = await replaceStates(phoneScreen, referenceCheck)
  const folder = mkdtempSync(join(tmpdir(), 'foyer-states-'))
  const [from, to] = [openDatabase(server.database.url), openDatabase(`file:${join(folder, 'copy.db')}`)]
  try {
    await migrateDatabase(to)
    await importInstallation(
      to,
      exportInstallation(from, () => undefined),
      () => undefined,
    )
    const client = await findClient(to, 'harbour')
    expect(await listCustomStates(to, client?.id ?? 0)).toEqual(states)
  } finally {
    await Promise.all([from.destroy(), to.destroy()])
    rmSync(folder, { recursive: true })
  }
})
