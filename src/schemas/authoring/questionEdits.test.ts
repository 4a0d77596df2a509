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
const createGroups = (): AuthoredQuestionGroup[] => [
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
const describeOrder = (list: readonly AuthoredQuestionGroup[]) =>
  list.map(({ id, questions }) => `${id}: ${questions.map((question) => question.id).join(' ')}`)

test('a question is moved within its group or to another group, and keeps its id', () => {
  expect(describeOrder(moveQuestion(createGroups(), 'a', 'g-1', 1))).toEqual(['g-1: b a', 'g-2: c'])
  expect(describeOrder(moveQuestion(createGroups(), 'a', 'g-2', 0))).toEqual(['g-1: b', 'g-2: a c'])
  expect(describeOrder(moveQuestion(createGroups(), 'a', 'g-2', 99))).toEqual(['g-1: b', 'g-2: c a'])
  expect(describeOrder(moveQuestion(createGroups(), 'nobody', 'g-2', 0))).toEqual(
    describeOrder(createGroups()),
  )
  expect(describeOrder(moveGroup(createGroups(), 'g-2', 0))).toEqual(['g-2: c', 'g-1: a b'])
})

test('questions are inserted after the named question, or at the end', () => {
  expect(describeOrder(addQuestions(createGroups(), 'g-1', [buildQuestion('x')], 'a'))).toEqual([
    'g-1: a x b',
    'g-2: c',
  ])
  expect(describeOrder(addQuestions(createGroups(), 'g-1', [buildQuestion('x')]))).toEqual([
    'g-1: a b x',
    'g-2: c',
  ])
})

test('conditions on a question are removed with it, and no other conditions', () => {
  expect(describeQuestionDependents(createGroups(), ['a'])).toEqual([
    '“Question b” is shown when “Question a” is answered',
    '“Question c” is required when “Question a” is answered and “Question b” is answered',
  ])
  const remainingGroups = removeQuestions(createGroups(), ['a'])
  expect(describeOrder(remainingGroups)).toEqual(['g-1: b', 'g-2: c'])
  expect(remainingGroups[0]?.questions[0]?.visibleWhen).toBeUndefined()
  expect(remainingGroups[1]?.questions[0]?.requiredWhen).toEqual({ all: [{ field: 'b', isFilled: true }] })
})

test('a copy is another question without a link to the library', () => {
  const copy = copyQuestion(buildQuestion('a', { libraryId: 'l-1' }), 'x')
  expect(copy).toMatchObject({ id: 'x', text: 'Question a (copy)' })
  expect(copy.libraryId).toBeUndefined()
})

test('a question is created for each requirement that has a name and no question yet', () => {
  const requirements = [
    { name: 'Drivers licence', description: 'Class C.', isRequired: true },
    { name: ' ', description: '', isRequired: false },
  ]
  const requirementQuestions = createRequirementQuestions(createGroups(), requirements, () => 'q-new')
  expect(requirementQuestions).toMatchObject([
    {
      id: 'q-new',
      text: 'Do you meet this requirement: Drivers licence',
      notes: 'Class C.',
      isRequired: true,
    },
  ])
  const extendedGroups = addQuestions(createGroups(), 'g-1', requirementQuestions)
  expect(createRequirementQuestions(extendedGroups, requirements, () => 'q-new')).toEqual([])
})

test('an id consists of its prefix and the first twelve letters and digits of the key, in lower case', () => {
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
