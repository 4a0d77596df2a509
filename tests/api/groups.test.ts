import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { OpenAccountSchema, SchemaVersion } from '../../src/schemas/accountSchema/accountSchema'
import type { ApplicationDetails, Problem } from '../../src/schemas/applications/application'
import type { ErasureProof } from '../../src/schemas/privacy/personalData.types'
import type { CustomField } from '../../src/schemas/settings/userSettings'
import { referees, schooling } from '../fixtures/customGroups'
import {
  type ApplicationFixture,
  createApplicationFixture,
  fetchVacancies,
  submit,
} from './applicationFixture'
import { startTestServer, type TestServer } from './testServer'

let server: TestServer
let master: string
let admin: string
let schemaPath: string
let applicationId: number

const email = 'rowan.group@example.org'
const [ann, ben] = [
  { 'custom-111': 'Ann', 'custom-112': 'ann@example.org', 'custom-113': '31/01/2020' },
  { 'custom-111': 'Ben', 'custom-112': 'ben@example.org', 'custom-114': ['P'] },
]

beforeAll(async () => {
  server = await startTestServer({ FOYER_LIMITS: 'off' })
  master = await server.signIn('master', 'master-demo-1', 'admin')
  admin = await server.admin('harbour')
  const { body } = await server.call<{ id: number; clientCode: string }[]>('/api/users', { token: master })
  schemaPath = `/api/users/${body.find(({ clientCode }) => clientCode === 'harbour')?.id}/schema`
})
afterAll(() => server.stop())

async function saveGroups(...groups: CustomField[]) {
  const { body } = await server.call<OpenAccountSchema>(schemaPath, { token: master })
  const others = body.customFields.filter(({ id }) => !groups.some((group) => group.id === id))
  return server.call<OpenAccountSchema & Problem>(schemaPath, {
    method: 'PUT',
    token: master,
    body: { customFields: [...others, ...groups], catalogue: body.catalogue },
  })
}

async function createApplication(address: string): Promise<ApplicationFixture> {
  const token = await server.guest('harbour')
  const list = await fetchVacancies(server, token)
  return createApplicationFixture(
    server,
    token,
    list.find(({ name }) => name === 'Coastal Planner')?.id ?? 0,
    address,
  )
}

/** Sends an application with this answer to the group of referees. */
async function submitWithReferees(answer: unknown, address = 'someone@example.org') {
  const { body } = await createApplication(address)
  const others = body.customFields.filter(({ id }) => id !== referees.id)
  const customFields = answer === undefined ? others : [...others, { id: referees.id, answer }]
  return server.call<{ id: number } & Problem>('/api/submittedapplications', {
    token: await server.guest('harbour'),
    body: { ...body, customFields },
  })
}

describe('[FK-28] [JD-07] custom groups of an account', () => {
  test('are added to its schema, shown immediately, and described in its versions', async () => {
    const saved = await saveGroups(referees, schooling)
    expect([saved.status, saved.body.errors]).toEqual([200, undefined])
    expect(saved.body.nextFieldId).toBe(123)
    expect(saved.body.customFields.slice(-2)).toEqual([referees, schooling])
    const { form } = await createApplication(email)
    expect(form.schema.properties['custom-110']).toMatchObject({ type: 'array', minItems: 2, maxItems: 3 })
    const [newest] = (await server.call<SchemaVersion[]>(`${schemaPath}/versions`, { token: master })).body
    expect(newest?.changes).toContainEqual({ label: 'Referees: Email', from: '', to: 'Added: Email' })
  })

  test.each<[string, CustomField, string]>([
    [
      'a group with a file field',
      { ...referees, fields: [{ id: 150, type: 'file', label: 'CV' }] },
      '/fields/0/type',
    ],
    [
      'a group with the field id of another group',
      { ...referees, id: 151, fields: [{ id: 121, type: 'text', label: 'x' }] },
      '/fields/0/id',
    ],
    ['a field outside the group with the id of a field in it', { id: 111, type: 'text', label: 'x' }, '/id'],
    [
      'a group whose field has another type than before',
      { ...referees, fields: [{ id: 111, type: 'date', label: 'x' }] },
      '/fields/0/type',
    ],
    ['a group that no longer repeats', { ...schooling, id: 110, fields: referees.fields ?? [] }, '/repeats'],
    ['a group without fields', { ...referees, fields: [] }, '/fields'],
    ['a group that contains a group', { ...referees, fields: [{ ...schooling, id: 152 }] }, '/fields/0'],
    ['a group with too many rows', { ...referees, repeats: { max: 1000 } }, '/repeats/max'],
  ])('%s gets 422 with the path', async (_what, field, path) => {
    const answer = await saveGroups(field)
    expect(answer.status).toBe(422)
    const paths = answer.body.errors?.map((error) => error.path.replace(/^\/customFields\/\d+/, '')) ?? []
    expect(
      paths.some((one) => one.startsWith(path)),
      paths.join(),
    ).toBe(true)
  })
})

describe('[FK-28] [API-20] an application with a group', () => {
  test.each<[string, unknown, [string, string][]]>([
    ['no rows', undefined, [['/custom-110', 'A response is required']]],
    ['one row', [ann], [['/custom-110', 'Please give at least 2']]],
    ['four rows', [ann, ben, ann, ben], [['/custom-110', 'Please give at most 3']]],
    ['a thousand rows', Array.from({ length: 1000 }, () => ann), [['/custom-110', 'Please give at most 3']]],
    [
      'rows that are lists',
      [[], ['x']],
      [
        ['/custom-110/0', 'Expected object, received array'],
        ['/custom-110/1', 'Expected object, received array'],
      ],
    ],
    ['a text', 'two', [['/custom-110', 'Expected array, received string']]],
    [
      'a row without its e-mail',
      [ann, { 'custom-111': 'B' }],
      [['/custom-110/1/custom-112', 'A response is required']],
    ],
    [
      'a date that does not exist',
      [ann, { ...ben, 'custom-113': '31/02/2020' }],
      [['/custom-110/1/custom-113', '31/02/2020 is not in the calendar']],
    ],
  ])(
    'of %s is refused with the paths of the errors, and nothing is stored',
    async (_what, answer, errors) => {
      const before = await server.stored()
      const refused = await submitWithReferees(answer)
      expect([refused.status, refused.body.errors?.map(({ path, message }) => [path, message])]).toEqual([
        422,
        errors,
      ])
      expect(await server.stored()).toEqual(before)
    },
  )

  test('[API-19] is shown to an administrator row by row', async () => {
    const sent = await submitWithReferees([ann, { ...ben, stranger: 'x' }], email)
    expect([sent.status, sent.body.errors]).toEqual([201, undefined])
    applicationId = sent.body.id
    const path = `/api/applicationDetails/${applicationId}`
    const { body } = await server.call<ApplicationDetails>(path, { token: admin })
    expect(body.sections.filter(({ group }) => group)).toEqual([
      {
        title: 'Referee 1',
        items: [
          { label: 'Name', answer: 'Ann' },
          { label: 'Email', answer: 'ann@example.org' },
          { label: 'Known since', answer: '31 Jan 2020' },
        ],
        group: { label: 'Referees', row: 1 },
      },
      {
        title: 'Referee 2',
        items: [
          { label: 'Name', answer: 'Ben' },
          { label: 'Email', answer: 'ben@example.org' },
          { label: 'Reached by', answer: 'Phone' },
        ],
        group: { label: 'Referees', row: 2 },
      },
    ])
  })

  test('[API-18] has a column for every answered field of every row in the export, row by row', async () => {
    await submitWithReferees(
      [ann, ben, { 'custom-111': 'Cy', 'custom-112': 'cy@example.org' }],
      'three@example.org',
    )
    const { body } = await server.call<string>('/api/applications.csv?answers=true', { token: admin })
    const [head = '', ...lines] = body.replace(/^\uFEFF/, '').split('\r\n')
    const columns = head.split(',')
    const at = columns.indexOf('Referee 1: Name')
    expect(columns.slice(at, at + 9).map((column) => column.replace('Referee ', ''))).toEqual([
      ...[
        '1: Name',
        '1: Email',
        '1: Known since',
        '2: Name',
        '2: Email',
        '2: Reached by',
        '3: Name',
        '3: Email',
      ],
      columns[at + 8],
    ])
    const applicationLine = lines.find((line) => line.startsWith(`${applicationId},`))
    expect(applicationLine).toContain('Ann,ann@example.org,31 Jan 2020,Ben,ben@example.org,Phone')
  })

  test('is in the export of personal data with its rows', async () => {
    const answer = await server.call('/api/people/export', {
      token: admin,
      body: { email },
    })
    const text = JSON.stringify(answer.body)
    expect(text).toContain(
      '"custom-110":[{"custom-111":"Ann","custom-112":"ann@example.org","custom-113":"2020-01-31"},{"custom-111":"Ben"',
    )
    expect(text).toContain('"group":{"label":"Referees","row":1}')
  })

  test('is erased with the person, including rows', async () => {
    const erased = await server.call<ErasureProof>('/api/people/erase', { token: admin, body: { email } })
    expect(erased.status).toBe(200)
    const left = await server.database.query(
      `select count(*) as n from applications where id = ${applicationId} and answers like '%ann@example.org%'`,
    )
    expect(left.map(({ n }) => Number(n))).toEqual([0])
  })

  test('[API-06] needs no rows if the group has no minimum, and the client cannot change whether a group is required', async () => {
    const { body } = await server.call<{ applicationFormFields: { id: number; canShowRequired: boolean }[] }>(
      '/api/userSettings',
      { token: admin },
    )
    const canChangeRequired = new Map(
      body.applicationFormFields.map((field) => [field.id, field.canShowRequired]),
    )
    expect([canChangeRequired.get(110), canChangeRequired.get(120)]).toEqual([false, false])
    await saveGroups({ ...referees, repeats: { max: 3 } })
    const optional = await createApplication('none@example.org')
    expect(optional.form.schema.required).not.toContain('custom-110')
    await submit(server, await server.guest('harbour'), optional.body)
  })
})
