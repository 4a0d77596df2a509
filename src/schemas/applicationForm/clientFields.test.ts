import { describe, expect, test } from 'vitest'
import { field } from '../../../tests/conformance/buildConformanceForm'
import { listFormLines } from '../../../tests/fixtures/formLines'
import { withLanguage } from '../../texts/language/language'
import { loadLanguage } from '../../texts/loadTranslations'
import type { FieldDefinition } from '../forms/fieldDefinition'
import type { ApplicationFormField, CustomField, FormSettings } from '../settings/userSettings'
import { buildApplicationForm, buildApplicationFormPreview, noVacancy } from './buildApplicationForm'
import { buildClientSections, simplifySectionConditions } from './clientFields'

const formField = (id: number, more: Partial<ApplicationFormField> = {}): ApplicationFormField => ({
  id,
  displayText: '',
  canShowVisibility: true,
  canShowRequired: true,
  isVisible: true,
  isRequired: false,
  ...more,
})
const getSettings = (
  applicationFormFields: ApplicationFormField[],
  more: Partial<FormSettings> = {},
): FormSettings => ({ applicationFormFields, customFields: [], canAllowUpload: true, ...more })

/** Returns the keys of these fields in the form, after the three that every form has. */
const getAddedKeys = (ids: number[], more: Partial<FormSettings> = {}, isInterest?: boolean) =>
  buildClientSections(
    getSettings(
      ids.map((id) => formField(id)),
      more,
    ),
    isInterest,
  )
    .flatMap(({ fields }) => fields.map(({ name }) => name))
    .slice(3)

test('[JD-07] the catalogue fields that a client asks for are in its order, under their headings', () => {
  const fields = [
    formField(22, { isRequired: true }),
    formField(4, { displayText: 'Mobile phone', isRequired: true }),
    formField(2, { isVisible: false }),
    formField(1.2, { displayText: 'Family name', isVisible: false, isRequired: false }),
    formField(15),
    formField(23),
    formField(10),
    formField(77),
  ]
  expect(buildClientSections(getSettings(fields))).toStrictEqual([
    {
      id: 'about',
      title: 'About you',
      fields: [
        {
          name: 'firstName',
          type: 'text',
          label: 'First Name',
          autocomplete: 'given-name',
          rules: { kind: 'string', required: true },
        },
        {
          name: 'surname',
          type: 'text',
          label: 'Family name',
          autocomplete: 'family-name',
          rules: { kind: 'string', required: true },
        },
        {
          name: 'email',
          type: 'email',
          label: 'Email',
          autocomplete: 'email',
          inputmode: 'email',
          rules: { kind: 'email', required: true },
        },
        {
          name: 'mobile',
          type: 'tel',
          label: 'Mobile phone',
          autocomplete: 'tel',
          inputmode: 'tel',
          rules: { kind: 'string', required: true, max: 30 },
        },
      ],
    },
    {
      id: 'documents',
      title: 'Documents',
      fields: [
        {
          name: 'photo',
          type: 'file',
          label: 'Photo',
          rules: { kind: 'file', required: true, fileTypeGroup: 1 },
        },
      ],
    },
    {
      id: 'address',
      title: 'Address',
      fields: [
        {
          name: 'postcode',
          type: 'text',
          label: 'Postcode',
          autocomplete: 'postal-code',
          rules: { kind: 'string', required: false, max: 12 },
        },
      ],
    },
    {
      id: 'more',
      title: 'One more thing',
      fields: [
        {
          name: 'retainRecord',
          type: 'checkbox',
          label: 'Keep my details for future roles',
          rules: { kind: 'boolean', required: false },
        },
      ],
    },
    {
      id: 'emergency',
      title: 'Emergency contact',
      fields: [
        {
          name: 'emergencyContactName',
          type: 'text',
          label: 'Emergency contact name',
          rules: { kind: 'string', required: false },
        },
      ],
    },
  ])
})

test('a photo is asked for only if the account allows photos', () => {
  expect(getAddedKeys([20, 22])).toEqual(['resume', 'photo'])
  expect(getAddedKeys([20, 22], { canAllowUpload: false })).toEqual(['resume'])
})

describe('[FB-09] custom fields', () => {
  const customField = (id: number, more: Partial<CustomField> = {}): CustomField => ({
    id,
    type: 'text',
    label: `Own ${id}`,
    ...more,
  })
  const buildLastSection = (field: CustomField, more: Partial<ApplicationFormField> = {}) =>
    buildClientSections(getSettings([formField(field.id, more)], { customFields: [field] })).at(-1)

  test('are in a separate section, each with all of its properties', () => {
    const options = [{ label: 'Early', value: 'E' }]
    const shift = customField(100, { type: 'select', notes: 'One.', options, rules: { message: 'Which?' } })
    expect(buildLastSection(shift, { displayText: 'Shift', isRequired: true })).toStrictEqual({
      id: 'own',
      title: 'A few more questions',
      fields: [
        {
          name: 'custom-100',
          type: 'select',
          label: 'Shift',
          notes: 'One.',
          options,
          rules: { kind: 'string', message: 'Which?', required: true },
        },
      ],
    })
  })

  test('have no empty properties', () => {
    expect(
      buildLastSection(customField(101, { type: 'number', notes: '', options: [] }))?.fields,
    ).toStrictEqual([
      { name: 'custom-101', type: 'number', label: 'Own 101', rules: { kind: 'number', required: false } },
    ])
  })

  test('of an unknown kind are shown as text', () => {
    const unknownField = { ...customField(100), type: 'hologram' } as unknown as CustomField
    expect(buildLastSection(unknownField)?.fields).toStrictEqual([
      { name: 'custom-100', type: 'text', label: 'Own 100', rules: { kind: 'string', required: false } },
    ])
  })

  test('have ids from 100; a row without a field is ignored', () => {
    const customFields = [customField(99), customField(100)]
    expect(getAddedKeys([99, 100, 101], { customFields })).toEqual(['custom-100'])
  })

  test.each([
    [undefined, ['custom-100', 'custom-101', 'custom-102']],
    [false, ['custom-100', 'custom-101']],
    [true, ['custom-100', 'custom-102']],
  ])(
    'are asked only where they are shown: for an Expression of Interest (%s) %j',
    (isInterest, expectedKeys) => {
      const customFields = [
        customField(100),
        customField(101, { shownOn: 'jobs' }),
        customField(102, { shownOn: 'interests' }),
      ]
      expect(getAddedKeys([100, 101, 102], { customFields }, isInterest)).toEqual(expectedKeys)
    },
  )
})

test.each(['email', 'password'] as const)(
  'the browser does not fill in the applicant’s own value in a custom %s field',
  (type) => {
    const customFields: CustomField[] = [{ id: 100, type, label: 'Of a referee' }]
    const sections = buildClientSections(getSettings([formField(100)], { customFields }))
    expect(sections.at(-1)?.fields).toMatchObject([{ name: 'custom-100', autocomplete: 'off' }])
  },
)

describe('the state', () => {
  const getConditions = (ids: number[]) =>
    buildClientSections(getSettings(ids.map((id) => formField(id))))
      .flatMap(({ fields }) => fields)
      .slice(3)
      .map(({ name, visibleWhen }) => [name, visibleWhen])

  test('depends on the country in the form', () => {
    expect(getConditions([17, 16, 18])).toEqual([
      ['countryCode', undefined],
      ['stateCode', { field: 'countryCode', equals: 'AU', orUnanswered: true }],
      ['stateNameOverseas', { field: 'countryCode', notEquals: 'AU' }],
    ])
  })

  test('is that of the home country if the form does not ask for the country', () => {
    expect(getConditions([16, 18])).toEqual([['stateCode', undefined]])
  })
})

test('the preview is the form of a vacancy without questions', () => {
  const settings = getSettings([formField(4), formField(20)])
  const { version: _version, ...body } = buildApplicationForm(settings, noVacancy)
  expect(buildApplicationFormPreview(settings)).toEqual(body)
  expect(body.schema.title).toBe('Apply')
  expect(listFormLines(body).at(-1)).toBe('resume: file | Resume | file, fileTypeGroup 2')
})

const optionalRules = { kind: 'string', required: false } as const
const getSimplifiedField = (more: Partial<FieldDefinition>) =>
  simplifySectionConditions([
    { id: 's', title: '', fields: [field('a'), field('b', { rules: optionalRules, ...more })] },
  ])[0]?.fields[1]
/** A condition on a field of the form, and two on a missing field: one that never holds, and one that always holds. */
const [onPresent, unmetOnMissing, metOnMissing] = [
  { field: 'a', equals: 'x' },
  { field: 'z', equals: 'x' },
  { field: 'z', isFilled: false },
]

test('a condition uses only fields of the form; a missing field counts as unanswered', () => {
  const plain = field('b', { rules: optionalRules })
  const cases: [FieldDefinition['visibleWhen'], FieldDefinition['visibleWhen'] | 'dropped'][] = [
    [onPresent, onPresent],
    [unmetOnMissing, 'dropped'],
    [metOnMissing, undefined],
    [{ ...unmetOnMissing, orUnanswered: true }, undefined],
    [{ all: [onPresent, metOnMissing] }, { all: [onPresent] }],
    [{ all: [onPresent, unmetOnMissing] }, 'dropped'],
    [{ all: [metOnMissing] }, undefined],
    [{ any: [onPresent, unmetOnMissing] }, { any: [onPresent] }],
    [{ any: [onPresent, metOnMissing] }, undefined],
    [{ any: [unmetOnMissing] }, 'dropped'],
  ]
  for (const [visibleWhen, simplified] of cases) {
    const expected =
      simplified === 'dropped' ? undefined : simplified ? { ...plain, visibleWhen: simplified } : plain
    expect(getSimplifiedField(visibleWhen ? { visibleWhen } : {}), JSON.stringify(visibleWhen)).toStrictEqual(
      expected,
    )
  }
})

test('a field that is required under a condition that always holds is always required', () => {
  expect(getSimplifiedField({ requiredWhen: metOnMissing })).toStrictEqual(field('b'))
  expect(getSimplifiedField({ requiredWhen: unmetOnMissing })).toStrictEqual(
    field('b', { rules: optionalRules }),
  )
  expect(getSimplifiedField({ requiredWhen: onPresent })).toStrictEqual(
    field('b', { rules: optionalRules, requiredWhen: onPresent }),
  )
})

test('a field that depends on a removed field is removed as well', () => {
  const fields = [
    field('c', { visibleWhen: { field: 'b', isFilled: true } }),
    field('b', { visibleWhen: unmetOnMissing }),
    field('d', { visibleWhen: { field: 'b', isFilled: false } }),
  ]
  expect(simplifySectionConditions([{ id: 's', title: '', fields }])[0]?.fields).toStrictEqual([field('d')])
})

test('names of countries, which have no translation, are marked as English on a German form', async () => {
  await loadLanguage('de')
  const [gender, country] = withLanguage('de', () =>
    buildClientSections(getSettings([formField(6), formField(17)]))
      .flatMap(({ fields }) => fields)
      .slice(3),
  )
  expect(gender?.options?.[0]).toEqual({ label: 'Frau', value: 'Woman' })
  expect(country?.options?.[0]).toEqual({ label: 'Australia', value: 'AU', lang: 'en' })
})
