import { expect, test } from 'vitest'
import { buildConformanceForm, field } from '../../../tests/conformance/buildConformanceForm'
import { type AnswerFileAnswer, readAnswerFile } from './answerFile'
import { exportAnswers, fillFromAnswerFile } from './fillFromAnswerFile'
import { fromJsonResume, toJsonResume } from './jsonResume'

const colours = (red: string, green: string) => [
  { value: red, label: 'Red' },
  { value: green, label: 'Green ' },
]
const here = buildConformanceForm([
  field('firstName', { label: 'First name' }),
  field('custom-4', { label: 'Shirt size' }),
  field('question-9', { type: 'select', label: 'Favourite colour', options: colours('r', 'g') }),
  field('question-10', { label: 'Why us?' }),
])
const answers = exportAnswers(here, {
  firstName: 'Ada',
  'custom-4': 'M',
  'question-9': 'g',
  'question-10': 'You are near',
})
const fill = (form: typeof here, present = {}, given: readonly AnswerFileAnswer[] = answers) =>
  fillFromAnswerFile(form, { answers: given, documents: [] }, { ...form.initialValues, ...present })

test('the same form takes all answers', () => {
  expect(fill(here)).toEqual({
    values: { firstName: 'Ada', 'custom-4': 'M', 'question-9': 'g', 'question-10': 'You are near' },
    ...{ documents: [], keptLabels: [], unmatched: [] },
  })
})

test('another client’s form takes the answers to the same questions, under its own names, and lists the others', () => {
  const there = buildConformanceForm([
    field('firstName', { label: 'Given name' }),
    field('custom-4', { label: 'Driver licence number' }),
    field('custom-7', { label: '  shirt   SIZE' }),
    field('question-2', { type: 'select', label: 'Favourite colour', options: colours('1', '2') }),
  ])
  expect(fill(there)).toMatchObject({
    values: { firstName: 'Ada', 'custom-7': 'M', 'question-2': '2' },
    unmatched: [{ question: 'Why us?', answer: 'You are near' }],
  })
})

test('an option that is not offered is not chosen', () => {
  const options = [{ value: 'b', label: 'Blue' }]
  const there = buildConformanceForm([
    field('question-2', { type: 'select', label: 'Favourite colour', options }),
  ])
  const { values, unmatched } = fill(there)
  expect(values).toEqual({})
  expect(unmatched).toContainEqual({ question: 'Favourite colour', answer: 'Green ' })
})

test('existing answers stay, and are listed', () => {
  expect(fill(here, { firstName: 'Grace' })).toMatchObject({
    values: { 'custom-4': 'M' },
    keptLabels: ['First name'],
  })
  expect(fill(here, { firstName: 'Grace' }).values).not.toHaveProperty('firstName')
})

test('a value of the wrong type is not taken', () => {
  const forged = answers.map((answer) => ({ ...answer, value: { toString: 'me' } }))
  expect(fill(here, {}, forged).values).toEqual({})
})

test('distinguishes a foreign file, a newer version and an invalid answer', () => {
  expect(readAnswerFile('no json')).toEqual({ problem: 'notOurs' })
  expect(readAnswerFile('[]')).toEqual({ problem: 'notOurs' })
  expect(readAnswerFile('{"format":"foyer-application","version":1}')).toEqual({ problem: 'notOurs' })
  expect(readAnswerFile('{"format":"foyer-application","version":2,"answers":[]}')).toEqual({
    problem: 'newer',
  })
  const odd = JSON.stringify({ format: 'foyer-application', version: 1, answers: [null, 7, answers[0]] })
  expect(readAnswerFile(odd)).toMatchObject({ application: { answers: [answers[0]], documents: [] } })
})

test('writes the applicant as JSON Resume, and reads it', () => {
  const values = { firstName: 'Ada', surname: 'Byron', email: 'ada@example.org', suburb: 'Bath', mobile: '1' }
  const resume = toJsonResume(values)
  expect(resume).toEqual({
    basics: { name: 'Ada Byron', email: 'ada@example.org', phone: '1', location: { city: 'Bath' } },
  })
  expect(fromJsonResume(resume)).toEqual({
    ...{ firstName: 'Ada', surname: 'Byron', email: 'ada@example.org', suburb: 'Bath', phone: '1' },
  })
  expect(fromJsonResume({ basics: { name: 'Ana María Díaz', profiles: 7, location: 'here' } })).toEqual({})
})
