import { describe, expect, test } from 'vitest'
import { buildConformanceForm, field } from '../../../tests/conformance/buildConformanceForm'
import { isRequired, isVisible } from '../forms/formVisibility'
import { toConditionSchema } from './answerSchema'
import { type FieldComparison, type FieldCondition, getComparisons, isConditionMet } from './fieldCondition'
import type { FieldValue, FormValues } from './fieldValue'

const equals: FieldComparison = { field: 'country', equals: 'AU' }
const notEquals: FieldComparison = { field: 'country', notEquals: 'AU' }
const orUnanswered = { orUnanswered: true }

test.each<[FieldComparison, FieldValue[], boolean[]]>([
  [equals, ['AU', 'NZ', true, '', null, undefined], [true, false, false, false, false, false]],
  [notEquals, ['AU', 'NZ', true, '', null, undefined], [false, true, true, false, false, false]],
  [{ ...equals, ...orUnanswered }, ['AU', 'NZ', '', null, undefined], [true, false, true, true, true]],
  [{ ...notEquals, ...orUnanswered }, ['AU', 'NZ', '', null, undefined], [false, true, true, true, true]],
  [{ field: 'agreed', equals: false }, [false, true], [true, false]],
  [
    { field: 'a', isFilled: true },
    ['x', true, ['x'], ' ', [], false, null],
    [true, true, true, false, false, false, false],
  ],
  [
    { field: 'a', isFilled: false },
    ['x', true, ' ', [], false, undefined],
    [false, false, true, true, true, true],
  ],
  [
    { field: 'a', contains: 'Sea' },
    ['by the sea', 'SEA', 'se', ['Sea'], ['sea'], true, ''],
    [true, true, false, true, false, false, false],
  ],
  [{ field: 'a', contains: "O'Neil café" }, ['Pat O’Neil\u00a0CAFE', 'ONeil café'], [true, false]],
  [
    { field: 'a', greaterThan: 18 },
    ['18.5', '18', '1e2', 'old', true, ''],
    [true, false, true, false, false, false],
  ],
  [{ field: 'a', lessThan: 0 }, ['-1', '0', 'x'], [true, false, false]],
  [{ field: 'a', greaterThan: 1, lessThan: 3 }, ['2', '1', '3'], [true, false, false]],
  [
    { field: 'a', before: '2026-12-05' },
    ['2026-12-04', '2026-12-05', '2026-12-04T23:59', '2026-12-01/2027-01-01', '2026-02-30', 'soon', ''],
    [true, false, true, true, false, false, false],
  ],
  [{ field: 'a', after: '2026-12-05' }, ['2026-12-06', '2026-12-05T10:00', '9'], [true, false, false]],
])('%j with %j holds: %j', (comparison, answers, expected) => {
  expect(answers.map((answer) => isConditionMet(comparison, () => answer))).toEqual(expected)
})

test('requires all of several comparisons, or any', () => {
  const answers: FormValues = { a: 'x', b: 'y' }
  const getAnswer = (key: string) => answers[key]
  const [x, y, z] = [
    { field: 'a', equals: 'x' },
    { field: 'b', equals: 'y' },
    { field: 'b', equals: 'z' },
  ]
  expect(
    [{ all: [x, y] }, { all: [x, z] }, { any: [z, x] }, { any: [z] }].map((condition) =>
      isConditionMet(condition, getAnswer),
    ),
  ).toEqual([true, false, true, false])
  expect([x, { all: [x, y] }, { any: [z] }].map((condition) => getComparisons(condition).length)).toEqual([
    1, 2, 1,
  ])
})

const filledSchema = { properties: { a: { not: { const: false } } }, required: ['a'] }
test.each<[FieldCondition, object | null]>([
  [equals, { properties: { country: { const: 'AU' } }, required: ['country'] }],
  [notEquals, { properties: { country: { not: { const: 'AU' } } }, required: ['country'] }],
  [{ ...equals, ...orUnanswered }, { properties: { country: { const: 'AU' } } }],
  [{ field: 'a', isFilled: true }, filledSchema],
  [{ field: 'a', isFilled: false }, { not: filledSchema }],
  [{ field: 'a', isFilled: true, equals: 'x' }, null],
  [{ any: [{ field: 'a', isFilled: true }] }, { anyOf: [filledSchema] }],
  [
    {
      all: [
        { field: 'a', isFilled: true },
        { field: 'b', greaterThan: 1 },
      ],
    },
    null,
  ],
  [{ field: 'a', before: '2026-01-01' }, null],
])('the condition %j as JSON Schema is %j', (condition, schema) => {
  expect(toConditionSchema(condition)).toStrictEqual(schema)
})

describe('the visibility of a field', () => {
  const form = buildConformanceForm([
    field('country'),
    field('state', { visibleWhen: equals }),
    field('town', { visibleWhen: { field: 'state', equals: 'NSW' } }),
    field('elsewhere', { visibleWhen: { field: 'state', isFilled: false } }),
    field('egg', { visibleWhen: { field: 'hen', notEquals: 'none' } }),
    field('hen', { visibleWhen: { field: 'egg', notEquals: 'none' } }),
    field('lost', { visibleWhen: { field: 'gone', equals: 'x' } }),
  ])

  test.each([
    ['country', {}, true],
    ['state', { country: 'AU' }, true],
    ['state', { country: 'NZ' }, false],
    ['town', { country: 'AU', state: 'NSW' }, true],
    ['town', { country: 'AU', state: 'ACT' }, false],
    ['town', { country: 'NZ', state: 'NSW' }, false],
    ['elsewhere', { country: 'NZ', state: 'NSW' }, true],
    ['elsewhere', { country: 'AU', state: 'NSW' }, false],
    ['egg', { hen: 'brown', egg: 'white' }, true],
    ['egg', { hen: 'brown', egg: 'none' }, false],
    ['lost', { gone: 'x' }, true],
  ])('of %s with %j: %s', (key, values, expected) => {
    expect(isVisible(form, key, values)).toBe(expected)
  })
})

test('a field is required by its rule, or while its condition holds; a hidden field counts as unanswered', () => {
  const optional = { kind: 'string', required: false } as const
  const form = buildConformanceForm([
    field('always'),
    field('never', { rules: optional }),
    field('hidden', { visibleWhen: { field: 'always', equals: 'show' } }),
    field('sometimes', { rules: optional, requiredWhen: { field: 'hidden', equals: 'x' } }),
  ])
  const getRequiredKeys = (values: FormValues) =>
    form.uiSchema['ui:order'].filter((key) => isRequired(form, key, values))
  expect(getRequiredKeys({ always: 'show', hidden: 'x' })).toEqual(['always', 'hidden', 'sometimes'])
  expect(getRequiredKeys({ always: 'hide', hidden: 'x' })).toEqual(['always', 'hidden'])
})
