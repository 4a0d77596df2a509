import { expect, test } from 'vitest'
import { createAuthoredVacancy } from '../../../tests/fixtures/authoredVacancy'
import type { SalaryRange } from '../vacancies/salaryAndAddress'
import type { AuthoredVacancyContent } from './authoredVacancy'
import { describeVacancyChanges } from './describeVacancyChanges'
import { formatSalary, toAuthoredContent, toVacancyPayload } from './vacancyTemplates'

const salary = (more: Partial<SalaryRange>): SalaryRange => ({
  ...{ from: null, to: null, currency: 'AUD', period: 'year', text: '' },
  ...more,
})

test.each<[Partial<SalaryRange>, string]>([
  [{ from: 84_600, to: 103_200 }, '$84,600 – $103,200 a year'],
  [{ from: 41.8, to: 41.8, period: 'hour' }, '$41.80 an hour'],
  [{ from: 100, currency: 'SEK', period: 'day' }, 'From SEK 100 a day'],
  [{ from: 72_500, to: 80_000, currency: 'NZD' }, 'NZ$72,500 – NZ$80,000 a year'],
  [{ from: 9, to: 9, currency: 'USD', period: 'hour' }, 'US$9 an hour'],
  [{ to: 900, currency: 'GBP', period: 'week' }, 'Up to £900 a week'],
  [{ from: 1, text: ' By agreement ' }, 'By agreement'],
  [{}, ''],
])('a salary of %j is shown as %j', (figures, text) => {
  expect(formatSalary(salary(figures), 'AU')).toBe(text)
})

test.each([
  ['NZ', 'NZD', 'From $30 a year'],
  ['NZ', 'AUD', 'From A$30 a year'],
  ['US', 'CAD', 'From CA$30 a year'],
  ['DE', 'AUD', 'From A$30 a year'],
  ['SE', 'SEK', 'From SEK 30 a year'],
  [null, 'NZD', 'From NZD 30 a year'],
])('in %s a salary in %s is shown as %j', (country, currency, text) => {
  expect(formatSalary(salary({ from: 30, currency }), country)).toBe(text)
})

test('the published vacancy names its questions by their ids, without links to the library', () => {
  const content = createAuthoredVacancy()
  const [group] = content.screeningQuestions
  const question = { id: 'q-1', libraryId: 'l-1', text: 'Why?', controlType: 'txt', isRequired: true }
  const payload = toVacancyPayload(
    {
      ...content,
      name: ' Pilot ',
      screeningQuestions: [{ id: 'g', name: group?.name ?? '', questions: [question] }],
    },
    { dateAdvertised: '2026-11-22T00:00:00.000Z', country: 'AU' },
  )
  expect(payload).toEqual({
    ...{ code: 'OWN-1', name: 'Pilot', summary: 'Bring ships in.', description: content.description },
    ...{ department: 'Port', location: 'Remote', employmentType: 'Full time' },
    ...{ salaryAddText: '$90,000 – $110,000 a year', isExpressionOfInterest: false },
    ...{ dateAdvertised: '2026-11-22T00:00:00.000Z', advertisingCloseDate: '2100-01-01T00:00:00.000Z' },
    ...{ licences: [], qualifications: [], requirements: [], skills: [], visas: [] },
    workplace: { kind: 'remote', countries: ['AU', 'NZ'] },
    translations: {},
    screeningQuestions: [
      {
        name: 'About you',
        questions: [{ name: 'q-1', text: 'Why?', controlType: 'txt', isRequired: true }],
      },
    ],
  })
})

test('a published vacancy is converted back to content, to be read and copied', () => {
  const answer = { applicantResponse: null }
  const publishedVacancy = {
    ...{ code: 'C', name: 'N', summary: 'S', description: 'D', department: '', location: 'L' },
    ...{ employmentType: 'E', salaryAddText: 'Much', isExpressionOfInterest: false },
    ...{ dateAdvertised: '2026-01-01T00:00:00.000Z', advertisingCloseDate: null },
    lists: {
      licences: [{ id: 1, name: 'Driver', isRequired: true, ...answer }],
      ...{ qualifications: [], requirements: [], visas: [{ id: 2, name: 'Skilled', ...answer }] },
      skills: [{ id: 3, name: 'Maps', isRequired: false, options: [], applicantResponse: '' as const }],
      screeningQuestions: [
        {
          id: 4,
          name: 'G',
          questions: [
            {
              ...{ id: 5, text: 'Why?', notes: '', controlType: 'txt', isRequired: true, options: [] },
              ...{ minLength: null, maxLength: null, applicantResponse: '' as const },
            },
          ],
        },
      ],
    },
  }
  const content = toAuthoredContent(publishedVacancy)
  expect(content).toMatchObject({
    ...{
      code: 'C',
      name: 'N',
      salary: { text: 'Much' },
      opensAt: publishedVacancy.dateAdvertised,
      closesAt: null,
    },
    licences: [{ name: 'Driver', isRequired: true }],
    visas: [{ name: 'Skilled' }],
    skills: [{ name: 'Maps', isRequired: false, options: [] }],
    screeningQuestions: [{ id: 'g-4', questions: [{ id: 'q-5', text: 'Why?' }] }],
  })
  expect(JSON.stringify(content)).not.toContain('applicantResponse')
})

test('describes changes in plain text; questions are matched by their ids', () => {
  const before = createAuthoredVacancy({ licences: [{ name: 'Driver', isRequired: true }] })
  const [group] = before.screeningQuestions
  const [licence, ship] = group?.questions ?? []
  const listChanges = (more: Partial<AuthoredVacancyContent>) =>
    describeVacancyChanges(before, { ...before, ...more })
  const withQuestions = (...questions: (typeof licence)[]) => ({
    screeningQuestions: [
      {
        id: 'g-about',
        name: 'About you',
        questions: questions.flatMap((question) => (question ? [question] : [])),
      },
    ],
  })
  expect(listChanges({})).toEqual([])
  // The editor writes the keys of a question in another order than the import.
  const reversed = (question: typeof licence) =>
    question && (Object.fromEntries(Object.entries(question).reverse()) as unknown as typeof question)
  expect(listChanges(withQuestions(reversed(licence), reversed(ship)))).toEqual([])
  expect(
    listChanges({
      name: 'Pilot',
      summary: '',
      description: before.description.replace('<p>', '<p>Pilots: '),
    }),
  ).toEqual([
    'Title: Harbour Pilot → Pilot',
    'Summary removed',
    'Description: You bring ships … → Pilots: You bring ships …',
  ])
  expect(listChanges({ licences: [{ name: 'Boat', isRequired: true }], isListed: false })).toEqual([
    'Advertised: Yes → No',
    'Licence added: Boat',
    'Licence removed: Driver',
  ])
  expect(listChanges(withQuestions(ship, licence))).toEqual(['Order of the questions changed'])
  expect(listChanges(withQuestions(licence && { ...licence, text: 'A licence?' }))).toEqual([
    'Question reworded: Do you hold a master’s licence? → A licence?',
    'Question removed: Which ship did you steer last?',
  ])
})
