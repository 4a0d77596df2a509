import { expect, test } from 'vitest'
import { payload, settings, vacancy, values } from '../../../tests/fixtures/coastalPlanner'
import { buildApplicationForm } from '../applicationForm/buildApplicationForm'
import { pruneValues } from '../forms/pruneValues'
import { splitKey } from './answerLists'
import { composeSubmission } from './composeSubmission'
import { describeAnswers } from './describeAnswers'
import { readSubmission } from './readSubmission'

const target = { id: 42, screeningQuestions: vacancy.screeningQuestions }

test('[JD-11] answers are submitted as DD/MM/YYYY, Y or N, without empty answers and those of invisible fields', () => {
  const form = buildApplicationForm(settings, vacancy)
  expect(composeSubmission(form, values, target)).toEqual(payload)
})

test('submitted answers are read back unchanged', () => {
  const form = buildApplicationForm(settings, vacancy)
  const restoredAnswers = pruneValues(form, readSubmission(form, composeSubmission(form, values, target)))
  const { resume: _file, ...otherAnswers } = pruneValues(form, values)
  expect(restoredAnswers).toEqual({ ...otherAnswers, resume: {} })
})

test('a body of any shape is read without an exception', () => {
  const form = buildApplicationForm(settings, vacancy)
  for (const body of [
    {},
    { applicationLicences: 'no', attachmentKeys: 'resume' },
    { applicationScreeningQuestions: [null, 3, { questions: {} }] },
  ]) {
    expect(Object.keys(readSubmission(form, body))).toEqual(form.uiSchema['ui:order'])
    expect(pruneValues(form, readSubmission(form, body))).toEqual({})
  }
})

test('an administrator reads the answers with the labels of the form', () => {
  const form = buildApplicationForm(settings, vacancy)
  const lines = describeAnswers(form, values).flatMap(({ title, items }) => [
    `# ${title}`,
    ...items.map(({ label, answer }) => `${label}: ${answer}`),
  ])
  expect(lines).toEqual([
    '# About you',
    'First Name: Sam',
    'Last Name: Rivers',
    'Email: sam.rivers@example.org',
    'Mobile: 0400 000 000',
    'Birth date: 28 Feb 1990',
    '# Address',
    'Country: New Zealand',
    'State or province: Otago',
    '# One more thing',
    'Keep my details for future roles: Yes',
    '# Licences',
    'Driver licence: Yes',
    '# Requirements',
    'National police check: Yes',
    '# Skills',
    'GIS: A lot',
    '# Visas',
    'Skilled visa (189): No',
    '# About the role',
    'When can you start?: 04 Jan 2027',
    'May we call you?: Yes',
    'A code of the future: Tolerated',
  ])
})

test('[FB-09] answers to custom fields are sent by id; answers to hidden fields are sent, but not described', () => {
  const customFields = [
    { id: 100, type: 'date' as const, label: 'From' },
    { id: 101, type: 'hidden' as const, label: 'Quiet' },
  ]
  const rows = customFields.map(({ id }) => ({
    id,
    displayText: '',
    canShowVisibility: true,
    canShowRequired: true,
    isVisible: true,
    isRequired: false,
  }))
  const form = buildApplicationForm({ ...settings, applicationFormFields: rows, customFields }, vacancy)
  const answers = { 'custom-100': '2026-12-05', 'custom-101': 'quiet' }
  const body = composeSubmission(form, answers, target)
  expect(body.customFields).toEqual([
    { id: 100, answer: '05/12/2026' },
    { id: 101, answer: 'quiet' },
  ])
  expect(pruneValues(form, readSubmission(form, JSON.parse(JSON.stringify(body))))).toEqual(answers)
  expect(describeAnswers(form, answers)).toEqual([
    { title: 'A few more questions', items: [{ label: 'From', answer: '05 Dec 2026', path: '/custom-100' }] },
  ])
})

test('a secret is described by a placeholder and its location', () => {
  const customFields = [{ id: 100, type: 'password' as const, label: 'Agreed word' }]
  const rows = [
    {
      id: 100,
      displayText: '',
      canShowVisibility: true,
      canShowRequired: true,
      isVisible: true,
      isRequired: false,
    },
  ]
  const form = buildApplicationForm({ ...settings, applicationFormFields: rows, customFields }, vacancy)
  expect(describeAnswers(form, { 'custom-100': 'sesame' })).toEqual([
    {
      title: 'A few more questions',
      items: [{ label: 'Agreed word', answer: '••••••••', secret: '/custom-100', path: '/custom-100' }],
    },
  ])
})

test.each([
  ['licence-12', ['licence', 12]],
  ['custom-100', ['custom', 100]],
  ['firstName', ['', 0]],
  ['licence-12x', ['', 0]],
  ['a-licence-12', ['', 0]],
  ['Licence-12', ['', 0]],
])('the key %s is split into %j', (key, parts) => expect(splitKey(key)).toEqual(parts))

test('a repeating group of questions is submitted as rows, read back, and each row is a section', () => {
  const [group] = vacancy.screeningQuestions
  if (!group) return expect.unreachable()
  const questions = group.questions.map(({ visibleWhen: _, ...question }) => question)
  const screeningQuestions = [{ ...group, repeats: { max: 3 }, itemLabel: 'Post', questions }]
  const form = buildApplicationForm(settings, { ...vacancy, screeningQuestions })
  const key = `rows-${group.id}`
  const [, text] = Object.keys(form.schema.properties[key]?.items?.properties ?? {})
  if (!text) return expect.unreachable()
  const rows = [{ [text]: 'By the sea' }, { [text]: 'Inland' }]
  const answered = { ...values, [key]: rows }
  const body = composeSubmission(form, answered, { ...target, screeningQuestions })
  expect(body.applicationScreeningQuestions).toEqual([{ id: group.id, rows, questions: [] }])
  expect(pruneValues(form, readSubmission(form, body))[key]).toEqual(rows)
  const groupSections = describeAnswers(form, answered).filter((section) => section.group)
  expect(groupSections.map(({ title }) => title)).toEqual(['Post 1', 'Post 2'])
})
