import { expect, test } from 'vitest'
import { settings, vacancy } from '../../../tests/fixtures/coastalPlanner'
import { buildApplicationForm } from '../applicationForm/buildApplicationForm'
import { buildForm } from './buildForm'
import { getFormProgress } from './formProgress'

const text = (name: string, required: boolean) => ({
  name,
  type: 'text' as const,
  label: name,
  rules: { kind: 'string' as const, required },
})

test('[JD-06] counts the required answers, and those of them that are given, section by section', () => {
  const mustTick = { kind: 'boolean' as const, required: true, mustBe: true }
  const form = buildForm('Apply', [
    { id: 'you', title: 'About you', fields: [text('first', true), text('last', true), text('nick', false)] },
    { id: 'more', title: 'More', fields: [text('notes', false)] },
    {
      id: 'agree',
      title: 'Agree',
      fields: [{ name: 'tick', type: 'checkbox', label: 'Yes', rules: mustTick }],
    },
  ])
  const getCounts = (values: object) =>
    getFormProgress(form, { ...form.initialValues, ...values }).map(({ id, answered, required }) => [
      id,
      answered,
      required,
    ])
  expect(getCounts({})).toEqual([
    ['you', 0, 2],
    ['more', 0, 0],
    ['agree', 0, 1],
  ])
  expect(getCounts({ first: 'Ada', last: ' ', nick: 'A', tick: true })).toEqual([
    ['you', 1, 2],
    ['more', 0, 0],
    ['agree', 1, 1],
  ])
  expect(getCounts({ tick: false })[2]).toEqual(['agree', 0, 1])
})

test('[JD-06] counts a field only while its condition holds, and lists a section only while it shows a field', () => {
  const country = { ...text('country', true) }
  const state = { ...text('state', true), visibleWhen: { field: 'country', equals: 'AU' } }
  const form = buildForm('Apply', [
    { id: 'where', title: 'Where', fields: [country] },
    { id: 'state', title: 'State', fields: [state] },
  ])
  expect(getFormProgress(form, { country: 'NZ', state: '' }).map(({ id }) => id)).toEqual(['where'])
  expect(getFormProgress(form, { country: 'AU', state: '' })[1]).toMatchObject({ answered: 0, required: 1 })
})

test('[JD-06] a whole application form has as many required answers as its validator asks for', () => {
  const form = buildApplicationForm(settings, vacancy)
  const required = getFormProgress(form, form.initialValues).reduce((sum, part) => sum + part.required, 0)
  expect(required).toBe(form.schema.required.length)
})

test('a blank row counts only if the group is required', () => {
  const group = (required: boolean) => ({
    name: 'jobs',
    type: 'group' as const,
    label: 'Jobs',
    repeats: { max: 3 },
    rules: { kind: 'string' as const, required },
    fields: [text('title', true)],
  })
  const countRequired = (required: boolean) => {
    const form = buildForm('Apply', [{ id: 'work', title: 'Work', fields: [group(required)] }])
    return getFormProgress(form, { jobs: [{ title: '' }, { title: 'Diver' }] }).map(
      (section) => section.required,
    )
  }
  expect([countRequired(false), countRequired(true)]).toEqual([[1], [2]])
})
