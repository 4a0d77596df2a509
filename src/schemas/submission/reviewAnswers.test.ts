import { expect, test } from 'vitest'
import { field } from '../../../tests/conformance/buildConformanceForm'
import { buildForm } from '../forms/buildForm'
import { getReviewSections } from './reviewAnswers'

const optional = { kind: 'string' as const, required: false }
const form = buildForm('T', [
  {
    id: 'you',
    title: 'You',
    fields: [
      field('name'),
      field('nick', { rules: optional }),
      field('boat', { visibleWhen: { field: 'name', equals: 'Ada' } }),
      field('cv', { type: 'file', rules: { kind: 'file', required: true, fileTypeGroup: 2 } }),
      field('source', { type: 'hidden', value: 'x' }),
    ],
  },
  {
    id: 'who',
    title: 'Who knows you',
    fields: [
      field('referees', {
        label: 'Referees',
        type: 'group',
        itemLabel: 'Referee',
        repeats: { min: 1, max: 3 },
        fields: [field('who'), field('phone', { rules: optional })],
      }),
    ],
  },
])
const listLines = (values: Parameters<typeof getReviewSections>[1]) =>
  getReviewSections(form, values).flatMap(({ section, title, isRow, answers }) => [
    `${isRow ? '##' : '#'} ${section}: ${title}`,
    ...answers.map(({ path, answer, isMissing }) => `${path} = ${answer}${isMissing ? '!' : ''}`),
  ])

test('[JD-07] lists every question with its answer or a blank, and files by name, each with its path and its section', () => {
  const cv = new File(['x'], 'ada.pdf', { type: 'application/pdf' })
  expect(listLines({ name: 'Ada', cv, referees: [{ who: 'Mary' }, {}] })).toEqual([
    '# you: You',
    'name = Ada',
    'nick = ',
    'boat = !',
    'cv = ada.pdf',
    '## who: Referee 1',
    'referees/0/who = Mary',
    'referees/0/phone = ',
    '## who: Referee 2',
    'referees/1/who = !',
    'referees/1/phone = ',
  ])
})

test('a group without a row is one question', () => {
  expect(listLines({}).slice(-2)).toEqual(['## who: Referees', 'referees = !'])
  expect(listLines({})).not.toContain('boat = !')
})
