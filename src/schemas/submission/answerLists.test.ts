import { expect, test } from 'vitest'
import { createFormSettings, referees, schooling } from '../../../tests/fixtures/customGroups'
import { buildApplicationForm, noVacancy } from '../applicationForm/buildApplicationForm'
import { pruneValues } from '../forms/pruneValues'
import { composeSubmission } from './composeSubmission'
import { describeAnswers, toPublicSections } from './describeAnswers'
import { readSubmission } from './readSubmission'

const form = buildApplicationForm(createFormSettings(referees, schooling), noVacancy)
const answers = {
  firstName: 'Sam',
  surname: 'Rivers',
  email: 'sam@example.org',
  'custom-110': [
    { 'custom-111': 'Ann', 'custom-112': 'ann@example.org', 'custom-113': '2020-01-31' },
    { 'custom-111': 'Ben', 'custom-112': 'ben@example.org', 'custom-114': ['P'] },
  ],
  'custom-120': { 'custom-122': true },
}
const compose = () => composeSubmission(form, answers, { id: 7, screeningQuestions: [] })

test('[FK-28] [JD-11] a group is submitted as its rows, with their answers in submitted form', () => {
  expect(compose().customFields).toEqual([
    {
      id: 110,
      answer: [
        { 'custom-111': 'Ann', 'custom-112': 'ann@example.org', 'custom-113': '31/01/2020' },
        { 'custom-111': 'Ben', 'custom-112': 'ben@example.org', 'custom-114': ['P'] },
      ],
    },
    { id: 120, answer: { 'custom-122': 'Y' } },
  ])
})

test('[FK-28] submitted answers are read back unchanged', () => {
  const body = JSON.parse(JSON.stringify(compose()))
  expect(pruneValues(form, readSubmission(form, body))).toEqual(answers)
})

test.each([undefined, null, 'x', 7, [], [null, 'x', [[]]], { 'custom-111': 'x' }, [{ '': 1 }]])(
  '[FK-28] an answer of the shape %j is read without an exception',
  (answer) => {
    const body = {
      customFields: [
        { id: 110, answer },
        { id: 120, answer },
      ],
    }
    expect(() => pruneValues(form, readSubmission(form, body))).not.toThrow()
  },
)

test('[FK-28] of a list that is too long, only one row more than allowed is read', () => {
  const answer = Array.from({ length: 200_000 }, () => ({}))
  expect(readSubmission(form, { customFields: [{ id: 110, answer }] })['custom-110']).toHaveLength(4)
})

test('[FK-28] an administrator reads each row under a separate title, after the preceding fields', () => {
  expect(toPublicSections(describeAnswers(form, answers)).slice(1)).toEqual([
    {
      title: 'Referee 1',
      items: [
        { label: 'Name', answer: 'Ann' },
        { label: 'Email', answer: 'ann@example.org' },
        { label: 'Known since', answer: '31 Jan 2020' },
      ],
      group: { label: 'Referees', row: 1 },
    },
    {
      title: 'Referee 2',
      items: [
        { label: 'Name', answer: 'Ben' },
        { label: 'Email', answer: 'ben@example.org' },
        { label: 'Reached by', answer: 'Phone' },
      ],
      group: { label: 'Referees', row: 2 },
    },
    {
      title: 'Schooling',
      items: [{ label: 'Finished', answer: 'Yes' }],
      group: { label: 'Schooling', row: null },
    },
  ])
})

test('[API-18] several ticked options stay separate', () => {
  const ticked = { ...answers, 'custom-110': [{ 'custom-111': 'Ben', 'custom-114': ['P', 'P'] }] }
  const items = describeAnswers(form, ticked).flatMap((section) => section.items)
  expect(items.find(({ path }) => path === '/custom-110/0/custom-114')).toMatchObject({
    answer: 'Phone, Phone',
    choices: ['Phone', 'Phone'],
  })
})

test('[API-18] each answer has its path, also in a row of a group', () => {
  const paths = describeAnswers(form, answers).flatMap(({ items }) => items.map(({ path }) => path))
  expect(paths).toEqual(
    expect.arrayContaining([
      '/custom-110/0/custom-111',
      '/custom-110/1/custom-114',
      '/custom-120/custom-122',
    ]),
  )
})
