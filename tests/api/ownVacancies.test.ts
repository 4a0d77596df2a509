import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openDatabase } from '../../server/db/openDatabase'
import { createApiKey } from '../../server/modules/apiKeys/apiKeys.service'
import { findClient } from '../../server/modules/clients/clients.repository'
import type { UserAccount } from '../../src/schemas/accounts/buildUserForm'
import type { ApplicationDetails } from '../../src/schemas/applications/application'
import type { AuthoredVacancyVersion, VacancyRowPage } from '../../src/schemas/authoring/authoredVacancy'
import type { VacancyDetail, VacancyListItem } from '../../src/schemas/vacancies/vacancy'
import { createAuthoredVacancy } from '../fixtures/authoredVacancy'
import { createPlainVacancy } from '../fixtures/plainVacancy'
import { createApplicationFixture, fetchVacancies, submit } from './applicationFixture'
import { createOwnVacancyCalls, type Refused } from './authoredVacancyFixture'
import { startTestServer, type TestServer } from './testServer'

const day = 24 * 60 * 60 * 1000
let server: TestServer
let admin: string
let guest: string
let key: string

const {
  callApi,
  create,
  save,
  publish,
  createDraft,
  fetchAuthoredVacancy,
  closeOrWithdraw,
  createPublished,
} = createOwnVacancyCalls({ call: (...call) => server.call(...call) }, () => admin)
const findInPublicList = async (name: string): Promise<VacancyListItem | undefined> =>
  (await fetchVacancies(server, guest)).find((one) => one.name === name)
const importVacancy = (code: string, options: object) =>
  server.call<Refused>(`/api/backoffice/vacancies/${code}`, {
    method: 'PUT',
    headers: { 'x-api-key': key },
    ...options,
  })

beforeAll(async () => {
  server = await startTestServer({ FOYER_LIMITS: 'off' })
  admin = await server.admin('harbour')
  guest = await server.guest('harbour')
  const db = openDatabase(server.database.url)
  key = await createApiKey(db, (await findClient(db, 'harbour'))?.id ?? 0, 'own', new Date())
  await db.destroy()
})
afterAll(() => server.stop())

describe('a draft', () => {
  test('starts empty with a generated code, belongs to one client only, and can be deleted', async () => {
    const draft = await create()
    expect(draft).toMatchObject({ revision: 1, state: 'draft', source: 'own', publishedRevision: null })
    expect(draft).toMatchObject({ updatedBy: 'harbour-admin', applications: 0, toChange: [] })
    expect(draft.content.code).toMatch(/^V-[0-9A-F]{8}$/)
    const other = await server.admin('meridian')
    const theirs = await server.call(`/api/ownVacancies/${draft.id}`, { token: other })
    expect(theirs.status).toBe(404)
    expect((await callApi(`/${draft.id}`, { method: 'DELETE' })).status).toBe(204)
    expect((await callApi(`/${draft.id}`)).status).toBe(404)
  })

  test('is saved only if no one has saved it since it was read; a conflict names the first editor', async () => {
    const { id } = await create()
    const first = await save(id, createAuthoredVacancy({ name: 'First' }), 1)
    expect([first.status, first.headers.get('etag'), first.body.revision]).toEqual([200, '"2"', 2])
    const second = await save(id, createAuthoredVacancy({ name: 'Second' }), 1)
    expect(second.status).toBe(412)
    expect(second.body).toMatchObject({ revision: 2, updatedBy: 'harbour-admin' })
    expect((await fetchAuthoredVacancy(id)).content.name).toBe('First')
  })

  test('one of 200 parallel saves succeeds, and all others get a conflict', async () => {
    const { id, revision } = await create()
    const answers = await Promise.all(
      Array.from({ length: 200 }, (_, at) =>
        save(id, createAuthoredVacancy({ name: `Editor ${at}` }), revision),
      ),
    )
    const won = answers.filter(({ status }) => status === 200)
    const conflicts = answers.filter(({ status }) => status === 412)
    expect([won.length, conflicts.length]).toEqual([1, 199])
    expect(new Set(conflicts.map(({ body }) => body.revision))).toEqual(new Set([revision + 1]))
    expect((await fetchAuthoredVacancy(id)).content.name).toBe(won[0]?.body.content.name)
  })

  test('accepts unpublishable content, but no scripts', async () => {
    const { id } = await create()
    const option = { label: 'x'.repeat(2000), value: 'x' }
    const [group] = createAuthoredVacancy().screeningQuestions
    const questions = [{ id: 'q-1', text: '', controlType: 'rdo', isRequired: true, options: [option] }]
    const saved = await save(
      id,
      createAuthoredVacancy({
        description: '<p onclick="x()">Yes</p><script>no()</script>',
        screeningQuestions: [{ id: 'g', name: group?.name ?? '', questions }],
      }),
    )
    expect(saved.status).toBe(200)
    expect(saved.body.content.description).toBe('<p>Yes</p>')
    expect((await fetchAuthoredVacancy(id)).content.screeningQuestions[0]?.questions).toEqual(questions)
  })

  test('can be a copy of any vacancy, with a list of fields to change', async () => {
    const original = await createDraft({ name: 'To be copied', opensAt: '2026-01-01T00:00:00Z' })
    const copy = await create({ id: original.id })
    expect(copy.toChange).toEqual(['/name', '/opensAt', '/closesAt'])
    expect(copy.content).toEqual({
      ...original.content,
      ...{ code: copy.content.code, opensAt: null, closesAt: null },
    })
    const [theirs] = (await callApi<VacancyRowPage>('?pageSize=1&state=open&sort=name')).body.items
    const copied = await create({ id: theirs?.id })
    expect([theirs?.source, copied.content.name]).toEqual(['backOffice', theirs?.name])
    expect((await create({ template: 'permanent' })).content.employmentType).toBe('Full time')
  })
})

describe('publishing', () => {
  test('lists the vacancy, which then accepts applications; publishing it again adds no version', async () => {
    const vacancy = await createPublished({ code: 'PUB-1', name: 'Published pilot' })
    expect(vacancy).toMatchObject({ state: 'open', publishedRevision: 2, revision: 2 })
    const found = await findInPublicList('Published pilot')
    expect(found?.guid).toBe(vacancy.id)
    const { body } = await server.call<VacancyDetail>(`/api/vacancies/${found?.id}`, { token: guest })
    expect(body).toMatchObject({ code: 'PUB-1', salaryAddText: '$90,000 – $110,000 a year' })
    const answer = await createApplicationFixture(server, guest, found?.id ?? 0, 'pilot@example.org')
    expect((await submit(server, guest, answer.body)).id).toBeGreaterThan(0)
    expect((await fetchAuthoredVacancy(vacancy.id)).applications).toBe(1)
    const again = await publish(vacancy.id, { revision: 2 })
    expect([again.status, again.body.revision]).toEqual([201, 2])
    expect((await callApi<AuthoredVacancyVersion[]>(`/${vacancy.id}/versions`)).body).toHaveLength(1)
  })

  test.each<[string, Parameters<typeof createAuthoredVacancy>[0], object, string]>([
    [
      'a closing date before the opening date',
      { opensAt: '2099-01-01T00:00Z', closesAt: '2098-01-01T00:00Z' },
      {},
      '/closesAt',
    ],
    [
      'a salary range from high to low',
      { salary: { from: 2, to: 1, currency: 'AUD', period: 'year', text: '' } },
      {},
      '/salary/from',
    ],
    ['a publication time in the past', {}, { at: '2026-01-01T00:00:00Z' }, '/at'],
    ['an invalid publication time', {}, { at: 'tomorrow' }, '/at'],
    [
      'a question without options',
      { screeningQuestions: [groupWithQuestion({ controlType: 'ddl' })] },
      {},
      '/screeningQuestions/0/questions/0/options',
    ],
    [
      'a condition on a deleted question',
      { screeningQuestions: [groupWithQuestion({ visibleWhen: { field: 'q-gone', isFilled: true } })] },
      {},
      '/screeningQuestions/0/questions/0/visibleWhen',
    ],
    [
      'a document that was never uploaded',
      { attachments: [{ fileId: 'a'.repeat(64), filename: 'a.pdf', description: '' }] },
      {},
      '/attachments/0',
    ],
  ])('with %s is rejected, and nothing is lost', async (name, more, request, path) => {
    const { id, revision, content } = await createDraft({ code: 'BAD-1', name, ...more })
    const { status, body } = await publish(id, { revision, ...request })
    expect(status).toBe(422)
    expect(body.type).toBe('urn:foyer:problem:vacancy-not-publishable')
    expect(body.findings.filter(({ severity }) => severity === 'error')).toMatchObject([{ path }])
    expect(await fetchAuthoredVacancy(id)).toMatchObject({
      revision,
      content,
      state: 'draft',
      publishedRevision: null,
    })
    expect(await findInPublicList(name)).toBeUndefined()
  })

  test('is rejected for an outdated revision', async () => {
    const { id } = await createDraft({ code: 'OLD-1' })
    expect((await publish(id, { revision: 1 })).status).toBe(412)
  })

  test('takes effect once at its time, on any server, despite a restart', async () => {
    const { id, revision } = await createDraft({ code: 'LATER-1', name: 'Later pilot' })
    const at = new Date(Date.now() + 2 * day).toISOString()
    const scheduled = await publish(id, { revision, at })
    expect(scheduled.body).toMatchObject({ state: 'scheduled', advertisedFrom: at })
    expect(await findInPublicList('Later pilot')).toBeUndefined()
    await server.restart()
    admin = await server.admin('harbour')
    guest = await server.guest('harbour')
    const other = await server.startSecondServer()
    server.advanceClock(2 * day + 1000)
    admin = await server.admin('harbour')
    guest = await server.guest('harbour')
    expect(await fetchAuthoredVacancy(id)).toMatchObject({ state: 'open', publishedRevision: revision })
    expect((await findInPublicList('Later pilot'))?.guid).toBe(id)
    const list = await fetch(`${other.url}/api/vacancies`, { headers: { authorization: `Bearer ${guest}` } })
    expect(((await list.json()) as VacancyListItem[]).some((one) => one.guid === id)).toBe(true)
    expect((await callApi<AuthoredVacancyVersion[]>(`/${id}/versions`)).body).toHaveLength(1)
  })

  test('an unlisted vacancy is in no list and no feed, but has a form', async () => {
    const { id } = await createPublished({ code: 'LINK-1', name: 'Hidden pilot', isListed: false })
    expect(await findInPublicList('Hidden pilot')).toBeUndefined()
    for (const path of ['/jobs.json', '/feed.xml', '/sitemap.xml', '/jobs.xml']) {
      const { body } = await server.call(path, { headers: { host: 'harbour.localhost' } })
      expect(JSON.stringify(body)).not.toContain(id)
    }
    const [row] = await server.database.query(`select id from vacancies where guid = '${id}'`)
    expect((await server.call(`/api/vacancies/${row?.id}/form`, { token: guest })).status).toBe(200)
  })
})

describe('the published version', () => {
  test('can be closed, reopened with a reason, and withdrawn; versions record author, time and reason', async () => {
    const { id } = await createPublished({ code: 'LIFE-1', name: 'Life of a pilot' })
    expect((await closeOrWithdraw(id, 'closings')).body.state).toBe('closed')
    expect((await closeOrWithdraw(id, 'closings')).status).toBe(409)
    expect(await findInPublicList('Life of a pilot')).toBeUndefined()
    const { revision } = await fetchAuthoredVacancy(id)
    const unreasoned = await publish(id, { revision })
    expect(unreasoned.body.findings).toMatchObject([{ path: '/reason', code: 'needed' }])
    const again = await publish(id, { revision, reason: 'Nobody fitted' })
    expect(again.body.state).toBe('open')
    expect((await closeOrWithdraw(id, 'withdrawals')).body.state).toBe('withdrawn')
    expect((await callApi(`/${id}`, { method: 'DELETE' })).status).toBe(409)
    const { body } = await callApi<AuthoredVacancyVersion[]>(`/${id}/versions`)
    expect(body).toMatchObject([
      { number: 2, reason: 'Nobody fitted', by: 'harbour-admin', serves: false },
      { number: 1, reason: '', changes: [] },
    ])
  })

  test('describes its changes, and can be restored as a draft', async () => {
    const { id, revision, content } = await createPublished({ code: 'VERS-1', name: 'First title' })
    const saved = await save(id, { ...content, name: 'Second title' }, revision)
    expect(saved.body).toMatchObject({ state: 'open', publishedRevision: revision })
    expect((await findInPublicList('First title'))?.guid).toBe(id)
    const changes = async (number: number, other: string) =>
      (await callApi<{ changes: string[] }>(`/${id}/versions/${number}/changes?with=${other}`)).body.changes
    expect(await changes(1, 'draft')).toEqual(['Title: First title → Second title'])
    await publish(id, { revision: saved.body.revision })
    expect(await changes(2, '1')).toEqual(['Title: Second title → First title'])
    const back = await callApi(`/${id}/versions/1/restorations`, { method: 'POST' })
    expect(back.body).toMatchObject({ revision: saved.body.revision + 1, content: { name: 'First title' } })
    expect((await findInPublicList('Second title'))?.guid).toBe(id)
    expect((await callApi(`/${id}/versions/9/restorations`, { method: 'POST' })).status).toBe(404)
  })

  test('a question keeps its number when it is reworded and moved; an answer keeps the text that was asked', async () => {
    const { id, revision, content } = await createPublished({ code: 'WORDS-1', name: 'Wordy pilot' })
    const vacancy = await findInPublicList('Wordy pilot')
    const numbers = async () => {
      const path = `/api/vacancies/${vacancy?.id}/screeningquestions`
      const { body } = await server.call<{ questions: { id: number; name: string }[] }[]>(path, {
        token: guest,
      })
      return Object.fromEntries(body.flatMap(({ questions }) => questions.map((one) => [one.name, one.id])))
    }
    const before = await numbers()
    const { body } = await createApplicationFixture(server, guest, vacancy?.id ?? 0, 'words@example.org')
    const receipt = await submit(server, guest, body)
    const [licence, ship] = content.screeningQuestions[0]?.questions ?? []
    if (!licence || !ship) throw new Error('The fixture asks fewer than two questions.')
    const { visibleWhen: _, ...unconditional } = ship
    const newQuestion = { ...licence, id: 'q-new' }
    const screeningQuestions = [
      { id: 'g-2', name: 'Ships', questions: [newQuestion, unconditional] },
      { id: 'g-about', name: 'About you', questions: [{ ...licence, text: 'Any licence?' }] },
    ]
    const saved = await save(id, { ...content, screeningQuestions }, revision)
    await publish(id, { revision: saved.body.revision })
    const after = await numbers()
    expect([after['q-licence'], after['q-ship']]).toEqual([before['q-licence'], before['q-ship']])
    expect(Object.values(before)).not.toContain(after['q-new'])
    const details = await server.call<ApplicationDetails>(`/api/applicationDetails/${receipt.id}`, {
      token: admin,
    })
    const labels = details.body.sections.flatMap(({ items }) => items.map(({ label }) => label))
    expect(labels).toContain('Do you hold a master’s licence?')
    expect(labels).not.toContain('Any licence?')
  })
})

describe('two sources', () => {
  test('a code has one source: the back-office cannot replace an authored vacancy', async () => {
    await createPublished({ code: 'MINE-1', name: 'Mine' })
    const put = await importVacancy('MINE-1', { body: createPlainVacancy('MINE-1') })
    expect([put.status, put.body.type]).toEqual([409, 'urn:foyer:problem:vacancy-made-here'])
    expect((await importVacancy('mine-1', { body: createPlainVacancy(' Mine-1') })).status).toBe(409)
    expect((await importVacancy('mine-1', { method: 'DELETE' })).status).toBe(409)
    expect((await findInPublicList('Mine'))?.name).toBe('Mine')
  })

  test('an authored vacancy cannot take the code of an imported one; imported vacancies are read-only', async () => {
    await importVacancy('THEIRS-1', { body: createPlainVacancy('THEIRS-1', { name: 'Theirs' }) })
    const { id, revision } = await createDraft({ code: ' theirs-1' })
    const { body } = await publish(id, { revision })
    expect(body.findings).toMatchObject([{ path: '/code', code: 'code-taken' }])
    expect(body.findings[0]?.message).toContain('back-office')
    const theirs = await findInPublicList('Theirs')
    const read = await callApi(`/${theirs?.guid}`)
    expect(read.body).toMatchObject({ source: 'backOffice', revision: 0, content: { name: 'Theirs' } })
    expect((await save(theirs?.guid ?? '', createAuthoredVacancy())).status).toBe(409)
    expect((await closeOrWithdraw(theirs?.guid ?? '', 'closings')).status).toBe(409)
  })

  test.each([
    ['backOffice', 409, 200],
    ['own', 201, 409],
    ['both', 201, 200],
  ])(
    'the account determines where vacancies come from: %s',
    async (source, statusOfCreation, statusOfImport) => {
      const token = await server.signIn('master', 'master-demo-1', 'admin')
      const accounts = (await server.call<UserAccount[]>('/api/users', { token })).body
      const account = accounts.find(({ clientCode }) => clientCode === 'harbour')
      const body = { ...account, vacancySource: source }
      const changed = await server.call(`/api/users/${account?.id}`, { method: 'PUT', token, body })
      expect(changed.status).toBe(204)
      expect((await callApi('', { body: {} })).status).toBe(statusOfCreation)
      await importVacancy('BOTH-1', { body: createPlainVacancy('BOTH-1') })
      expect((await importVacancy('BOTH-1', { body: createPlainVacancy('BOTH-1') })).status).toBe(
        statusOfImport,
      )
    },
  )
})

test('a vacancy of another client can be neither copied, closed nor found', async () => {
  const { id } = await createPublished({ code: 'OURS-1', name: 'Ours' })
  const token = await server.admin('meridian')
  const copied = await server.call('/api/ownVacancies', { token, body: { from: { id } } })
  expect(copied.status).toBe(404)
  const closed = await server.call('/api/ownVacancies/closings', { token, body: { ids: [id] } })
  expect(closed.body).toEqual([{ id, result: 'not-found' }])
  expect((await fetchAuthoredVacancy(id)).state).toBe('open')
  const list = await server.call<VacancyRowPage>('/api/ownVacancies?q=OURS-1', { token })
  expect([list.body.total, list.body.items]).toEqual([0, []])
})

describe('the list', () => {
  const list = async (query: string) => (await callApi<VacancyRowPage>(`?${query}`)).body

  test('searches, filters and counts vacancies by state, and its pages contain each vacancy once', async () => {
    const soon = new Date((await getServerTime()) + 3 * day).toISOString()
    const { id } = await createPublished({
      code: 'LIST-1',
      name: 'Sooner pilot',
      closesAt: soon,
      department: 'Tide%',
    })
    const found = await list('q=tide%25')
    expect(found.items).toMatchObject([{ id, state: 'open', source: 'own', closesAt: soon, applications: 0 }])
    expect(found.counts).toEqual({ draft: 0, scheduled: 0, open: 1, closingSoon: 1, closed: 0, withdrawn: 0 })
    expect((await list('q=tide%25&state=closingSoon')).total).toBe(1)
    expect((await list('q=tide%25&state=closed')).items).toEqual([])
    const all = await list('pageSize=200')
    expect(all.items.map(({ source }) => source)).toEqual(expect.arrayContaining(['own', 'backOffice']))
    expect(all.total).toBe(all.items.length)
    for (const sort of [
      'name',
      'code',
      'location',
      'department',
      'state',
      'opensAt',
      'closesAt',
      'updatedAt',
    ]) {
      const pages = [1, 2, 3, 4].map((page) => list(`sort=${sort}&page=${page}&pageSize=50`))
      const ids = (await Promise.all(pages)).flatMap(({ items }) => items.map((item) => item.id))
      expect([sort, new Set(ids).size]).toEqual([sort, all.total])
    }
  })

  test('shows each row once while rows before the page are added and removed', async () => {
    for (let number = 0; number < 7; number++) await create()
    for (const order of ['asc', 'desc']) {
      const inOrder = `state=draft&sort=updatedAt&order=${order}`
      const query = `${inOrder}&pageSize=3`
      const whole = (await list(`${inOrder}&pageSize=200`)).items.map(({ id }) => id)
      const ids: string[] = []
      let rows = await list(query)
      for (let page = 2; ; page++) {
        ids.push(...rows.items.map(({ id }) => id))
        if (rows.cursors.next === null) break
        // A row of an earlier page is removed and another one is added; pages by number would skip or repeat a row.
        if (page === 2) await callApi(`/${ids[0]}`, { method: 'DELETE' })
        if (page === 3 && order === 'desc') await create()
        rows = await list(`${query}&page=${page}&cursor=${rows.cursors.next}`)
      }
      expect([order, ids]).toEqual([order, whole])
      const back = await list(`${query}&page=1&cursor=${rows.cursors.previous}`)
      expect(back.items.map(({ id }) => id)).toEqual(ids.slice(-rows.items.length - 3, -rows.items.length))
    }
    for (const sort of ['name', 'state', 'closesAt']) {
      const page = await list(`sort=${sort}&pageSize=2`)
      const next = await list(`sort=${sort}&pageSize=2&page=2&cursor=${page.cursors.next}`)
      expect(next.items).toEqual((await list(`sort=${sort}&pageSize=2&page=2`)).items)
    }
    for (const [sort, cursor] of [
      ['name', '["after",1,"id"]'],
      ['state', '["after","open","id"]'],
      ['name', 'nonsense'],
    ]) {
      const text = Buffer.from(cursor ?? '').toString('base64url')
      expect((await callApi(`?sort=${sort}&cursor=${text}`)).status).toBe(400)
    }
  })

  test('finds and sorts names without regard to accents, case and the kind of apostrophe or dash', async () => {
    const name = 'Émile O’Brien–Ågren 50%'
    await createPublished({ code: 'SCRIPT-1', name: 'Zimmerwart', department: 'Schriftprobe' })
    await create()
    const { id } = await createPublished({
      code: 'SCRIPT-2',
      name,
      location: '서울',
      department: 'Schriftprobe',
    })
    await createPublished({
      code: 'SCRIPT-3',
      name: 'أَحْمَد Σωκράτης',
      location: 'Łódź',
      department: 'Schriftprobe',
    })
    const found = async (q: string) =>
      (await list(`q=${encodeURIComponent(q)}&sort=name`)).items.map((item) => item.code)
    expect(await found('schriftprobe')).toEqual(['SCRIPT-2', 'SCRIPT-1', 'SCRIPT-3'])
    for (const q of ["emile o'brien-agren", 'E\u0301MILE', 'agren 50%', '\u1109\u1165\u110B\u116E\u11AF'])
      expect([q, await found(q)]).toEqual([q, ['SCRIPT-2']])
    for (const q of ['احمد', 'ΣΩΚΡΑΤΗΣ', 'lodz']) expect([q, await found(q)]).toEqual([q, ['SCRIPT-3']])
    expect(await found('o_brien')).toEqual([])
    const { revision, content } = await fetchAuthoredVacancy(id)
    await save(id, { ...content, name: 'Ñandú keeper' }, revision)
    expect([await found('nandu'), await found('emile')]).toEqual([['SCRIPT-2'], []])
  })

  test('marks vacancies with unpublished changes', async () => {
    const { id, revision, content } = await createPublished({ code: 'LIST-2', name: 'Changed later' })
    const row = async () => (await list('q=LIST-2')).items[0]
    expect(await row()).toMatchObject({ name: 'Changed later', hasUnpublishedChanges: false })
    await save(id, { ...content, name: 'Changed now' }, revision)
    expect(await row()).toMatchObject({ name: 'Changed now', hasUnpublishedChanges: true, state: 'open' })
  })

  test('closes several at once with a result for each', async () => {
    const { id } = await createPublished({ code: 'BULK-1', name: 'Bulk' })
    const draft = await createDraft({})
    const unknownId = '00000000-0000-4000-8000-000000000000'
    const { body } = await callApi('/closings', { body: { ids: [id, draft.id, unknownId] } })
    expect(body).toEqual([
      { id, result: 'closed' },
      { id: draft.id, result: 'not-open' },
      { id: unknownId, result: 'not-found' },
    ])
  })
})

/** Returns the server's time, whose clock other tests move: the time at which it creates another draft. */
async function getServerTime(): Promise<number> {
  return Date.parse((await create()).updatedAt)
}

function groupWithQuestion(more: object) {
  return {
    id: 'g-1',
    name: '',
    questions: [{ id: 'q-1', text: 'Why?', controlType: 'txt', isRequired: false, ...more }],
  }
}
