import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { runCli } from '../../server/cli/runCli'
import type { Activity } from '../../src/schemas/activity/activity.types'
import type { Problem } from '../../src/schemas/applications/application'
import type { ListedKey } from '../../src/schemas/connections/connections.types'
import { getFieldUi } from '../../src/schemas/forms/builtForm'
import { composeSubmission } from '../../src/schemas/submission/composeSubmission'
import type { ScreeningQuestionGroup } from '../../src/schemas/vacancies/vacancy'
import { createPlainVacancy } from '../fixtures/plainVacancy'
import { createApplicationFixture, createUploadBody, fetchVacancies, pdf, submit } from './applicationFixture'
import { startTestServer, type TestServer } from './testServer'

const path = '/api/connections/meridian/keys'

let server: TestServer
let admin: string

beforeAll(async () => {
  server = await startTestServer({ FOYER_LIMITS: 'off' })
  admin = await server.admin('meridian')
})
afterAll(() => server.stop())

async function createKey(name: string, may: string[]): Promise<string> {
  const { status, body } = await server.call<{ key: string }>(path, { token: admin, body: { name, may } })
  expect(status).toBe(201)
  return body.key
}

const listKeys = async () => (await server.call<ListedKey[]>(path, { token: admin })).body
const callWithKey = <Body>(key: string, rest: string, options: object = {}) =>
  server.call<Body>(`/api/backoffice/${rest}`, { headers: { 'x-api-key': key }, ...options })

describe('an API key', () => {
  test('[SS-08] allows only its rights, is shown once, and is revoked immediately', async () => {
    const writer = await createKey('Writer', ['vacancies'])
    const reader = await createKey('Reader', ['applications'])
    const put = { method: 'PUT', body: createPlainVacancy('KEY-1') }
    expect((await callWithKey(writer, 'vacancies/KEY-1', put)).status).toBe(201)
    const refused = await callWithKey<Problem>(writer, 'applications')
    expect([refused.status, refused.body.detail]).toEqual([
      403,
      'This API key does not have the required permission.',
    ])
    expect((await callWithKey(reader, 'applications')).status).toBe(200)
    expect((await callWithKey(reader, 'vacancies/KEY-1', put)).status).toBe(403)
    const keys = await listKeys()
    expect(keys).toMatchObject([
      { name: 'Writer', may: ['vacancies'], lastUsedAt: expect.stringMatching(/Z$/) },
      { name: 'Reader', may: ['applications'] },
    ])
    const revocation = await server.call(`${path}/${keys[0]?.id}`, { method: 'DELETE', token: admin })
    expect([revocation.status, (await callWithKey(writer, 'vacancies/KEY-1', put)).status]).toEqual([
      204, 401,
    ])
    expect((await listKeys()).map(({ name }) => name)).toEqual(['Reader'])
    const audit = await server.call<{ results: Activity[] }>('/api/audit', { token: admin })
    expect(audit.body.results[0]).toMatchObject({
      action: 'api key revoked',
      by: 'meridian-admin',
      changes: [{ label: 'Writer', to: 'Revoked' }],
    })
    const responses = JSON.stringify([keys, audit.body])
    expect([responses.includes(writer), responses.includes('fyk_')]).toEqual([false, false])
  })

  test('cannot be created without a name, without rights or with unknown rights; a client can have at most 50', async () => {
    const wrong = [
      { name: ' ', may: ['vacancies'] },
      { name: 'None', may: [] },
      { name: 'Odd', may: ['all'] },
    ]
    for (const body of wrong) expect((await server.call(path, { token: admin, body })).status).toBe(422)
    const known = (await listKeys()).length
    for (let at = known; at < 50; at += 1) await createKey(`Key ${at}`, ['vacancies'])
    const body = { name: 'One more', may: ['vacancies'] }
    const { status, body: problem } = await server.call<Problem>(path, { token: admin, body })
    expect([status, problem.errors?.[0]?.message]).toEqual([
      422,
      'You already have 50 keys. Revoke one first',
    ])
    await server.database.query("update api_keys set revoked_at = '2026-01-01' where name like 'Key %'")
  })

  test('[JD-07] [API-20] returns answers to a Greenhouse job with Greenhouse’s field names and option values, including files', async () => {
    const file = 'tests/fixtures/greenhouse/jobs.json'
    const args = ['import', '--client', 'meridian', '--format', 'greenhouse', file]
    const quiet = { print: () => {}, reportProgress: () => {}, readStdin: async () => '' }
    expect(await runCli(args, { variables: { DATABASE_URL: server.database.url }, ...quiet })).toBe(0)
    const guest = await server.guest('meridian')
    const job = (await fetchVacancies(server, guest)).find(({ name }) => name === 'Marine Ecologist')
    const { form, values } = await createApplicationFixture(
      server,
      guest,
      job?.id ?? 0,
      'round.trip@example.org',
    )
    const getKey = (label: string) =>
      form.uiSchema['ui:order'].find((key) => form.schema.properties[key]?.title === label) ?? ''
    const [swims, report] = [getKey('Can you swim?'), getKey('A sample report')]
    expect(getFieldUi(form, swims)['ui:options'].choices).toEqual([
      { label: 'No', value: '0' },
      { label: 'Yes', value: '1' },
    ])
    const groups = await server.call<ScreeningQuestionGroup[]>(
      `/api/vacancies/${job?.id}/screeningquestions`,
      { token: guest },
    )
    const answers = {
      ...values,
      [swims]: '1',
      [report]: { name: 'report.pdf', size: 9, type: 'application/pdf' },
    }
    const vacancy = { id: job?.id ?? 0, screeningQuestions: groups.body }
    const submission = composeSubmission(form, answers, vacancy)
    const { id } = await submit(server, guest, submission)
    // The feed lists the application once all announced files have arrived.
    const files = submission.attachmentKeys.map((field) => {
      const name = field === report ? 'report.pdf' : `${field}.pdf`
      return [field, { name, bytes: pdf }]
    })
    await server.call(`/api/submittedapplications/${id}/attachments`, {
      token: guest,
      body: createUploadBody(Object.fromEntries(files)),
    })
    const key = await createKey('Round trip', ['applications'])
    const listed = await callWithKey<{ id: number }[]>(key, `applications?after=${id - 1}`)
    expect(listed.body).toMatchObject([{ id, vacancyCode: 'GH-127817' }])
    const { body } = await callWithKey<{ data: { questions: object[]; attachments: object[] } }>(
      key,
      `applications/${id}`,
    )
    const storedLists = JSON.stringify(await server.database.query('select lists from vacancies'))
    expect(storedLists).toContain('question_')
    expect(body.data).toMatchObject({ messageVersion: 1 })
    expect(body.data.questions).toContainEqual({
      key: swims,
      name: expect.stringMatching(/^question_\d+$/),
      answer: '1',
    })
    expect(body.data.attachments).toContainEqual(
      expect.objectContaining({
        key: report,
        name: expect.stringMatching(/^question_\d+$/),
        question: 'A sample report',
        content: pdf.toString('base64'),
      }),
    )
    const withWrongKey = await server.call(`/api/backoffice/applications/${id}`, {
      headers: { 'x-api-key': `${key}x` },
    })
    expect(withWrongKey.status).toBe(401)
  })
})
