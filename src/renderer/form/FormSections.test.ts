import { expect, test } from 'vitest'
import { buildConformanceForm, field } from '../../../tests/conformance/buildConformanceForm'
import type { FieldKind } from '../../schemas/kinds/kindRegistry'
import { getFullWidthFields } from './FormSections'

const options = [{ value: 'a', label: 'Apple' }]

function getFullWidth(kinds: FieldKind[], checkboxIndexes: number[] = []): string[] {
  const form = buildConformanceForm(
    kinds.map((type, at) => field(`f${at}`, { type, options: checkboxIndexes.includes(at) ? [] : options })),
  )
  return getFullWidthFields(
    form,
    kinds.map((_, at) => `f${at}`),
    {},
  )
}

test('two consecutive half-width fields share a line', () => {
  expect(getFullWidth(['text', 'select', 'date', 'file'])).toEqual([])
})

test('a single half-width field fills its line', () => {
  expect(getFullWidth(['text', 'select', 'file'])).toEqual(['f2'])
  expect(getFullWidth(['text', 'textarea', 'text', 'text'])).toEqual(['f0'])
  expect(getFullWidth(['text', 'hidden', 'text', 'radio'])).toEqual([])
})

test('checkboxes share lines only with checkboxes', () => {
  expect(getFullWidth(['checkbox', 'checkbox', 'checkbox'], [0, 1, 2])).toEqual(['f2'])
  expect(getFullWidth(['text', 'checkbox'], [1])).toEqual(['f0'])
})

test('a hidden field reserves no space', () => {
  const form = buildConformanceForm([
    field('one'),
    field('two', { visibleWhen: { field: 'one', equals: 'x' } }),
    field('three'),
  ])
  const keys = ['one', 'two', 'three']
  expect(getFullWidthFields(form, keys, { one: 'x' })).toEqual(['three'])
  expect(getFullWidthFields(form, keys, { one: 'y' })).toEqual([])
})
