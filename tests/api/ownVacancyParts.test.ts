import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { ApplicationDetails, Problem } from '../../src/schemas/applications/application'
import type {
  AuthoredVacancy,
  LibraryQuestion,
  StoredDocument,
} from '../../src/schemas/authoring/authoredVacancy'
import { createAuthoredVacancy } from '../fixtures/authoredVacancy'
import { createApplicationFixture, fetchVacancies, pdf, submit } from './applicationFixture'
import { createOwnVacancyCalls } from './authoredVacancyFixture'
import { type SmallScanner, startScanner, testVirus } from './smallScanner'
import { startTestServer, type TestServer } from './testServer'

let scanner: SmallScanner
let server: TestServer
let admin: string

const { callApi, create, save, publish, createDraft, fetchAuthoredVacancy } = createOwnVacancyCalls(
  { call: (...call) => server.call(...call) },
  () => admin,
)

beforeAll(async () => {
  scanner = await startScanner()
  server = await startTestServer({ FOYER_LIMITS: 'off', FOYER_CLAMD: scanner.address })
  admin = await server.admin('harbour')
})
afterAll(async () => {
  await server.stop()
  await scanner.stop()
})

describe('a document', () => {
  const uploadDocument = (id: string, name: string, bytes: Buffer) =>
    callApi<StoredDocument & Problem>(`/${id}/documents/${encodeURIComponent(name)}`, {
      method: 'PUT',
      body: bytes,
    })

  test('is stored, referenced by the draft, and published with the vacancy', async () => {
    const { id, revision, content } = await createDraft({ code: 'DOC-1', name: 'Documented' })
    const { status, body } = await uploadDocument(id, 'Über uns.pdf', pdf)
    expect([status, body]).toMatchObject([200, { filename: 'Über uns.pdf', mime: 'application/pdf' }])
    expect(scanner.scanned).toBeGreaterThan(0)
    const attachments = [{ fileId: body.fileId, filename: body.filename, description: 'About us' }]
    const saved = await save(id, { ...content, attachments }, revision)
    const bytes = await server.call(
      `/api/ownVacancies/${id}/documents/${encodeURIComponent(body.filename)}`,
      {
        token: admin,
      },
    )
    expect([bytes.status, bytes.body]).toEqual([200, pdf.toString()])
    expect((await publish(id, { revision: saved.body.revision })).status).toBe(201)
    const guest = await server.guest('harbour')
    const vacancy = (await fetchVacancies(server, guest)).find(({ guid }) => guid === id)
    const path = `/api/vacancies/${vacancy?.id}/attachments`
    const [document] = (await server.call<{ id: number }[]>(path, { token: guest })).body
    expect(document).toMatchObject({ filename: 'Über uns.pdf', description: 'About us' })
    const seen = await server.call(`${path}/${document?.id}/data`, { token: guest })
    expect(seen.body).toBe(pdf.toString())
  })

  test.each([
    ['a virus', 'virus.txt', Buffer.from(testVirus), /scanner rejected/],
    ['content that does not match its extension', 'picture.png', pdf, /type/],
    ['an unsupported type', 'run.exe', Buffer.from('MZ'), /type/],
    ['a path as its name', '..\\up.pdf', pdf, /file name is not allowed/],
    ['more than 2 MB', 'long.txt', Buffer.alloc(2_200_000, 'long '), /2MB/],
  ])('with %s is rejected with a message, and the draft is unchanged', async (_, name, bytes, words) => {
    const before = await createDraft({})
    const { status, body } = await uploadDocument(before.id, name, bytes)
    expect([status, body.errors?.[0]?.message]).toEqual([422, expect.stringMatching(words)])
    expect(await fetchAuthoredVacancy(before.id)).toEqual(before)
  })

  test('that could not be scanned is not saved, and can be uploaded again', async () => {
    const { id } = await create()
    scanner.isDown = true
    const refused = await uploadDocument(id, 'role.pdf', pdf)
    scanner.isDown = false
    expect([refused.status, (await uploadDocument(id, 'role.pdf', pdf)).status]).toEqual([503, 200])
  })
})

describe('the library of questions', () => {
  const callLibraryApi = <Body>(rest = '', options: object = {}, token = admin) =>
    server.call<Body>(`/api/questionLibrary${rest}`, { token, ...options })
  const why = { text: 'Why this job?', controlType: 'txa', isRequired: true }
  const createContent = (libraryId: string) =>
    createAuthoredVacancy({
      screeningQuestions: [
        {
          id: 'g-1',
          name: '',
          questions: [
            { id: 'q-first', text: 'First?', controlType: 'txt', isRequired: false },
            {
              ...{ ...why, id: 'q-mine', libraryId },
              visibleWhen: { field: 'q-first', isFilled: true },
            },
          ],
        },
      ],
    })
  const getQuestion = ({ content }: AuthoredVacancy) => content.screeningQuestions[0]?.questions[1]

  test('stores and finds questions with the vacancies that use them, per client', async () => {
    const { body: saved, status } = await callLibraryApi<LibraryQuestion>('', {
      body: { name: 'Motive', question: why },
    })
    expect([status, saved]).toEqual([201, { id: saved.id, name: 'Motive', question: why, usedIn: [] }])
    const { id } = await create()
    await save(id, { ...createContent(saved.id), name: 'User' })
    const found = (await callLibraryApi<LibraryQuestion[]>('?q=THIS%20job')).body
    expect(found).toEqual([{ ...saved, usedIn: [{ id, name: 'User' }] }])
    expect((await callLibraryApi<LibraryQuestion[]>('?q=nothing')).body).toEqual([])
    const other = await server.admin('meridian')
    expect((await callLibraryApi<LibraryQuestion[]>('', {}, other)).body).toEqual([])
    const theirs = { method: 'PUT', body: { name: 'x', question: why, everywhere: true } }
    expect((await callLibraryApi(`/${saved.id}`, theirs, other)).status).toBe(404)
    expect((await callLibraryApi(`/${saved.id}`, { method: 'DELETE' }, other)).status).toBe(404)
  })

  test('lists questions by name, ignoring accents and letter case', async () => {
    for (const name of ['zeal', 'Étude', 'Zeal 2', 'eager'])
      await callLibraryApi('', { body: { name, question: { ...why, text: 'In order?' } } })
    const { body } = await callLibraryApi<LibraryQuestion[]>('?q=in%20order')
    expect(body.map(({ name }) => name)).toEqual(['eager', 'Étude', 'zeal', 'Zeal 2'])
  })

  test('changes a question in all vacancies that use it; they keep the ids and conditions of their questions', async () => {
    const { body: saved } = await callLibraryApi<LibraryQuestion>('', {
      body: { name: 'Motive', question: why },
    })
    const { id } = await create()
    const before = (await save(id, createContent(saved.id))).body
    const reworded = { ...why, text: 'What draws you here?', maxLength: 500 }
    const change = (everywhere: boolean) =>
      callLibraryApi<LibraryQuestion>(`/${saved.id}`, {
        method: 'PUT',
        body: { name: 'Motive', question: reworded, everywhere },
      })
    await change(false)
    expect(await fetchAuthoredVacancy(id)).toEqual(before)
    expect((await change(true)).body.usedIn).toEqual([{ id, name: before.content.name }])
    const after = await fetchAuthoredVacancy(id)
    expect(after.revision).toBe(before.revision + 1)
    expect(getQuestion(after)).toEqual({
      ...{ ...reworded, id: 'q-mine', libraryId: saved.id },
      visibleWhen: { field: 'q-first', isFilled: true },
    })
    expect((await save(id, before.content, before.revision)).status).toBe(412)
    expect((await callLibraryApi(`/${saved.id}`, { method: 'DELETE' })).status).toBe(204)
    expect(getQuestion(await fetchAuthoredVacancy(id))?.text).toBe('What draws you here?')
  })
})

describe('a group of questions that repeats', () => {
  const referees = {
    ...{ id: 'g-referees', name: 'Referees', repeats: { min: 1, max: 2 }, itemLabel: 'Referee' },
    questions: [{ id: 'q-name', text: 'Their name', controlType: 'txt', isRequired: true }],
  }

  test('is submitted in rows, shown row by row in the application, checked before publication, and restored from versions', async () => {
    const guest = await server.guest('harbour')
    const screeningQuestions = [...createAuthoredVacancy().screeningQuestions, referees]
    const { id, revision, content } = await createDraft({
      code: 'ROW-1',
      name: 'Vouched for',
      screeningQuestions,
    })
    expect(content.screeningQuestions[1]).toEqual(referees)
    expect((await publish(id, { revision })).status).toBe(201)
    const vacancyId = (await fetchVacancies(server, guest)).find(({ guid }) => guid === id)?.id ?? 0
    const { body, form } = await createApplicationFixture(server, guest, vacancyId, 'vouched@example.org')
    const getRows = (sent: typeof body) => sent.applicationScreeningQuestions[1]?.rows
    expect(getRows(body)).toHaveLength(1)
    const withoutRows = { ...body, applicationScreeningQuestions: [] }
    const refused = await server.call<Problem>('/api/submittedapplications', {
      token: guest,
      body: withoutRows,
    })
    const key = form.uiSchema['ui:order'].find((one) => one.startsWith('rows-'))
    expect([refused.status, refused.body.errors?.map(({ path }) => path)]).toEqual([
      422,
      expect.arrayContaining([`/${key}`]),
    ])
    const sent = await submit(server, guest, body)
    const details = await server.call<ApplicationDetails>(`/api/applicationDetails/${sent.id}`, {
      token: admin,
    })
    expect(details.body.sections.map(({ title }) => title)).toContain('Referee 1')
    const once = await save(
      id,
      { ...content, screeningQuestions: [{ ...referees, repeats: { max: 1 } }] },
      revision,
    )
    const other = await save(
      id,
      { ...content, screeningQuestions: [{ ...referees, repeats: { min: 9, max: 1 } }] },
      once.body.revision,
    )
    const wrong = await publish(id, { revision: other.body.revision })
    expect(wrong.body.findings).toContainEqual(
      expect.objectContaining({ path: '/screeningQuestions/0/repeats/max' }),
    )
    const { changes } = (await callApi<{ changes: string[] }>(`/${id}/versions/1/changes?with=draft`)).body
    expect(changes).toContain('Group of questions changed: Referees')
    const back = await callApi<AuthoredVacancy>(`/${id}/versions/1/restorations`, { method: 'POST' })
    expect(back.body.content.screeningQuestions).toEqual(screeningQuestions)
  })
})
