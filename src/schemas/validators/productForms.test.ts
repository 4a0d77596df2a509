import { describe, expect, test } from 'vitest'
import { listFormLines } from '../../../tests/fixtures/formLines'
import { changePasswordTexts } from '../../texts/admin/accountSecurity.texts'
import { retentionTexts } from '../../texts/admin/personalData.texts'
import { buildAddFieldForm, buildCatalogueForm } from '../accountSchema/accountSchema.forms'
import { buildSchemaFieldForm } from '../accountSchema/buildSchemaFieldForm'
import { buildLoginForm } from '../accountSecurity/accountSecurity.forms'
import { buildPasswordForm } from '../accountSecurity/buildPasswordForm'
import { buildDecommissionForm } from '../accounts/buildDecommissionForm'
import { buildUserForm } from '../accounts/buildUserForm'
import { buildActivityForm } from '../activity/buildActivityForm'
import { buildApplicationFiltersForm } from '../applications/buildApplicationFiltersForm'
import { hashSchema } from '../forms/buildForm'
import { buildJobFiltersForm } from '../jobList/buildJobFiltersForm'
import { fieldKinds } from '../kinds/kindRegistry'
import { buildPersonSearchForm, buildRetentionForm } from '../privacy/privacy.forms'
import { buildProductForms } from './productForms'

test('[SS-04] the login asks for a username and a password, as password managers know them', () => {
  const form = buildLoginForm()
  expect(form.schema.title).toBe('Login')
  expect(listFormLines(form)).toEqual([
    '# | login',
    'username: text | Username * | string, max 100 | autocomplete username',
    'password: password | Password * | string | autocomplete current-password',
  ])
})

test('[UM-09] a new password requires the current password, and ten characters', () => {
  const form = buildPasswordForm()
  expect(form.schema.title).toBe('Change password')
  expect(listFormLines(form)).toEqual([
    '# | password',
    'currentPassword: password | Current password * | string, max 200 | autocomplete current-password',
    `newPassword: password | New password * | string, min 10, max 200 | notes ${changePasswordTexts.note}, autocomplete new-password`,
  ])
})

test('a person is found by an email address', () => {
  const form = buildPersonSearchForm()
  expect(form.schema.title).toBe('Find a person')
  expect(listFormLines(form)).toEqual([
    '# | person',
    'email: email | Email * | email, max 255 | autocomplete off',
  ])
})

test('the form of data retention asks for a number of months', () => {
  const form = buildRetentionForm()
  expect(form.schema.title).toBe('Data retention')
  expect(listFormLines(form)).toEqual([
    `# | retention | Data retention | ${retentionTexts.note}`,
    `months: number | Months | number | notes ${retentionTexts.labelNote}, inputmode numeric`,
  ])
})

describe('[JL-02] the search of jobs', () => {
  const lists = {
    locations: ['Bay', 'Hill'],
    departments: ['Parks'],
    employmentTypes: [{ label: 'Casual', value: 'Casual' }],
  }

  test('offers the values of the jobs, after an option for all of them', () => {
    const form = buildJobFiltersForm({ ...lists, hasDepartment: true })
    expect(form.schema.title).toBe('Advanced Search')
    expect(listFormLines(form)).toEqual([
      '# | filters',
      'name: text | Title | string',
      'location: select | Location | string | placeholder All Locations, openOptions true | All Locations = , Bay, Hill',
      'department: select | Department | string | placeholder All Departments, openOptions true | All Departments = , Parks',
      'employmentType: select | Employment Type | string | placeholder All Employment Types, openOptions true | All Employment Types = , Casual',
    ])
  })

  test('[JL-03] has the department only if it is shown', () => {
    const form = buildJobFiltersForm({ ...lists, hasDepartment: false })
    expect(form.uiSchema['ui:order']).toEqual(['name', 'location', 'employmentType'])
  })

  test('has one schema whatever the jobs are, so that its validator stays valid', () => {
    const emptyLists = { locations: [], departments: [], employmentTypes: [], hasDepartment: true }
    expect(hashSchema(buildJobFiltersForm({ ...lists, hasDepartment: true }))).toBe(
      hashSchema(buildJobFiltersForm(emptyLists)),
    )
  })
})

test('[AP-03] the form that filters applications has these fields', () => {
  const form = buildApplicationFiltersForm()
  expect(form.schema.title).toBe('Filter applications')
  expect(listFormLines(form)).toEqual([
    '# | filters',
    'submittedFromDate: date | Submitted from | string',
    'submittedToDate: date | Submitted to | string',
    'isSentToConnx: select | Sent to back-office | string | placeholder All | Sent = true, Not sent = false',
    'delivery: select | Delivery | string | placeholder All | Waiting = waiting, Retrying = retrying, Failed = failed, Failed today = failedToday, Sent = sent',
    'due: select | Promised answer | string | placeholder All | Due within a week = soon, Overdue = overdue',
    'isOpened: select | Read | string | placeholder All | Read = true, Unread = false',
    'isExpressionOfInterest: select | Kind | string | placeholder All | Expression of Interest = true, Application for a vacancy = false',
    'vacancyCode: text | Vacancy code | string',
    'vacancyName: text | Vacancy name | string',
    'vacancyLocation: text | Location | string',
  ])
})

test('[UM-14] decommissioning asks for the CRM user id', () => {
  const form = buildDecommissionForm()
  expect(form.schema.title).toBe('Decommission')
  expect(listFormLines(form)).toEqual([
    "# | decommission | Decommission | The client's site and logins stop immediately. Nothing is erased, and you can reinstate it.",
    'crmClientId: text | CRM User ID * | string, max 100 | autocomplete off',
  ])
})

test('the activity is filtered by date and by client; its schema does not depend on the clients', () => {
  const filters = ['fromDate: date | From | string', 'toDate: date | To | string']
  expect(listFormLines(buildActivityForm(null))).toEqual(['# | activity', ...filters])
  const form = buildActivityForm([{ label: 'Harbour', value: 'harbour' }])
  expect(listFormLines(form)).toEqual([
    '# | activity',
    'client: searchable-select | Client | string | placeholder All clients, openOptions true | Harbour = harbour',
    ...filters,
  ])
  expect(hashSchema(form)).toBe(hashSchema(buildActivityForm([])))
})

test('the server compiles the validators of these forms, whatever options a page builds them with', () => {
  const compiledHashes = new Set(buildProductForms().map(hashSchema))
  const pageForms = [
    buildLoginForm(),
    buildJobFiltersForm({ locations: ['a'], departments: [], employmentTypes: [], hasDepartment: true }),
    buildJobFiltersForm({
      locations: [],
      departments: [],
      employmentTypes: [{ label: 'B', value: 'b' }],
      hasDepartment: false,
    }),
    buildApplicationFiltersForm(),
    buildUserForm('create'),
    buildUserForm('edit'),
    buildDecommissionForm(),
    buildPasswordForm(),
    buildActivityForm([{ label: 'a', value: 'a' }]),
    buildActivityForm(null),
    buildPersonSearchForm(),
    buildRetentionForm(),
    buildCatalogueForm(),
    buildAddFieldForm(),
    buildAddFieldForm(true),
    ...fieldKinds.map((kind) => buildSchemaFieldForm(kind)),
    ...fieldKinds.map((kind) => buildSchemaFieldForm(kind, { isInGroup: true })),
    ...[false, true].map((repeats) => buildSchemaFieldForm('group', { repeats })),
  ]
  for (const form of pageForms) expect(compiledHashes, form.schema.title).toContain(hashSchema(form))
})
