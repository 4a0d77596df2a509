import { expect, test } from 'vitest'
import { payload, settings, vacancy, values } from '../../../tests/fixtures/coastalPlanner'
import { buildApplicationForm } from '../forms/application/buildApplicationForm'
import { pruneValues } from '../validation/pruneValues'
import { composeSubmission } from './composeSubmission'
import { describeAnswers } from './describeAnswers'
import { readSubmission } from './readSubmission'

const form = buildApplicationForm(settings, vacancy)
const target = { id: 42, screeningQuestions: vacancy.screeningQuestions }

test('[JD-11] answers travel as DD/MM/YYYY, Y or N, without hidden or empty ones', () => {
  expect(composeSubmission(form, values, target)).toEqual(payload)
})

test('what travelled is read back to the same answers', () => {
  const back = pruneValues(form, readSubmission(form, composeSubmission(form, values, target)))
  const { resume: _file, ...sent } = pruneValues(form, values)
  expect(back).toEqual({ ...sent, resume: {} })
})

test('a body of any shape is read without an exception', () => {
  for (const body of [
    {},
    { applicationLicences: 'no' },
    { applicationScreeningQuestions: [null, 3, { questions: {} }] },
  ]) {
    expect(Object.keys(readSubmission(form, body))).toEqual(form.uiSchema['ui:order'])
  }
})

test('an administrator reads the answers in the words of the form', () => {
  const sections = describeAnswers(form, values)
  expect(sections.find((section) => section.title === 'Skills')?.items).toEqual([
    { label: 'GIS', answer: 'A lot' },
  ])
  expect(sections.find((section) => section.title === 'Address')?.items).toEqual([
    { label: 'Country', answer: 'New Zealand' },
    { label: 'State or province', answer: 'Otago' },
  ])
  expect(sections.flatMap((section) => section.items.map((item) => item.label))).not.toContain('Resume')
})
