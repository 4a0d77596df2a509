import { expect, test } from 'vitest'
import { buildConformanceForm, field } from '../../../tests/conformance/buildConformanceForm'
import { type AnswerFileAnswer, readAnswerFile } from './answerFile'
import { exportAnswers, fillFromAnswerFile } from './fillFromAnswerFile'
import { fromJsonResume, toJsonResume } from './jsonResume'

const colours = (red: string, green: string) => [
  { value: red, label: 'Red' },
  { value: green, label: 'Green ' },
]
const savedForm = buildConformanceForm([
  field('firstName', { label: 'First name' }),
  field('custom-4', { label: 'Shirt size' }),
  field('question-9', { type: 'select', label: 'Favourite colour', options: colours('r', 'g') }),
  field('question-10', { label: 'Why us?' }),
])
const answers = exportAnswers(savedForm, {
  firstName: 'Ada',
  'custom-4': 'M',
  'question-9': 'g',
  'question-10': 'You are near',
})
const fill = (form: typeof savedForm, present = {}, fileAnswers: readonly AnswerFileAnswer[] = answers) =>
  fillFromAnswerFile(form, { answers: fileAnswers, documents: [] }, { ...form.initialValues, ...present })

test('the same form takes all answers', () => {
  expect(fill(savedForm)).toEqual({
    values: { firstName: 'Ada', 'custom-4': 'M', 'question-9': 'g', 'question-10': 'You are near' },
    ...{ documents: [], keptLabels: [], unmatched: [] },
  })
})

test('another client’s form takes the answers to the same questions, under its own names, and lists the others', () => {
  const otherForm = buildConformanceForm([
    field('firstName', { label: 'Given name' }),
    field('custom-4', { label: 'Driver licence number' }),
    field('custom-7', { label: '  shirt   SIZE' }),
    field('question-2', { type: 'select', label: 'Favourite colour', options: colours('1', '2') }),
  ])
  expect(fill(otherForm)).toMatchObject({
    values: { firstName: 'Ada', 'custom-7': 'M', 'question-2': '2' },
    unmatched: [{ question: 'Why us?', answer: 'You are near' }],
  })
})

test('an option that is not offered is not chosen', () => {
  const options = [{ value: 'b', label: 'Blue' }]
  const otherForm = buildConformanceForm([
    field('question-2', { type: 'select', label: 'Favourite colour', options }),
  ])
  const { values, unmatched } = fill(otherForm)
  expect(values).toEqual({})
  expect(unmatched).toContainEqual({ question: 'Favourite colour', answer: 'Green ' })
})

test('existing answers stay, and are listed', () => {
  expect(fill(savedForm, { firstName: 'Grace' })).toMatchObject({
    values: { 'custom-4': 'M' },
    keptLabels: ['First name'],
  })
  expect(fill(savedForm, { firstName: 'Grace' }).values).not.toHaveProperty('firstName')
})

test('a value of the wrong type is not filled in', () => {
  const forgedAnswers = answers.map((answer) => ({ ...answer, value: { toString: 'me' } }))
  expect(fill(savedForm, {}, forgedAnswers).values).toEqual({})
})

test('distinguishes an unrelated file and a newer version, and omits invalid answers', () => {
  expect(readAnswerFile('no json')).toEqual({ problem: 'notOurs' })
  expect(readAnswerFile('[]')).toEqual({ problem: 'notOurs' })
  expect(readAnswerFile('{"format":"foyer-application","version":1}')).toEqual({ problem: 'notOurs' })
  expect(readAnswerFile('{"format":"foyer-application","version":2,"answers":[]}')).toEqual({
    problem: 'newer',
  })
  const fileWithInvalidAnswers = JSON.stringify({
    format: 'foyer-application',
    version: 1,
    answers: [null, 7, answers[0]],
  })
  expect(readAnswerFile(fileWithInvalidAnswers)).toMatchObject({
    application: { answers: [answers[0]], documents: [] },
  })
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
