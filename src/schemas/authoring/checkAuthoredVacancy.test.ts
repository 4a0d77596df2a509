import { describe, expect, test } from 'vitest'
import { createAuthoredVacancy } from '../../../tests/fixtures/authoredVacancy'
import { type AuthoredQuestion, type AuthoredVacancyContent, emptyVacancy } from './authoredVacancy'
import { checkAuthoredVacancy } from './checkAuthoredVacancy'
import { vacancyTemplates } from './vacancyTemplates'

const context = { now: '2026-11-22T00:00:00.000Z', country: 'AU', places: [] }
const check = (more: Partial<AuthoredVacancyContent>, at?: string) =>
  checkAuthoredVacancy(createAuthoredVacancy(more), { ...context, at }).map(
    ({ severity, code, path }) => `${severity} ${code} ${path}`,
  )
const createQuestions = (...questions: Partial<AuthoredQuestion>[]) => ({
  screeningQuestions: [
    {
      id: 'g-1',
      name: '',
      questions: questions.map((question, at) => ({
        ...{ id: `q-${at}`, text: 'Why?', controlType: 'txt', isRequired: false },
        ...question,
      })),
    },
  ],
})
const options = (...labels: string[]) => labels.map((label) => ({ label, value: label }))

test('reports nothing for a complete vacancy; for an empty vacancy lists the missing fields, errors first', () => {
  expect(check({})).toEqual([])
  const findings = checkAuthoredVacancy(emptyVacancy, context)
  expect(findings[0]).toEqual({
    ...{ severity: 'error', code: 'needed', path: '/name' },
    message: 'Required before you can publish',
  })
  expect(findings.map((finding) => finding.path)).toEqual([
    ...['/name', '/code', '/description'],
    ...['/location', '/employmentType', '/salary', '/closesAt'],
  ])
})

test.each<[string, Partial<AuthoredVacancyContent>, string]>([
  ['no code', { code: ' ' }, 'error needed /code'],
  ['a description without text', { description: '<p>&nbsp;</p>' }, 'error needed /description'],
  ['a name too long', { name: 'x'.repeat(501) }, 'error too-long /name'],
  ['an opening time that does not exist', { opensAt: '2026-02-30T00:00:00Z' }, 'error bad-moment /opensAt'],
  ['a closing time without a time zone', { closesAt: '2027-01-01T00:00:00' }, 'error bad-moment /closesAt'],
  [
    'closing before it opens',
    { opensAt: '2027-02-01T00:00:00Z', closesAt: '2027-01-01T00:00:00Z' },
    'error closes-before-opens /closesAt',
  ],
  ['closing in the past', { closesAt: '2026-11-21T23:59:59Z' }, 'error closes-in-past /closesAt'],
  [
    'a salary whose minimum is above its maximum',
    { salary: { from: 2, to: 1, currency: 'AUD', period: 'hour', text: '' } },
    'error from-above-to /salary/from',
  ],
  [
    'a negative salary',
    { salary: { from: null, to: -1, currency: 'AUD', period: 'hour', text: '' } },
    'error negative /salary/to',
  ],
  [
    'a salary in an invalid currency',
    { salary: { from: 1, to: null, currency: '$', period: 'hour', text: '' } },
    'error bad-currency /salary/currency',
  ],
  [
    'a country that is not a code',
    { address: { country: 'Australia' } },
    'error bad-country /address/country',
  ],
  [
    'a licence without a name',
    { licences: [{ name: '', isRequired: true }] },
    'error needed /licences/0/name',
  ],
  [
    'a skill without levels',
    { skills: [{ name: 'Maps', isRequired: true, options: [] }] },
    'error no-options /skills/0/options',
  ],
  [
    'eleven documents',
    {
      attachments: Array.from({ length: 11 }, (_, at) => ({
        ...{ fileId: `${at}`, filename: `${at}.pdf`, description: '' },
      })),
    },
    'error too-many /attachments',
  ],
])('reports %s at its path', (_, more, finding) => {
  expect(check(more)).toContain(finding)
})

const firstQuestionPath = '/screeningQuestions/0/questions/0'

test.each<[string, Partial<AuthoredQuestion>[], string]>([
  ['no text', [{ text: '' }], `error needed ${firstQuestionPath}/text`],
  ['no options', [{ controlType: 'rdo' }], `error no-options ${firstQuestionPath}/options`],
  [
    'an empty option',
    [{ controlType: 'rdo', options: options('') }],
    `error option-empty ${firstQuestionPath}/options/0`,
  ],
  [
    'one option twice',
    [{ controlType: 'rdo', options: options('A', 'A') }],
    `error option-twice ${firstQuestionPath}/options/1`,
  ],
  [
    'an option of 2,000 characters',
    [{ controlType: 'rdo', options: options('A', 'x'.repeat(2000)) }],
    `error too-long ${firstQuestionPath}/options/1`,
  ],
  ['an unknown type', [{ controlType: 'zzz' }], `error unknown-kind ${firstQuestionPath}/controlType`],
  [
    'a minimum length above its maximum',
    [{ minLength: 9, maxLength: 3 }],
    `error min-above-max ${firstQuestionPath}/minLength`,
  ],
  [
    'an alternative that does not exist',
    [{ alternative: 'q-9' }],
    `error no-alternative ${firstQuestionPath}/alternative`,
  ],
  [
    'a condition on a question that was deleted',
    [{ visibleWhen: { field: 'q-9', isFilled: true } }],
    `error logic ${firstQuestionPath}/visibleWhen`,
  ],
  [
    'the id of another question',
    [{ id: 'q-a' }, { id: 'q-a' }],
    'error id-twice /screeningQuestions/0/questions/1',
  ],
])('reports a question with %s', (_, questions, finding) => {
  expect(check(createQuestions(...questions))).toContain(finding)
})

test('accepts 500 questions and rejects 501', () => {
  const createManyQuestions = (count: number) => createQuestions(...Array.from({ length: count }, () => ({})))
  expect(check(createManyQuestions(500))).toEqual([])
  expect(check(createManyQuestions(501))).toEqual(['error too-many /screeningQuestions'])
})

test('a vacancy that is published later must not close before its publication', () => {
  const closesAt = '2027-01-01T00:00:00Z'
  expect(check({ closesAt }, '2026-12-31T00:00:00Z')).toEqual([])
  expect(check({ closesAt }, '2027-01-01T00:00:00Z')).toEqual(['error closes-before-opens /closesAt'])
})

describe('the content that job search engines expect', () => {
  test('is not required of an unlisted vacancy or of an Expression of Interest', () => {
    expect(check({ salary: null })).toEqual(['warning no-salary /salary'])
    expect(check({ salary: null, isListed: false })).toEqual([])
    expect(check({ salary: null, isExpressionOfInterest: true, description: '' })).toEqual([])
  })

  test('includes a known place, an address with a country, or remote work', () => {
    const checkPlace = (location: string, more: Partial<AuthoredVacancyContent> = {}) =>
      checkAuthoredVacancy(createAuthoredVacancy({ location, workplace: null, ...more }), {
        ...context,
        places: ['Harbour City'],
      }).map(({ code }) => code)
    expect(checkPlace('Harbour City')).toEqual([])
    expect(checkPlace('Elsewhere')).toEqual(['no-country'])
    expect(checkPlace('Elsewhere', { address: { country: 'NZ' } })).toEqual([])
    expect(checkPlace('Remote Area Clinic')).toEqual(['no-country'])
    expect(checkPlace('Elsewhere', { workplace: { kind: 'remote' } })).toEqual([])
    expect(checkPlace('')).toEqual(['no-location'])
  })
})

test('a new vacancy from a template has only errors about missing fields and example texts', () => {
  for (const content of Object.values(vacancyTemplates)) {
    const errors = checkAuthoredVacancy(content, context).filter(({ severity }) => severity === 'error')
    expect(errors.filter(({ code }) => code !== 'needed' && code !== 'placeholder')).toEqual([])
  }
  const { permanent } = vacancyTemplates
  const findings = checkAuthoredVacancy({ ...permanent, name: 'Nurse', code: 'N1' }, context)
  expect(findings.filter(({ severity }) => severity === 'error')).toMatchObject(
    Array.from({ length: 3 }, () => ({ code: 'placeholder', path: '/description' })),
  )
})

test('a message does not name the id of a deleted question, and says if a question belongs to a group with several entries', () => {
  const getMessages = (rest: Partial<AuthoredVacancyContent>) =>
    checkAuthoredVacancy(createAuthoredVacancy(rest), context).map(({ message }) => message)
  const createDependentQuestion = (field: string) =>
    createQuestions({ visibleWhen: { field, isFilled: true } }).screeningQuestions
  expect(getMessages({ screeningQuestions: createDependentQuestion('q-gone') })[0]).toMatch(
    /no longer exists/,
  )
  const inRows = { ...{ id: 'q-in-rows', text: 'Whom?', controlType: 'txt', isRequired: false } }
  const rows = { ...{ id: 'g-rows', name: 'Rows', repeats: {} }, questions: [inRows] }
  expect(getMessages({ screeningQuestions: [...createDependentQuestion('q-in-rows'), rows] })[0]).toMatch(
    /belongs to a group with several entries/,
  )
})
