import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { cleanDescription } from '../../cleanHtml'
import { checkVacancy } from '../checkVacancy'
import { greenhousePayloads } from './greenhousePayloads'

const document = JSON.parse(readFileSync('tests/fixtures/greenhouse/jobs.json', 'utf8'))
const [ecologist, deckhand] = greenhousePayloads(document) ?? []

test('a job of Greenhouse says what our vacancy says', () => {
  expect(ecologist).toMatchObject({
    code: 'GH-127817',
    name: 'Marine Ecologist',
    summary: 'Count what lives & grows in the bay. alert(1) Boats',
    employmentType: 'Part-time',
    location: 'Kittiwake Beach',
    department: 'Coast',
    salaryAddText: 'AUD 90,000 – 110,000',
    dateAdvertised: '2026-10-20T13:00:00.000Z',
    advertisingCloseDate: '2032-01-01T04:59:00.000Z',
  })
  expect(cleanDescription(ecologist?.description ?? '')).toBe(
    '<p>Count what lives &amp; grows in the bay.</p><ul><li>Boats</li></ul>',
  )
})

test('its questions become ours, type by type; what our form asks anyway is left out', () => {
  const [questions, location, about, compliance] = ecologist?.screeningQuestions ?? []
  expect(
    questions?.questions.map(({ text, controlType, isRequired }) => [text, controlType, isRequired]),
  ).toEqual([
    ['Website', 'txt', false],
    ['Tell us about a survey', 'txa', true],
    ['Can you swim?', 'rdo', true],
    ['Where did you study?', 'ddl', false],
    ['Which gear do you know?', 'cbx', false],
    ['A sample report', 'fil', false],
    ['Source', 'hid', false],
  ])
  expect(questions?.questions[0]?.notes).toBe('If you have one')
  expect(questions?.questions[2]?.options).toEqual([
    { label: 'No', value: 'No' },
    { label: 'Yes', value: 'Yes' },
  ])
  expect([location?.questions.length, about?.name, compliance?.name]).toEqual([
    1,
    'Diversity at Harbour City',
    'Voluntary self-identification',
  ])
  expect(about?.questions[0]).toMatchObject({ controlType: 'cbx', notes: 'Voluntary.' })
  expect(compliance?.questions[0]?.notes).toBe('We ask, and you need not say.')
})

test('consents become requirements', () => {
  expect(ecologist?.requirements.map(({ name, isRequired }) => [name, isRequired])).toEqual([
    ['Use of your data', true],
    ['Keeping your data', false],
  ])
})

test('a list without questions, one job and an array of jobs are taken; anything else is not', () => {
  expect(deckhand).toMatchObject({
    code: 'GH-127818',
    screeningQuestions: [],
    requirements: [],
    department: '',
  })
  expect(greenhousePayloads(document.jobs[1])).toEqual([deckhand])
  expect(greenhousePayloads(document.jobs)).toHaveLength(2)
  expect(greenhousePayloads({ vacancies: [] })).toBeUndefined()
  for (const payload of [ecologist, deckhand]) if (payload) expect(() => checkVacancy(payload)).not.toThrow()
})
