import { describe, expect, test } from 'vitest'
import { kinds } from '../kinds/kindRegistry'
import { buildAddFieldForm } from './accountSchema/buildAddFieldForm'
import { buildCatalogueForm, catalogueFrom, catalogueValues } from './accountSchema/buildCatalogueForm'
import { buildSchemaFieldForm } from './accountSchema/buildSchemaFieldForm'
import { buildActivityForm } from './buildActivityForm'
import { buildApplicationFiltersForm } from './buildApplicationFiltersForm'
import { buildDecommissionForm } from './buildDecommissionForm'
import { schemaHash } from './buildForm'
import { buildJobFiltersForm } from './buildJobFiltersForm'
import { buildLoginForm } from './buildLoginForm'
import { type BuiltForm, fieldUi } from './builtForm'
import { productForms } from './productForms'

/** What a person meets, field by field: label, kind, and a star where an answer is required. */
const asked = (form: BuiltForm) =>
  form.uiSchema['ui:order'].map((key) => {
    const star = form.schema.required.includes(key) ? ' *' : ''
    return `${form.schema.properties[key]?.title}${star}: ${fieldUi(form, key)['ui:widget']}`
  })
const options = (form: BuiltForm, key: string) => fieldUi(form, key)['ui:options']
const choices = (form: BuiltForm, key: string) =>
  options(form, key).choices?.map(({ label, value }) => `${label}=${value}`)
const sections = (form: BuiltForm) => form.uiSchema['ui:sections'].map(({ id, title }) => [id, title])

test('[SS-04] the login asks for a username and a password, as password managers know them', () => {
  const form = buildLoginForm()
  expect(form.schema.title).toBe('Login')
  expect(asked(form)).toEqual(['Username *: text', 'Password *: password'])
  expect(form.schema.properties.username).toMatchObject({ maxLength: 100 })
  expect(options(form, 'username').autocomplete).toBe('username')
  expect(options(form, 'password').autocomplete).toBe('current-password')
  expect(sections(form)).toEqual([['login', '']])
})

describe('[JL-02] the search of jobs', () => {
  const lists = { locations: ['Bay'], departments: ['Parks'], employmentTypes: ['Casual'] }

  test('[JL-03] asks for the department only where it shows', () => {
    expect(asked(buildJobFiltersForm({ ...lists, showDepartment: true }))).toEqual([
      'Title: text',
      'Location: select',
      'Department: select',
      'Employment Type: select',
    ])
    expect(asked(buildJobFiltersForm({ ...lists, showDepartment: false }))).toEqual([
      'Title: text',
      'Location: select',
      'Employment Type: select',
    ])
  })

  test('offers what the jobs have, and all of it while nothing is chosen', () => {
    const form = buildJobFiltersForm({ ...lists, showDepartment: true })
    expect(choices(form, 'location')).toEqual(['Bay=Bay'])
    expect(choices(form, 'department')).toEqual(['Parks=Parks'])
    expect(choices(form, 'employmentType')).toEqual(['Casual=Casual'])
    expect(['location', 'department', 'employmentType'].map((key) => options(form, key).placeholder)).toEqual(
      ['All Locations', 'All Departments', 'All Employment Types'],
    )
  })

  test('keeps one schema whatever the jobs have, so that its validator stays', () => {
    const none = { locations: [], departments: [], employmentTypes: [], showDepartment: true }
    expect(schemaHash(buildJobFiltersForm({ ...lists, showDepartment: true }))).toBe(
      schemaHash(buildJobFiltersForm(none)),
    )
  })
})

test('[AP-03] the filters of applications are those of the call', () => {
  const form = buildApplicationFiltersForm()
  expect(form.uiSchema['ui:order']).toEqual([
    'submittedFromDate',
    'submittedToDate',
    'isSentToConnx',
    'isExpressionOfInterest',
    'vacancyCode',
    'vacancyName',
    'vacancyLocation',
    'applicantName',
  ])
  expect(asked(form)).toEqual([
    'Submitted from: date',
    'Submitted to: date',
    'Sent: select',
    'Kind: select',
    'Vacancy code: text',
    'Vacancy name: text',
    'Location: text',
    'Applicant name: text',
  ])
  expect(choices(form, 'isSentToConnx')).toEqual(['Sent=true', 'Not sent=false'])
  expect(choices(form, 'isExpressionOfInterest')).toEqual([
    'Expression of Interest=true',
    'Application for a vacancy=false',
  ])
  expect(options(form, 'isSentToConnx').placeholder).toBe('All')
})

test('[UM-14] decommissioning asks for the CRM user id', () => {
  const form = buildDecommissionForm()
  expect(asked(form)).toEqual(['CRM User ID *: text'])
  expect(form.schema.properties.crmClientId).toMatchObject({ maxLength: 100 })
  expect(options(form, 'crmClientId').autocomplete).toBe('off')
  expect(form.uiSchema['ui:sections'][0]?.notes).toContain('Nothing is erased')
})

test('the activity is filtered by who, what and when, and of one client; its schema stays whoever they are', () => {
  const filters = ['Who: text', 'What: select', 'From day: date', 'To day: date']
  expect(asked(buildActivityForm(null))).toEqual(filters)
  const form = buildActivityForm([{ label: 'Harbour', value: 'harbour' }])
  expect(asked(form)).toEqual(['Client: searchable-select', ...filters])
  expect(choices(form, 'client')).toEqual(['Harbour=harbour'])
  expect(options(form, 'client').placeholder).toBe('All clients')
  expect(schemaHash(form)).toBe(schemaHash(buildActivityForm([])))
})

describe("the SuperUser's editor of fields", () => {
  test('offers every kind by its name, in the order of the alphabet', () => {
    const form = buildAddFieldForm()
    const offered = options(form, 'kind').choices ?? []
    expect(offered.map(({ value }) => value).sort()).toEqual(Object.keys(kinds).sort())
    const names = offered.map(({ label }) => label)
    expect(names).toEqual([...names].sort((a, b) => a.localeCompare(b, 'en')))
    expect(names).toContain('List with search')
    expect(form.initialValues).toEqual({ kind: 'text' })
    expect(asked(form)).toEqual(['Kind of the new field *: select'])
  })

  test('asks of words for their length', () => {
    expect(asked(buildSchemaFieldForm('text'))).toEqual([
      'Label *: text',
      'Notes: text',
      'Fewest characters: number',
      'Most characters: number',
      'Message when the answer is not right: text',
      'Asked for: select',
      'Must always be answered: checkbox',
    ])
  })

  test('asks of a list for its options, of tick boxes perhaps', () => {
    expect(asked(buildSchemaFieldForm('select'))).toContain('Options *: textarea')
    expect(asked(buildSchemaFieldForm('checkbox'))).toContain('Options: textarea')
    expect(asked(buildSchemaFieldForm('date'))).toEqual([
      'Label *: text',
      'Notes: text',
      'Message when the answer is not right: text',
      'Asked for: select',
      'Must always be answered: checkbox',
    ])
  })

  test('asks of a file which ones, and of what is not shown never for an answer', () => {
    const file = buildSchemaFieldForm('file')
    expect(choices(file, 'fileTypeGroup')).toEqual(['Images=1', 'Documents=2'])
    expect(options(file, 'fileTypeGroup').placeholder).toBe('Any')
    expect(asked(buildSchemaFieldForm('hidden'))).not.toContain('Must always be answered: checkbox')
  })

  test('offers where a field is asked, and takes texts as long as they may be', () => {
    const form = buildSchemaFieldForm('select')
    expect(choices(form, 'shownOn')).toEqual([
      'Vacancies only=jobs',
      'Expressions of Interest only=interests',
    ])
    expect(options(form, 'shownOn').placeholder).toBe('Vacancies and Expressions of Interest')
    const longest = (key: string) => options(form, key).maxlength
    expect([longest('label'), longest('notes'), longest('message'), longest('options')]).toEqual([
      200, 500, 200, 20_000,
    ])
  })
})

describe("the SuperUser's part of the catalogue", () => {
  const form = buildCatalogueForm()

  test('asks for a word and whether it is offered, section by section', () => {
    expect(sections(form)).toEqual([
      ['about', 'About you'],
      ['emergency', 'Emergency contact'],
      ['address', 'Address'],
      ['documents', 'Documents'],
      ['more', 'One more thing'],
    ])
    expect(asked(form).slice(0, 2)).toEqual(['Label of Title: text', 'Offer Title: checkbox'])
    expect(options(form, 'label-1')).toMatchObject({ placeholder: 'Title', maxlength: 200 })
    expect(form.uiSchema['ui:order']).not.toContain('label-1.1')
  })

  test('comes back as it was shown, blanks aside', () => {
    const shown = catalogueFrom({ 'label-1': ' Style ', 'offered-1': true, 'offered-2': 'true' })
    expect(shown[0]).toEqual({ id: 1, label: 'Style', isOffered: true })
    expect(shown[1]).toEqual({ id: 2, label: '', isOffered: false })
    expect(catalogueFrom(catalogueValues(shown))).toEqual(shown)
  })
})

test('the forms that the server compiles are those that the pages build', () => {
  const compiled = new Set(productForms().map(schemaHash))
  const built = [
    buildLoginForm(),
    buildJobFiltersForm({ locations: ['a'], departments: [], employmentTypes: [], showDepartment: true }),
    buildJobFiltersForm({ locations: [], departments: [], employmentTypes: ['b'], showDepartment: false }),
    buildApplicationFiltersForm(),
    buildDecommissionForm(),
    buildActivityForm([{ label: 'a', value: 'a' }]),
    buildCatalogueForm(),
    buildAddFieldForm(),
    buildSchemaFieldForm('radio'),
  ]
  for (const form of built) expect(compiled, form.schema.title).toContain(schemaHash(form))
})
