import { expect, test } from 'vitest'
import { createFormSettings, referees, schooling } from '../../../tests/fixtures/customGroups'
import { buildApplicationForm, noVacancy } from '../applicationForm/buildApplicationForm'
import { secretName } from './redisplayedForm'
import { findSecretTitles, getSecretMarks } from './secretMarks'

const secret = { id: 115, type: 'password', label: 'Pass phrase' } as const

test('[FK-07] secret controls are found by the marks of their form, inside and outside the rows of a group', () => {
  const group = { ...referees, fields: [...(referees.fields ?? []), secret] }
  const form = buildApplicationForm(createFormSettings(group, schooling, { ...secret, id: 130 }), noVacancy)
  const marks = getSecretMarks(form)
  expect(marks).toEqual(['custom-110.*.custom-115 Pass phrase', 'custom-130 Pass phrase'])
  const names = [
    'firstName',
    'custom-110.0.custom-111',
    'custom-110.0.custom-115',
    'custom-110.12.custom-115',
    'custom-110.x.custom-115',
    'custom-130',
  ]
  const texts = new Map<string, string[]>([
    [secretName, marks],
    ...names.map((name): [string, string[]] => [name, ['a']]),
  ])
  expect([...findSecretTitles(texts).keys()]).toEqual([
    'custom-110.0.custom-115',
    'custom-110.12.custom-115',
    'custom-130',
  ])
  expect(findSecretTitles(new Map([['custom-130', ['a']]])).size).toBe(0)
})
