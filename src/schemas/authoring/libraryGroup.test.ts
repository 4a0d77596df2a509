import { expect, test } from 'vitest'
import type { FieldCondition } from '../fields/fieldCondition'
import type { AuthoredQuestion, AuthoredQuestionGroup } from './authoredVacancy'
import {
  fromLibraryGroup,
  type LibraryGroup,
  toLibraryGroup,
  withLibraryGroup,
  withLibraryQuestion,
} from './libraryGroup'

const filled = (field: string) => ({ field, isFilled: true })
const createQuestion = (id: string, over: Partial<AuthoredQuestion> = {}): AuthoredQuestion => ({
  ...{ id, text: `Question ${id}`, controlType: 'txt', isRequired: false },
  ...over,
})
const group = (
  questions: AuthoredQuestion[],
  over: Partial<AuthoredQuestionGroup> = {},
): AuthoredQuestionGroup => ({
  ...{ id: 'g-kept', libraryId: 'lib', name: 'Kept', questions },
  ...over,
})
const createOtherGroup = (...questions: AuthoredQuestion[]): AuthoredQuestionGroup => ({
  id: 'g-else',
  name: 'Else',
  questions,
})
const createKeys = () => {
  let count = 0
  return () => `new${++count}`
}
const getVisibleWhen = (groups: readonly AuthoredQuestionGroup[], id: string) =>
  groups.flatMap(({ questions }) => questions).find((question) => question.id === id)?.visibleWhen
const describeOrder = (groups: readonly AuthoredQuestionGroup[]) =>
  groups.map(({ id, questions }) => `${id}: ${questions.map((question) => question.id).join(' ')}`)

test('a group is saved with its rows, texts and inner conditions, but without conditions on outer questions', () => {
  const rows = { repeats: { min: 1 }, itemLabel: 'Referee', translations: { de: { name: 'Wer' } } }
  const mixedQuestion = createQuestion('b', {
    visibleWhen: { all: [filled('a'), filled('out')] },
    requiredWhen: filled('out'),
  })
  const innerQuestion = createQuestion('c', { visibleWhen: filled('a'), alternative: 'a', libraryId: 'one' })
  const saved = toLibraryGroup(
    group(
      [createQuestion('a'), mixedQuestion, innerQuestion, createQuestion('d', { alternative: 'out' })],
      rows,
    ),
  )
  expect(saved).toEqual({
    group: {
      ...rows,
      name: 'Kept',
      questions: [
        createQuestion('a'),
        createQuestion('b', { visibleWhen: { all: [filled('a')] } }),
        innerQuestion,
        createQuestion('d'),
      ],
    },
    unlinkedIds: ['b', 'd'],
  })
  expect(toLibraryGroup(saved.group)).toEqual({ group: saved.group, unlinkedIds: [] })
})

test('a group is added with its saved ids if they are free, and saved again with the same ids', () => {
  const savedQuestions = [
    createQuestion('a'),
    createQuestion('b', { visibleWhen: { any: [filled('a')] }, alternative: 'a' }),
  ]
  const library: LibraryGroup = {
    id: 'lib',
    name: 'N',
    group: { name: 'Kept', questions: savedQuestions },
    usedIn: [],
  }
  const copyWithSavedIds = fromLibraryGroup(library, [createOtherGroup(createQuestion('x'))], createKeys())
  expect(copyWithSavedIds).toEqual({
    id: 'g-new1',
    libraryId: 'lib',
    name: 'Kept',
    questions: savedQuestions,
  })
  const copyWithNewIds = fromLibraryGroup(library, [createOtherGroup(createQuestion('a'))], createKeys())
  expect(copyWithNewIds.questions).toEqual([
    createQuestion('q-new1', { keptId: 'a', text: 'Question a' }),
    createQuestion('b', { visibleWhen: { any: [filled('q-new1')] }, alternative: 'q-new1' }),
  ])
  // The group's question does not depend on the other question with that id.
  const dependent = createQuestion('c', { visibleWhen: filled('a') })
  const savedAgain = toLibraryGroup({
    ...copyWithNewIds,
    questions: [...copyWithNewIds.questions, dependent],
  })
  expect(savedAgain).toEqual({
    group: { name: 'Kept', questions: [...savedQuestions, createQuestion('c')] },
    unlinkedIds: ['c'],
  })
})

test('questions are matched by their ids: new questions are added, removed questions are removed with the conditions on them', () => {
  const before = [
    createOtherGroup(
      createQuestion('x', { visibleWhen: filled('b') }),
      createQuestion('y', { visibleWhen: filled('a') }),
    ),
    group([createQuestion('a'), createQuestion('b'), createQuestion('q-own', { keptId: 'c', text: 'Old' })]),
  ]
  const savedGroup = {
    name: 'New name',
    questions: [
      createQuestion('c', { text: 'New' }),
      createQuestion('a'),
      createQuestion('x', { text: 'Third' }),
    ],
  }
  const after = withLibraryGroup(before, 'lib', savedGroup, createKeys())
  expect(describeOrder(after)).toEqual(['g-else: x y', 'g-kept: q-own a'])
  expect(after[1]).toMatchObject({
    libraryId: 'lib',
    name: 'New name',
    questions: [{ text: 'New', keptId: 'c' }, {}],
  })
  // A question that was moved to another group stays there unchanged.
  expect(after[0]?.questions[0]).toEqual(createQuestion('x'))
  expect(getVisibleWhen(after, 'y')).toEqual(filled('a'))
  expect(withLibraryGroup(after, 'lib', savedGroup, createKeys())).toEqual(after)
  expect(withLibraryGroup(before, 'other', savedGroup, createKeys())).toEqual(before)
})

test('two copies of a group in one vacancy have separate questions', () => {
  const before = [group([createQuestion('a')]), group([createQuestion('a2', { keptId: 'a' })], { id: 'g-2' })]
  const savedGroup = { name: 'Kept', questions: [createQuestion('a'), createQuestion('z')] }
  const after = withLibraryGroup(before, 'lib', savedGroup, createKeys())
  expect(describeOrder(after)).toEqual(['g-kept: a z', 'g-2: a2 q-new1'])
  expect(describeOrder(withLibraryGroup(after, 'lib', savedGroup, createKeys()))).toEqual(
    describeOrder(after),
  )
})

test('conditions of other questions on a question of a group are removed when the group becomes repeatable', () => {
  const before = [
    createOtherGroup(createQuestion('x', { visibleWhen: filled('a') })),
    group([createQuestion('a')]),
  ]
  const after = withLibraryGroup(
    before,
    'lib',
    { name: 'K', repeats: {}, questions: [createQuestion('a')] },
    createKeys(),
  )
  expect(after[1]?.repeats).toEqual({})
  expect(getVisibleWhen(after, 'x')).toBeUndefined()
})

const [out, a, b] = [filled('out'), filled('a'), filled('b')]
test.each<[string, FieldCondition | undefined, FieldCondition | undefined, FieldCondition | undefined]>([
  ['neither has a condition', undefined, undefined, undefined],
  ['an inner condition of the copy that the library no longer has is removed', a, undefined, undefined],
  ['an outer condition of the copy stays', out, undefined, out],
  [
    'an outer condition of the copy and an inner condition of the library are joined',
    out,
    a,
    { all: [out, a] },
  ],
  [
    'an outer alternative stays beside the inner condition of the library',
    { any: [out, a] },
    b,
    { any: [out, b] },
  ],
  ['equal inner conditions are joined once', { all: [out, a] }, { all: [a, b] }, { all: [out, a, b] }],
  ['an outer condition is removed if it cannot be joined', out, { any: [a, b] }, { any: [a, b] }],
  ['a condition on a question that does not exist is removed', filled('nobody'), a, a],
])(
  'the conditions of a copy and of the library are merged: %s',
  (_, copyCondition, libraryCondition, expected) => {
    const createCopyWith = (visibleWhen: FieldCondition | undefined) =>
      createQuestion('c', visibleWhen ? { visibleWhen, requiredWhen: visibleWhen } : {})
    const before = [
      createOtherGroup(createQuestion('out')),
      group([createQuestion('a'), createQuestion('b'), createCopyWith(copyCondition)]),
    ]
    const change = (question: AuthoredQuestion) =>
      withLibraryGroup(
        before,
        'lib',
        { name: 'K', questions: [createQuestion('a'), createQuestion('b'), question] },
        createKeys(),
      )
    expect(getVisibleWhen(change(createCopyWith(libraryCondition)), 'c')).toEqual(expected)
    expect(change(createCopyWith(libraryCondition))[1]?.questions[2]?.requiredWhen).toEqual(expected)
    // A question that is always required has no condition for it.
    expect(
      change({ ...createCopyWith(libraryCondition), isRequired: true })[1]?.questions[2]?.requiredWhen,
    ).toBeUndefined()
  },
)

test('the copy of a question that is changed in the library keeps its ids, its conditions and its alternative', () => {
  const copyProperties = { keptId: 'k', libraryId: 'one', visibleWhen: a, requiredWhen: b, alternative: 'b' }
  const { id: _, ...question } = createQuestion('x', { text: 'Reworded', visibleWhen: filled('gone') })
  const changed = withLibraryQuestion(createQuestion('q', copyProperties), { question })
  expect(changed).toEqual(createQuestion('q', { ...copyProperties, text: 'Reworded' }))
  const { visibleWhen: _shown, ...questionWithoutCondition } = question
  expect(withLibraryQuestion(createQuestion('q'), { question: questionWithoutCondition })).toEqual(
    createQuestion('q', { text: 'Reworded' }),
  )
})
