import { expect, test } from 'vitest'
import { buildConformanceForm, field } from '../../../tests/conformance/buildConformanceForm'
import { getDraftFields, splitDraftAnswers } from './draftFields'

const colours = [
  { value: 'r', label: 'Red' },
  { value: 'g', label: 'Green' },
]
const choice = (name: string, options = colours) => field(name, { type: 'select', label: 'Colour', options })
const before = buildConformanceForm([
  field('name', { label: 'Name' }),
  choice('colour'),
  field('old', { label: 'Old question' }),
])
const values = { name: 'Ada', colour: 'g', old: 'yes', other: undefined }

test('answers to unchanged questions are restored; other answers are returned as text', () => {
  const fields = getDraftFields(before, values)
  expect(splitDraftAnswers(before, values, fields)).toEqual({
    values,
    outdatedAnswers: [],
    outdatedFields: {},
  })
  const after = buildConformanceForm([
    field('name', { label: 'Name' }),
    choice('colour', [{ value: 'g', label: 'Grey' }]),
  ])
  expect(splitDraftAnswers(after, values, fields)).toEqual({
    values: { name: 'Ada', old: 'yes', other: undefined },
    outdatedFields: { colour: fields.colour, old: fields.old },
    outdatedAnswers: [
      { key: 'colour', title: 'Colour', answer: 'Green' },
      { key: null, title: 'Old question', answer: 'yes' },
    ],
  })
})

test('an answer stays valid if notes and lengths change', () => {
  const fields = getDraftFields(before, values)
  const after = buildConformanceForm([
    field('name', {
      label: 'Name',
      notes: 'As in your passport',
      rules: { kind: 'string', max: 9, required: false },
    }),
    choice('colour'),
    field('old', { label: 'Old question' }),
  ])
  expect(splitDraftAnswers(after, values, fields).outdatedAnswers).toEqual([])
})

test('nothing is outdated if only unanswered questions changed, or no questions were saved', () => {
  const fields = getDraftFields(before, { name: 'Ada', colour: '', old: null })
  expect(Object.keys(fields)).toEqual(['name'])
  expect(splitDraftAnswers(buildConformanceForm([]), { name: 'Ada' })).toMatchObject({
    values: { name: 'Ada' },
    outdatedAnswers: [],
  })
})
