import { expect, test } from 'vitest'
import { field } from '../../../tests/conformance/buildConformanceForm'
import { buildForm } from './buildForm'
import type { FieldSection } from './fieldDefinition'
import { findStepIndex, getFormSteps } from './formSteps'

const sections: FieldSection[] = [
  { id: 'you', title: 'You', fields: [field('a')] },
  { id: 'sea', title: 'At sea', fields: [field('b', { visibleWhen: { field: 'a', equals: 'sailor' } })] },
  { id: 'rest', title: '', fields: [field('c')] },
  { id: 'end', title: 'The end', fields: [field('d')] },
]
const form = buildForm('T', sections)
const getStepIds = (a: string) => getFormSteps(form, { a }).map(({ id }) => id)

test('[JD-06] each section that shows a field is a step; a section without a title belongs to the previous step', () => {
  expect(getFormSteps(form, { a: 'sailor' })).toEqual([
    { id: 'you', title: 'You', sections: ['you'] },
    { id: 'sea', title: 'At sea', sections: ['sea', 'rest'] },
    { id: 'end', title: 'The end', sections: ['end'] },
  ])
  expect(getFormSteps(form, { a: 'cook' })[0]).toEqual({ id: 'you', title: 'You', sections: ['you', 'rest'] })
})

test('sections without required fields are one last step, whatever is answered in them', () => {
  const rules = { kind: 'string', required: false } as const
  const mixed = buildForm('T', [
    { id: 'where', title: 'Where', fields: [field('a', { rules })] },
    { id: 'you', title: 'You', fields: [field('b')] },
    { id: 'more', title: 'More', fields: [field('c', { rules }), field('d', { rules })] },
    {
      id: 'ship',
      title: 'Ship',
      fields: [field('e', { rules, requiredWhen: { field: 'c', equals: 'yes' } })],
    },
  ])
  const steps = getFormSteps(mixed, {})
  expect(steps).toEqual([
    { id: 'you', title: 'You', sections: ['you'] },
    { id: 'ship', title: 'Ship', sections: ['ship'] },
    { id: 'where', title: 'Anything else', sections: ['where', 'more'] },
  ])
  expect(getFormSteps(mixed, { a: 'Perth', c: 'yes' })).toEqual(steps)
  expect(['where', 'you', 'more', 'ship'].map((id) => findStepIndex(mixed, steps, id))).toEqual([2, 0, 2, 1])
})

test('if the first section has no title, the first step takes the title of the next section', () => {
  const formWithoutFirstTitle = buildForm('T', [
    { id: 'top', title: '', fields: [field('x')] },
    { id: 'you', title: 'You', fields: [field('y')] },
  ])
  expect(getFormSteps(formWithoutFirstTitle, {})).toEqual([
    { id: 'top', title: 'You', sections: ['top', 'you'] },
  ])
})

test.each([
  ['sailor', 'sea', 1],
  ['sailor', 'end', 2],
  ['cook', 'sea', 0],
  ['cook', 'end', 1],
  ['cook', 'nothing', 0],
  ['cook', '', 0],
])('for the answer %s, the section %j leads to the step with index %d', (a, id, at) => {
  expect(getStepIds(a)).toHaveLength(a === 'sailor' ? 3 : 2)
  expect(findStepIndex(form, getFormSteps(form, { a }), id)).toBe(at)
})
