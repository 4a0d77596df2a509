import { expect, test } from 'vitest'
import { field } from '../../../tests/conformance/buildConformanceForm'
import type { FieldDefinition } from '../forms/fieldDefinition'
import { addVisibilityConditions } from './askedConditions'

const optional = { kind: 'string', required: false } as const
const asked = (more: Partial<FieldDefinition>) =>
  addVisibilityConditions([
    { id: 's', title: '', fields: [field('a'), field('b', { rules: optional, ...more })] },
  ])[0]?.fields[1]
const [here, gone, goneOpen] = [
  { field: 'a', equals: 'x' },
  { field: 'z', equals: 'x' },
  { field: 'z', isFilled: false },
]

test('a condition looks only at what the form asks; what is not asked is not answered', () => {
  const plain = field('b', { rules: optional })
  const cases: [FieldDefinition['visibleWhen'], FieldDefinition['visibleWhen'] | 'dropped'][] = [
    [here, here],
    [gone, 'dropped'],
    [goneOpen, undefined],
    [{ ...gone, orUnanswered: true }, undefined],
    [{ all: [here, goneOpen] }, { all: [here] }],
    [{ all: [here, gone] }, 'dropped'],
    [{ all: [goneOpen] }, undefined],
    [{ any: [here, gone] }, { any: [here] }],
    [{ any: [here, goneOpen] }, undefined],
    [{ any: [gone] }, 'dropped'],
  ]
  for (const [visibleWhen, left] of cases) {
    const wanted = left === 'dropped' ? undefined : left ? { ...plain, visibleWhen: left } : plain
    expect(asked(visibleWhen ? { visibleWhen } : {}), JSON.stringify(visibleWhen)).toStrictEqual(wanted)
  }
})

test('what must be answered under a condition that always holds must be answered', () => {
  expect(asked({ requiredWhen: goneOpen })).toStrictEqual(field('b'))
  expect(asked({ requiredWhen: gone })).toStrictEqual(field('b', { rules: optional }))
  expect(asked({ requiredWhen: here })).toStrictEqual(field('b', { rules: optional, requiredWhen: here }))
})

test('what hangs on a field that is dropped is dropped as well', () => {
  const fields = [
    field('c', { visibleWhen: { field: 'b', isFilled: true } }),
    field('b', { visibleWhen: gone }),
    field('d', { visibleWhen: { field: 'b', isFilled: false } }),
  ]
  expect(addVisibilityConditions([{ id: 's', title: '', fields }])[0]?.fields).toStrictEqual([field('d')])
})
