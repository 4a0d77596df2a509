import { describe, expect, test } from 'vitest'
import { field, formOf } from '../../tests/conformance/formOf'
import { conditionHolds, conditionSchema, type FieldCondition } from './fieldCondition'
import type { FieldValue } from './fieldValue'
import { isVisible } from './validation/formVisibility'

const equals: FieldCondition = { field: 'country', equals: 'AU' }
const notEquals: FieldCondition = { field: 'country', notEquals: 'AU' }
const orUnanswered = { orUnanswered: true }

test.each<[FieldCondition, FieldValue[], boolean[]]>([
  [equals, ['AU', 'NZ', true, '', null, undefined], [true, false, false, false, false, false]],
  [notEquals, ['AU', 'NZ', true, '', null, undefined], [false, true, true, false, false, false]],
  [{ ...equals, ...orUnanswered }, ['AU', 'NZ', '', null, undefined], [true, false, true, true, true]],
  [{ ...notEquals, ...orUnanswered }, ['AU', 'NZ', '', null, undefined], [false, true, true, true, true]],
  [{ field: 'agreed', equals: false }, [false, true], [true, false]],
])('%j of %j holds: %j', (condition, answers, held) => {
  expect(answers.map((answer) => conditionHolds(condition, answer))).toEqual(held)
})

test.each([
  [equals, { properties: { country: { const: 'AU' } }, required: ['country'] }],
  [notEquals, { properties: { country: { not: { const: 'AU' } } }, required: ['country'] }],
  [{ ...equals, ...orUnanswered }, { properties: { country: { const: 'AU' } } }],
])('%j is %j as JSON Schema', (condition, schema) => {
  expect(conditionSchema(condition)).toStrictEqual(schema)
})

describe('a field is there', () => {
  const form = formOf([
    field('country'),
    field('state', { visibleWhen: equals }),
    field('town', { visibleWhen: { field: 'state', equals: 'NSW' } }),
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
    ['egg', { hen: 'brown', egg: 'white' }, true],
    ['egg', { hen: 'brown', egg: 'none' }, false],
    ['lost', { gone: 'x' }, true],
  ])('%s with %j: %s', (key, values, there) => {
    expect(isVisible(form, key, values)).toBe(there)
  })
})
