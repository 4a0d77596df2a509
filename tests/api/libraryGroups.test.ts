import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Problem } from '../../src/schemas/applications/application'
import {
  type AuthoredQuestion,
  type AuthoredVacancy,
  maxQuestions,
} from '../../src/schemas/authoring/authoredVacancy'
import {
  type LibraryGroup,
  type LibraryGroupContent,
  maximumLibraryGroups,
  type SavedLibraryGroup,
} from '../../src/schemas/authoring/libraryGroup'
import { createAuthoredVacancy } from '../fixtures/authoredVacancy'
import { fetchVacancies } from './applicationFixture'
import { createOwnVacancyCalls } from './authoredVacancyFixture'
import { type CallOptions, startTestServer, type TestServer } from './testServer'

let server: TestServer
let admin: string
let otherAdmin: string

const { create, save, publish, fetchAuthoredVacancy } = createOwnVacancyCalls(
  { call: (...call) => server.call(...call) },
  () => admin,
)

beforeAll(async () => {
  server = await startTestServer({ FOYER_LIMITS: 'off' })
  admin = await server.admin('harbour')
  otherAdmin = await server.admin('meridian')
})
afterAll(() => server.stop())

const callGroupsApi = <Body = SavedLibraryGroup & Problem>(
  rest = '',
  options: CallOptions = {},
  token = admin,
) => server.call<Body>(`/api/questionLibrary/groups${rest}`, { token, ...options })
const listGroups = async (rest = '') => (await callGroupsApi<LibraryGroup[]>(rest)).body
const updateGroup = (id: string, body: object, token = admin) =>
  callGroupsApi(`/${id}`, { method: 'PUT', body }, token)

const createFilledCondition = (field: string) => ({ field, isFilled: true })
const createQuestion = (
  id: string,
  text: string,
  more: Partial<AuthoredQuestion> = {},
): AuthoredQuestion => ({
  ...{ id, text, controlType: 'txt', isRequired: false },
  ...more,
})
const referees = (): LibraryGroupContent => ({
  name: 'Referees',
  repeats: { min: 1, max: 2 },
  itemLabel: 'Referee',
  translations: { de: { name: 'Referenzen' } },
  questions: [
    createQuestion('q-who', 'Their name', { isRequired: true, translations: { de: { text: 'Wer?' } } }),
    createQuestion('q-mail', 'Their address', { requiredWhen: createFilledCondition('q-who') }),
  ],
})
const createGroup = async (group: LibraryGroupContent = referees(), name = 'Referees') =>
  (await callGroupsApi('', { body: { name, group } })).body
/** Creates a draft that uses the group and has one additional question. */
const createVacancyWithGroup = async (
  libraryId: string,
  group: LibraryGroupContent,
  more: Partial<AuthoredQuestion> = {},
) => {
  const { id, content } = await create()
  const screeningQuestions = [
    { id: 'g-own', name: 'Own', questions: [createQuestion('q-first', 'First?', more)] },
    { ...group, id: 'g-kept', libraryId },
  ]
  const written = createAuthoredVacancy({ name: 'User', screeningQuestions, code: content.code })
  return (await save(id, written)).body
}
const getUsedGroup = ({ content }: AuthoredVacancy) => content.screeningQuestions[1]

test('a group is saved with rows, texts and conditions, found by name and question, and listed with its vacancies', async () => {
  const { status, body: saved } = await callGroupsApi('', {
    body: { name: ' People who know you ', group: referees() },
  })
  const whole = { id: saved.id, name: 'People who know you', group: referees(), usedIn: [] }
  expect([status, saved]).toEqual([201, { ...whole, freed: [] }])
  const { id } = await createVacancyWithGroup(saved.id, referees())
  const found = [{ ...whole, usedIn: [{ id, name: 'User' }] }]
  for (const words of ['who%20KNOW', 'referees', 'their%20address']) {
    expect(await listGroups(`?q=${words}`), words).toEqual(found)
  }
  expect(await listGroups('?q=nothing')).toEqual([])
})

test('a group belongs to its client', async () => {
  const { id } = await createGroup()
  expect((await callGroupsApi<LibraryGroup[]>('', {}, otherAdmin)).body).toEqual([])
  const change = { group: referees(), everywhere: true }
  expect((await updateGroup(id, change, otherAdmin)).status).toBe(404)
  expect((await callGroupsApi(`/${id}`, { method: 'DELETE' }, otherAdmin)).status).toBe(404)
  expect((await listGroups()).some((one) => one.id === id)).toBe(true)
})

test('saving a group to the library removes and reports conditions on questions outside of it', async () => {
  const group = referees()
  const conditionalQuestion = createQuestion('q-why', 'Why?', {
    visibleWhen: { any: [createFilledCondition('q-outside'), createFilledCondition('q-who')] },
  })
  const saved = await createGroup({ ...group, questions: [...group.questions, conditionalQuestion] })
  expect(saved.freed).toEqual(['q-why'])
  expect(saved.group.questions[2]?.visibleWhen).toEqual({ any: [createFilledCondition('q-who')] })
})

test.each([
  ['no name', { name: ' ', group: referees() }, 422],
  ['no heading', { name: 'N', group: { ...referees(), name: '' } }, 422],
  ['no questions', { name: 'N', group: { ...referees(), questions: [] } }, 422],
  [
    'the same id twice',
    { name: 'N', group: { name: 'N', questions: [createQuestion('q', 'A'), createQuestion('q', 'B')] } },
    422,
  ],
  [
    'more questions than a vacancy can have',
    {
      name: 'N',
      group: {
        name: 'N',
        questions: Array.from({ length: maxQuestions + 1 }, (_, at) => createQuestion(`q-${at}`, 'A')),
      },
    },
    422,
  ],
])('a group with %s is rejected', async (_, body, status) => {
  const before = (await listGroups()).length
  expect((await callGroupsApi('', { body })).status).toBe(status)
  expect((await listGroups()).length).toBe(before)
})

test('a group is renamed, and changed in the library alone or also in all drafts that use it', async () => {
  const { id: libraryId } = await createGroup()
  const before = await createVacancyWithGroup(libraryId, referees(), {
    visibleWhen: createFilledCondition('q-who'),
  })
  const bystander = await createVacancyWithGroup(crypto.randomUUID(), referees())
  const { status, body: renamed } = await updateGroup(libraryId, { name: 'Two referees', everywhere: false })
  expect([status, renamed]).toMatchObject([200, { name: 'Two referees', group: referees() }])
  expect(await fetchAuthoredVacancy(before.id)).toEqual(before)

  const group: LibraryGroupContent = {
    name: 'Who knows you',
    questions: [createQuestion('q-mail', 'How do we reach them?'), createQuestion('q-new', 'Since when?')],
  }
  const alone = await updateGroup(libraryId, { group, everywhere: false })
  expect(alone.body).toMatchObject({ name: 'Two referees', usedIn: [{ id: before.id }] })
  expect(await fetchAuthoredVacancy(before.id)).toEqual(before)

  await updateGroup(libraryId, { group, everywhere: true })
  const after = await fetchAuthoredVacancy(before.id)
  expect(after.revision).toBe(before.revision + 1)
  expect(getUsedGroup(after)).toEqual({ ...group, id: 'g-kept', libraryId })
  // The condition on the removed question is removed.
  expect(after.content.screeningQuestions[0]?.questions).toEqual([createQuestion('q-first', 'First?')])
  expect(await fetchAuthoredVacancy(bystander.id)).toEqual(bystander)
  expect((await save(before.id, before.content, before.revision)).status).toBe(412)
  const { body } = await server.call<{ results: { action: string; subject: string }[] }>('/api/audit', {
    token: admin,
  })
  expect(body.results).toContainEqual(
    expect.objectContaining({ action: 'question library changed', subject: `group:${libraryId}` }),
  )
})

test('visitors see the changed group when its vacancy is published again', async () => {
  const once: LibraryGroupContent = { name: 'Once', questions: [createQuestion('q-a', 'Old words?')] }
  const { id: libraryId } = await createGroup(once, 'Once')
  const { id, revision, content } = await createVacancyWithGroup(libraryId, once)
  await save(id, { ...content, name: 'Published with a group' }, revision)
  await publish(id, { revision: revision + 1 })
  const guest = await server.guest('harbour')
  const readForm = async () => {
    const row = (await fetchVacancies(server, guest)).find(({ guid }) => guid === id)
    const { body } = await server.call<object>(`/api/vacancies/${row?.id}/form`, { token: guest })
    return JSON.stringify(body)
  }
  expect(await readForm()).toContain('Old words?')
  const group = { name: 'Once', questions: [createQuestion('q-a', 'New words?')] }
  await updateGroup(libraryId, { group, everywhere: true })
  expect(await readForm()).toContain('Old words?')
  expect((await publish(id, { revision: revision + 2 })).status).toBe(201)
  const after = await readForm()
  expect([after.includes('New words?'), after.includes('Old words?')]).toEqual([true, false])
  expect(after).not.toContain(libraryId)
})

test('an update from the library keeps the vacancy’s conditions on questions outside the group', async () => {
  const group: LibraryGroupContent = {
    name: 'K',
    questions: [createQuestion('q-a', 'A?'), createQuestion('q-b', 'B?')],
  }
  const { id: libraryId } = await createGroup(group, 'Conditions')
  const conditionalGroup = {
    ...group,
    questions: [
      createQuestion('q-a', 'A?', { visibleWhen: createFilledCondition('q-first') }),
      createQuestion('q-b', 'B?'),
    ],
  }
  const { id } = await createVacancyWithGroup(libraryId, conditionalGroup)
  const changed = [
    createQuestion('q-a', 'A, anew?', { visibleWhen: createFilledCondition('q-b') }),
    createQuestion('q-b', 'B?'),
  ]
  await updateGroup(libraryId, { group: { ...group, questions: changed }, everywhere: true })
  expect(getUsedGroup(await fetchAuthoredVacancy(id))?.questions[0]).toEqual({
    ...changed[0],
    visibleWhen: { all: [createFilledCondition('q-first'), createFilledCondition('q-b')] },
  })
})

test('changing a library question everywhere also changes its copies in library groups', async () => {
  const question = { text: 'Why us?', controlType: 'txt', isRequired: false }
  const single = await server.call<{ id: string }>('/api/questionLibrary', {
    token: admin,
    body: { name: 'Why', question },
  })
  const { id: libraryId } = single.body
  const copiedQuestion = createQuestion('q-b', 'Why us?', {
    libraryId,
    visibleWhen: createFilledCondition('q-a'),
  })
  const saved = await createGroup(
    { name: 'K', questions: [createQuestion('q-a', 'A?'), copiedQuestion] },
    'With a single one',
  )
  const change = (everywhere: boolean) =>
    server.call(`/api/questionLibrary/${libraryId}`, {
      method: 'PUT',
      token: admin,
      body: { name: 'Why', question: { ...question, text: 'What draws you here?' }, everywhere },
    })
  const readCopiedQuestion = async () =>
    (await listGroups()).find(({ id }) => id === saved.id)?.group.questions[1]
  await change(false)
  expect(await readCopiedQuestion()).toEqual(copiedQuestion)
  await change(true)
  expect(await readCopiedQuestion()).toEqual({ ...copiedQuestion, text: 'What draws you here?' })
})

test('deletion removes a group from the library, but not from vacancies', async () => {
  const { id: libraryId } = await createGroup()
  const before = await createVacancyWithGroup(libraryId, referees())
  expect((await callGroupsApi(`/${libraryId}`, { method: 'DELETE' })).status).toBe(204)
  expect((await listGroups()).some(({ id }) => id === libraryId)).toBe(false)
  expect(await fetchAuthoredVacancy(before.id)).toEqual(before)
  expect((await callGroupsApi(`/${libraryId}`, { method: 'DELETE' })).status).toBe(404)
  expect((await updateGroup(libraryId, { group: referees(), everywhere: true })).status).toBe(404)
})

test('the number of groups in the library is limited', async () => {
  const [row] = await server.database.query("select id from clients where code = 'meridian'")
  const content = JSON.stringify(referees())
  const rows = Array.from(
    { length: maximumLibraryGroups },
    (_, at) => `(${Number(row?.id)}, '${crypto.randomUUID()}', 'Group ${at}', '${content}', '2026-01-01')`,
  )
  await server.database.query(
    `insert into library_groups (client_id, guid, name, content, updated_at) values ${rows.join(',')}`,
  )
  const { status, body } = await callGroupsApi(
    '',
    { body: { name: 'One more', group: referees() } },
    otherAdmin,
  )
  expect([status, body.errors?.[0]?.message]).toEqual([422, expect.stringMatching(/up to 500 groups/)])
})
