import { beforeAll, describe, expect, test } from 'vitest'
import { compileFromModuleSource } from '../../../tests/fixtures/compileFromModuleSource'
import { createFormSettings, referees, schooling } from '../../../tests/fixtures/customGroups'
import { buildApplicationForm, noVacancy } from '../applicationForm/buildApplicationForm'
import type { FieldValue, FormValues } from '../fields/fieldValue'
import { checkAnswers } from '../validation/checkAnswers'
import type { CompiledValidator } from '../validation/compiledValidator'
import { getFieldUi } from './builtForm'
import { getGroup, getRowTitle } from './fieldGroup'
import { getFormProgress } from './formProgress'
import { pruneValues } from './pruneValues'

const form = buildApplicationForm(createFormSettings(referees, schooling), noVacancy)
const requiredAnswers = { firstName: 'Sam', surname: 'Rivers', email: 'sam@example.org' }
const ann = { 'custom-111': 'Ann', 'custom-112': 'ann@example.org' }
const ben = { 'custom-111': 'Ben', 'custom-112': 'ben@example.org', 'custom-113': '2020-01-31' }

describe('[FK-28] a group as data', () => {
  test('that repeats is a list of rows, each with its own required fields', () => {
    expect(form.schema.properties['custom-110']).toMatchObject({
      title: 'Referees',
      type: 'array',
      minItems: 2,
      maxItems: 3,
      items: {
        title: 'Referee',
        type: 'object',
        properties: {
          'custom-111': { title: 'Name', type: 'string', minLength: 1, maxLength: 255 },
          'custom-113': { title: 'Known since', format: 'local-date' },
        },
        required: ['custom-111', 'custom-112'],
        additionalProperties: false,
        minProperties: 1,
      },
    })
    expect(getFieldUi(form, 'custom-110')).toMatchObject({
      'ui:options': { isGroup: true, itemLabel: 'Referee', required: true, notes: referees.notes },
      items: {
        'ui:order': ['custom-111', 'custom-112', 'custom-113', 'custom-114'],
        'custom-112': { 'ui:widget': 'email', 'ui:options': { required: true } },
      },
    })
    expect(form.schema.required).toContain('custom-110')
  })

  test('that is answered once is an object, which always exists', () => {
    const schema = form.schema.properties['custom-120']
    expect(schema).toMatchObject({ title: 'Schooling', type: 'object', required: [] })
    expect(schema).not.toHaveProperty('minProperties')
    expect(form.schema.required).toContain('custom-120')
    expect(getFieldUi(form, 'custom-120')).toMatchObject({
      'ui:options': { isGroup: true, required: false },
      'ui:order': ['custom-121', 'custom-122'],
      'custom-121': { 'ui:widget': 'text' },
    })
  })

  test('starts with its minimum number of rows, or with none', () => {
    const row = { 'custom-111': '', 'custom-112': '', 'custom-113': '', 'custom-114': [] }
    expect(form.initialValues['custom-110']).toEqual([row, row])
    expect(form.initialValues['custom-120']).toEqual({ 'custom-121': '', 'custom-122': false })
    const { min: _min, ...repeats } = referees.repeats ?? {}
    const formWithoutMinimum = buildApplicationForm(createFormSettings({ ...referees, repeats }), noVacancy)
    expect(formWithoutMinimum.initialValues['custom-110']).toEqual([])
    expect(formWithoutMinimum.schema.properties['custom-110']?.minItems).toBe(0)
    const formWithoutMaximum = buildApplicationForm(
      createFormSettings({ ...referees, repeats: {} }),
      noVacancy,
    )
    expect(formWithoutMaximum.schema.properties['custom-110']?.maxItems).toBe(30)
  })

  test('has rows that are named by the group’s row name', () => {
    const [repeating, single] = ['custom-110', 'custom-120'].map((key) => getGroup(form, key))
    expect(repeating && getRowTitle(repeating, 1)).toBe('Referee 2')
    expect(single && getRowTitle(single, 0)).toBe('Schooling')
    expect(getGroup(form, 'email')).toBeUndefined()
    expect(getGroup(form, 'nothing')).toBeUndefined()
  })
})

describe('[FK-28] the pruned answers of a group', () => {
  const prune = (values: FormValues) => pruneValues(form, values)

  test('contain the answers to the fields of its rows, without empty and unknown answers', () => {
    const rows = [{ ...ann, 'custom-113': ' ', 'custom-114': [], stranger: 'x' }, ben]
    expect(prune({ 'custom-110': rows })['custom-110']).toEqual([ann, ben])
    expect(prune({ 'custom-120': { 'custom-121': '', 'custom-122': false, firstName: 'x' } })).toEqual({
      'custom-120': { 'custom-122': false },
    })
  })

  test.each<[string, FieldValue, FieldValue]>([
    ['an empty list is no answer', [], undefined],
    ['null is no answer', null, undefined],
    ['an empty row stays', [{}], [{}]],
    ['an invalid row stays, to be rejected', ['x', null, [1]], ['x', null, [1]]],
    ['an answer that is not a list stays, to be rejected', { 0: 'x' }, { 0: 'x' }],
  ])('%s', (_what, value, expected) => {
    expect(prune({ 'custom-110': value })['custom-110']).toEqual(expected)
  })

  test('of too many rows are cut after the first excess row', () => {
    const manyRows = Array.from({ length: 100_000 }, () => ann)
    expect(prune({ 'custom-110': manyRows })['custom-110']).toHaveLength(4)
  })
})

describe('[FK-28] the errors of a group', () => {
  let validator: CompiledValidator
  beforeAll(async () => {
    validator = await compileFromModuleSource(form)
  })
  const getErrors = (values: Record<string, unknown>) =>
    checkAnswers(form, validator, { ...requiredAnswers, ...values } as FormValues).map(
      ({ path, message }) => `${path}: ${message}`,
    )
  const required = 'A response is required'

  test('are none for valid answers', () => {
    expect(getErrors({ 'custom-110': [ann, ben] })).toEqual([])
    expect(getErrors({ 'custom-110': [ann, ben], 'custom-120': { 'custom-121': 'Quay School' } })).toEqual([])
  })

  test.each<[string, unknown, string[]]>([
    ['no rows', undefined, [`/custom-110: ${required}`]],
    ['too few rows', [ann], ['/custom-110: Please give at least 2']],
    ['too many rows', [ann, ben, ann, ben], ['/custom-110: Please give at most 3']],
    ['a thousand rows', Array.from({ length: 1000 }, () => ann), ['/custom-110: Please give at most 3']],
    ['a missing answer', [ann, { 'custom-111': 'Ben' }], [`/custom-110/1/custom-112: ${required}`]],
    [
      'several invalid answers, in the order of the form',
      [{ 'custom-112': 'ann@' }, { ...ben, 'custom-113': '31/01/2020', 'custom-114': ['X'] }],
      [
        `/custom-110/0/custom-111: ${required}`,
        '/custom-110/0/custom-112: Must be a valid email',
        '/custom-110/1/custom-113: Must be a valid date',
        '/custom-110/1/custom-114: Please select a value from the list!',
      ],
    ],
    [
      'an empty row',
      [ann, {}],
      [`/custom-110/1/custom-111: ${required}`, `/custom-110/1/custom-112: ${required}`],
    ],
    [
      'rows that are not objects',
      ['x', 7],
      ['/custom-110/0: Expected object, received string', '/custom-110/1: Expected object, received number'],
    ],
    ['a text', 'x', ['/custom-110: Expected array, received string']],
    ['an object', ann, ['/custom-110: Expected array, received object']],
    [
      'an answer of another type',
      [ann, { ...ben, 'custom-111': { a: 1 } }],
      ['/custom-110/1/custom-111: Expected string, received object'],
    ],
  ])('are reported for %s', (_what, value, errors) => {
    expect(getErrors({ 'custom-110': value })).toEqual(errors)
  })

  test('are reported for a group that is answered once', () => {
    const rows = { 'custom-110': [ann, ben] }
    expect(getErrors({ ...rows, 'custom-120': [] })).toEqual(['/custom-120: Expected object, received array'])
    expect(getErrors({ ...rows, 'custom-120': { 'custom-122': 'yes' } })).toEqual([
      '/custom-120/custom-122: Expected boolean, received string',
    ])
  })

  test('are at the first field for an empty row of a group without required fields', async () => {
    const fields = [{ id: 131, type: 'text' as const, label: 'Tool' }]
    const tools = buildApplicationForm(
      createFormSettings({ id: 130, type: 'group', label: 'Tools', repeats: {}, fields }),
      noVacancy,
    )
    const errors = checkAnswers(tools, await compileFromModuleSource(tools), {
      ...requiredAnswers,
      'custom-130': [{}],
    })
    expect(errors).toEqual([{ path: '/custom-130/0/custom-131', message: required }])
  })
})

test('[JD-06] the progress counts the required answers of every row, and missing rows', () => {
  const getProgress = (values: FormValues) => getFormProgress(form, values).find(({ id }) => id === 'own')
  expect(getProgress({})).toMatchObject({ required: 2, answered: 0 })
  expect(getProgress({ 'custom-110': [ann, {}] })).toMatchObject({ required: 4, answered: 2 })
  expect(getProgress({ 'custom-110': [ann, ben, { 'custom-111': 'Cy' }] })).toMatchObject({
    required: 6,
    answered: 5,
  })
})
