import { expect, test } from 'vitest'
import { fieldKinds, kinds } from '../kinds/kindRegistry'
import type { AuthoredQuestion, AuthoredQuestionGroup } from './authoredVacancy'
import {
  addQuestions,
  copyQuestion,
  createQuestion,
  createQuestionId,
  createRequirementQuestions,
  describeQuestionDependents,
  moveGroup,
  moveQuestion,
  removeQuestions,
} from './questionEdits'
import { parseQuestion, toQuestionValues } from './questionValues'

const buildQuestion = (id: string, over: Partial<AuthoredQuestion> = {}): AuthoredQuestion => ({
  ...createQuestion(id, 'text'),
  text: `Question ${id}`,
  ...over,
})
const groups = (): AuthoredQuestionGroup[] => [
  {
    id: 'g-1',
    name: 'First',
    questions: [buildQuestion('a'), buildQuestion('b', { visibleWhen: { field: 'a', isFilled: true } })],
  },
  {
    id: 'g-2',
    name: 'Second',
    questions: [
      buildQuestion('c', {
        requiredWhen: {
          all: [
            { field: 'a', isFilled: true },
            { field: 'b', isFilled: true },
          ],
        },
      }),
    ],
  },
]
const order = (list: readonly AuthoredQuestionGroup[]) =>
  list.map(({ id, questions }) => `${id}: ${questions.map((one) => one.id).join(' ')}`)

test('a question is moved within its group and to another, and keeps its id', () => {
  expect(order(moveQuestion(groups(), 'a', 'g-1', 1))).toEqual(['g-1: b a', 'g-2: c'])
  expect(order(moveQuestion(groups(), 'a', 'g-2', 0))).toEqual(['g-1: b', 'g-2: a c'])
  expect(order(moveQuestion(groups(), 'a', 'g-2', 99))).toEqual(['g-1: b', 'g-2: c a'])
  expect(order(moveQuestion(groups(), 'nobody', 'g-2', 0))).toEqual(order(groups()))
  expect(order(moveGroup(groups(), 'g-2', 0))).toEqual(['g-2: c', 'g-1: a b'])
})

test('questions are inserted after the named one, or at the end', () => {
  expect(order(addQuestions(groups(), 'g-1', [buildQuestion('x')], 'a'))).toEqual(['g-1: a x b', 'g-2: c'])
  expect(order(addQuestions(groups(), 'g-1', [buildQuestion('x')]))).toEqual(['g-1: a b x', 'g-2: c'])
})

test('conditions on a question are removed with it, and no others', () => {
  expect(describeQuestionDependents(groups(), ['a'])).toEqual([
    '“Question b” is shown when “Question a” is answered',
    '“Question c” is required when “Question a” is answered and “Question b” is answered',
  ])
  const left = removeQuestions(groups(), ['a'])
  expect(order(left)).toEqual(['g-1: b', 'g-2: c'])
  expect(left[0]?.questions[0]?.visibleWhen).toBeUndefined()
  expect(left[1]?.questions[0]?.requiredWhen).toEqual({ all: [{ field: 'b', isFilled: true }] })
})

test('a copy is another question without a link to the library', () => {
  const copy = copyQuestion(buildQuestion('a', { libraryId: 'l-1' }), 'x')
  expect(copy).toMatchObject({ id: 'x', text: 'Question a (copy)' })
  expect(copy.libraryId).toBeUndefined()
})

test('each requirement becomes one question', () => {
  const requirements = [
    { name: 'Drivers licence', description: 'Class C.', isRequired: true },
    { name: ' ', description: '', isRequired: false },
  ]
  const added = createRequirementQuestions(groups(), requirements, () => 'q-new')
  expect(added).toMatchObject([
    {
      id: 'q-new',
      text: 'Do you meet this requirement: Drivers licence',
      notes: 'Class C.',
      isRequired: true,
    },
  ])
  const asked = addQuestions(groups(), 'g-1', added)
  expect(createRequirementQuestions(asked, requirements, () => 'q-new')).toEqual([])
})

test('an id consists of its prefix and the lower-case letters and digits of the key', () => {
  expect(createQuestionId('q', () => '12-Ab_cd!ef-0123456789')).toBe('q-12abcdef0123')
})

test.each(fieldKinds)('opening the form of a %s question changes nothing', (kind) => {
  const question: AuthoredQuestion = {
    ...buildQuestion('a'),
    controlType: kinds[kind].controlType,
    notes: 'Why we ask',
    isRequired: true,
    libraryId: 'l-1',
    visibleWhen: { field: 'b', isFilled: true },
    ...(kinds[kind].options === 'none' ? {} : { options: [{ label: 'Full time', value: 'FT' }] }),
    minLength: 2,
    maxLength: 40,
  }
  expect(parseQuestion(question, toQuestionValues(question))).toEqual(question)
})

test('invalid numbers in bounds are not stored', () => {
  const values = { ...toQuestionValues(buildQuestion('a')), min: '1.5', max: 'many', minimum: 'x' }
  expect(parseQuestion(buildQuestion('a'), values)).toMatchObject({ minLength: null, maxLength: null })
  expect(parseQuestion(buildQuestion('a'), values).minimum).toBeUndefined()
})
