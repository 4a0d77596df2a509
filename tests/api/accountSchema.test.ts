import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { OpenAccountSchema, SchemaVersion } from '../../src/schemas/accountSchema/accountSchema'
import type { ApplicationDetails, Problem } from '../../src/schemas/applications/application'
import type { BuiltForm } from '../../src/schemas/forms/builtForm'
import type { CustomField, UserSettings } from '../../src/schemas/settings/userSettings'
import type { VacancyListItem } from '../../src/schemas/vacancies/vacancy'
import { startTestServer, type TestServer } from './testServer'

let server: TestServer
let master: string
let admin: string
let id: number

beforeAll(async () => {
  server = await startTestServer({ FOYER_LIMITS: 'off' })
  master = await server.signIn('master', 'master-demo-1', 'admin')
  admin = await server.admin('meridian')
  const { body } = await server.call<{ id: number; clientCode: string }[]>('/api/users', { token: master })
  id = body.find(({ clientCode }) => clientCode === 'meridian')?.id ?? 0
})
afterAll(() => server.stop())

const getPath = (rest = '') => `/api/users/${id}/schema${rest}`
const fetchSchema = () => server.call<OpenAccountSchema>(getPath(), { token: master })
const saveSchema = (schema: Pick<OpenAccountSchema, 'customFields' | 'catalogue'>, etag?: string | null) =>
  server.call<OpenAccountSchema & Problem>(getPath(), {
    method: 'PUT',
    token: master,
    body: { customFields: schema.customFields, catalogue: schema.catalogue },
    headers: etag ? { 'if-match': etag } : {},
  })
const listVersions = async () =>
  (await server.call<SchemaVersion[]>(getPath('/versions'), { token: master })).body
const changeSchema = async (edit: (schema: OpenAccountSchema) => Partial<OpenAccountSchema>) => {
  const { body } = await fetchSchema()
  return saveSchema({ ...body, ...edit(body) })
}
const getFormBody = async (isInterest: boolean, client = 'meridian') => {
  const token = await server.guest(client)
  const { body } = await server.call<VacancyListItem[]>('/api/vacancies', { token })
  const vacancy = body.find((one) => one.isExpressionOfInterest === isInterest)
  return (await server.call<BuiltForm>(`/api/vacancies/${vacancy?.id}/form`, { token })).body
}
const portfolio: CustomField = {
  id: 200,
  type: 'url',
  label: 'Portfolio',
  notes: 'A page with your work.',
  rules: { required: true, max: 80, message: 'Please give the full web address' },
}
const shift: CustomField = {
  id: 201,
  type: 'select',
  label: 'Best shift',
  options: [
    { label: 'Day', value: 'day' },
    { label: 'Night', value: 'night' },
  ],
}

describe('[JD-07] the form schema of an account', () => {
  test('an added field is shown immediately with its rules, and the client can hide it', async () => {
    const answer = await changeSchema(() => ({ customFields: [portfolio, shift] }))
    expect([answer.status, answer.body.version, answer.body.nextFieldId]).toEqual([200, 2, 202])
    const form = await getFormBody(false)
    expect(form.schema.properties['custom-200']).toMatchObject({
      title: 'Portfolio',
      format: 'url',
      maxLength: 80,
    })
    expect(form.schema.required).toContain('custom-200')
    expect(form.schema.required).not.toContain('custom-201')
    const settings = (await server.call<UserSettings>('/api/userSettings', { token: admin })).body
    expect(settings.applicationFormFields.find((field) => field.id === 200)).toMatchObject({
      displayText: 'Portfolio',
      canShowVisibility: true,
      canShowRequired: false,
      isRequired: true,
    })
  })

  test('each save adds a version with author, time and changes; the first save also keeps the original', async () => {
    await changeSchema((schema) => ({
      customFields: [{ ...shift, label: 'Preferred shift' }, ...schema.customFields.slice(0, 1)],
    }))
    const [newest, second, first] = await listVersions()
    expect([first?.by, first?.changes]).toEqual([null, []])
    expect(second).toMatchObject({
      version: 2,
      by: 'master',
      changes: [
        { label: 'Portfolio' },
        { label: 'Best shift' },
        { label: 'Employment history', to: 'Removed' },
        { label: 'Referees', to: 'Removed' },
      ],
    })
    expect(newest?.at).toMatch(/^\d{4}-.*Z$/)
    expect(newest?.changes).toEqual([
      { label: 'Preferred shift: Label', from: 'Best shift', to: 'Preferred shift' },
      {
        label: 'Order of the custom fields',
        from: 'Portfolio, Best shift',
        to: 'Preferred shift, Portfolio',
      },
    ])
  })

  test('a catalogue field is renamed, and withheld and offered again with the client’s earlier settings', async () => {
    const changeMobile = (schema: OpenAccountSchema, over: object) => ({
      catalogue: schema.catalogue.map((choice) => (choice.id === 4 ? { ...choice, ...over } : choice)),
    })
    const getShownFields = async () =>
      (await server.call<UserSettings>('/api/userSettings', { token: admin })).body.applicationFormFields
    const before = (await getShownFields()).find((field) => field.id === 4)
    await changeSchema((schema) => changeMobile(schema, { label: 'Cell phone' }))
    expect((await getFormBody(false)).schema.properties.mobile?.title).toBe('Cell phone')
    await changeSchema((schema) => changeMobile(schema, { isOffered: false }))
    expect((await getFormBody(false)).schema.properties.mobile).toBeUndefined()
    expect((await getShownFields()).some((field) => field.id === 4)).toBe(false)
    const settings = (await server.call<UserSettings>('/api/userSettings', { token: admin })).body
    const saved = await server.call('/api/userSettings', { method: 'PUT', token: admin, body: settings })
    expect(saved.status).toBe(204)
    await changeSchema((schema) => changeMobile(schema, { isOffered: true, label: '' }))
    expect((await getShownFields()).find((field) => field.id === 4)).toEqual(before)
    expect((await listVersions())[0]?.changes).toEqual([{ label: 'Mobile', from: 'Withheld', to: 'Offered' }])
  })

  test('one call restores an old version as a new version', async () => {
    const { headers } = await fetchSchema()
    const answer = await server.call<OpenAccountSchema>(getPath('/versions/2/restore'), {
      token: master,
      method: 'POST',
      headers: { 'if-match': headers.get('etag') ?? '' },
    })
    expect(answer.status).toBe(200)
    expect(answer.body.customFields).toEqual([portfolio, shift])
    expect(answer.body.version).toBe((await listVersions())[0]?.version)
    expect(
      (await server.call(getPath('/versions/99/restore'), { token: master, method: 'POST' })).status,
    ).toBe(404)
  })

  test('a save without changes adds no version', async () => {
    const before = (await listVersions()).length
    expect((await changeSchema(() => ({}))).status).toBe(200)
    expect((await listVersions()).length).toBe(before)
  })

  test('the second of two editors gets 412', async () => {
    const { headers, body } = await fetchSchema()
    const etag = headers.get('etag')
    expect((await saveSchema({ ...body, customFields: [portfolio] }, etag)).status).toBe(200)
    expect((await saveSchema({ ...body, customFields: [shift] }, etag)).status).toBe(412)
    expect((await fetchSchema()).body.customFields).toEqual([portfolio])
  })
})

describe('[JD-07] an invalid schema', () => {
  const createInvalidField = (over: object) => ({ ...shift, id: 900, ...over }) as CustomField
  test.each([
    ['no label', createInvalidField({ label: ' ' }), '/customFields/0/label'],
    ['no options', createInvalidField({ options: [] }), '/customFields/0/options'],
    [
      'a repeated option',
      createInvalidField({ options: [shift.options?.[0], shift.options?.[0]] }),
      '/customFields/0/options',
    ],
    ['options for a text field', createInvalidField({ type: 'text' }), '/customFields/0/options'],
    ['a maximum length for a list', createInvalidField({ rules: { max: 3 } }), '/customFields/0/rules/max'],
    [
      'a minimum above the maximum',
      createInvalidField({ type: 'text', options: [], rules: { min: 9, max: 3 } }),
      '/customFields/0/rules/max',
    ],
    [
      'a fractional minimum length',
      createInvalidField({ type: 'text', options: [], rules: { min: 1.5 } }),
      '/customFields/0/rules/min',
    ],
    ['a label of 201 characters', createInvalidField({ label: 'x'.repeat(201) }), '/customFields/0/label'],
    [
      'a hidden field that is required',
      createInvalidField({ type: 'hidden', options: [], rules: { required: true } }),
      '/customFields/0/rules/required',
    ],
    ['an id of the catalogue', createInvalidField({ id: 5 }), '/customFields/0/id'],
    ['the id of a field with another type', { ...shift, id: 201, type: 'radio' }, '/customFields/0/type'],
    ['an unknown type', createInvalidField({ type: 'zzz' }), '/customFields/0/type'],
    [
      'an unknown rule',
      createInvalidField({ rules: { pattern: '(a+)+$' } }),
      '/customFields/0/rules/pattern',
    ],
  ])('%s: 422 with the path, and no new version', async (_what, field, where) => {
    const before = await listVersions()
    const answer = await changeSchema(() => ({ customFields: [field as CustomField] }))
    expect([answer.status, answer.body.errors?.map((error) => error.path)]).toEqual([
      422,
      expect.arrayContaining([where]),
    ])
    expect(await listVersions()).toEqual(before)
  })
})

describe('[API-19] [API-20] an application after its custom field was removed', () => {
  test('keeps the label of a field that only Expressions of Interest had', async () => {
    const harbour = (
      await server.call<{ id: number; clientCode: string }[]>('/api/users', { token: master })
    ).body.find(({ clientCode }) => clientCode === 'harbour')
    const schemaPath = `/api/users/${harbour?.id}/schema`
    const { body: schema } = await server.call<OpenAccountSchema>(schemaPath, { token: master })
    const token = await server.guest('harbour')
    const { body: vacancies } = await server.call<VacancyListItem[]>('/api/vacancies', { token })
    const interest = vacancies.find((one) => one.isExpressionOfInterest)
    const interestField: CustomField = {
      id: schema.nextFieldId,
      type: 'text',
      label: 'What draws you here?',
      shownOn: 'interests',
    }
    const save = (customFields: CustomField[]) =>
      server.call(schemaPath, {
        method: 'PUT',
        token: master,
        body: { customFields, catalogue: schema.catalogue },
      })
    expect((await save([...schema.customFields, interestField])).status).toBe(200)
    const key = `custom-${interestField.id}`
    expect((await getFormBody(true, 'harbour')).schema.properties[key]?.title).toBe('What draws you here?')
    expect((await getFormBody(false, 'harbour')).schema.properties[key]).toBeUndefined()
    const sent = await server.call<{ id: number } & Problem>('/api/submittedapplications', {
      token,
      body: {
        vacancyId: interest?.id,
        firstName: 'Ada',
        surname: 'Nguyen',
        email: 'ada@versions.example',
        mobile: '0400 000 000',
        customFields: [{ id: interestField.id, answer: 'The harbour' }],
        attachmentKeys: ['resume'],
      },
    })
    expect([sent.status, sent.body.errors]).toEqual([201, undefined])
    await save(schema.customFields)
    const details = await server.call<ApplicationDetails>(`/api/applicationDetails/${sent.body.id}`, {
      token: await server.admin('harbour'),
    })
    const answers = details.body.sections.flatMap(({ items }) => items)
    expect(answers).toContainEqual({ label: 'What draws you here?', answer: 'The harbour' })
  })
})
