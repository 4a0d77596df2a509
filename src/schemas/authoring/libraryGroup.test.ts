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
const others = (...questions: AuthoredQuestion[]): AuthoredQuestionGroup => ({
  id: 'g-else',
  name: 'Else',
  questions,
})
const createKeys = () => {
  let count = 0
  return () => `new${++count}`
}
const shownWhen = (groups: readonly AuthoredQuestionGroup[], id: string) =>
  groups.flatMap(({ questions }) => questions).find((one) => one.id === id)?.visibleWhen
const order = (groups: readonly AuthoredQuestionGroup[]) =>
  groups.map(({ id, questions }) => `${id}: ${questions.map((one) => one.id).join(' ')}`)

test('a group is saved with its rows, texts and inner conditions, but without conditions on outer questions', () => {
  const rows = { repeats: { min: 1 }, itemLabel: 'Referee', translations: { de: { name: 'Wer' } } }
  const mixed = createQuestion('b', {
    visibleWhen: { all: [filled('a'), filled('out')] },
    requiredWhen: filled('out'),
  })
  const inside = createQuestion('c', { visibleWhen: filled('a'), alternative: 'a', libraryId: 'one' })
  const kept = toLibraryGroup(
    group([createQuestion('a'), mixed, inside, createQuestion('d', { alternative: 'out' })], rows),
  )
  expect(kept).toEqual({
    group: {
      ...rows,
      name: 'Kept',
      questions: [
        createQuestion('a'),
        createQuestion('b', { visibleWhen: { all: [filled('a')] } }),
        inside,
        createQuestion('d'),
      ],
    },
    unlinkedIds: ['b', 'd'],
  })
  expect(toLibraryGroup(kept.group)).toEqual({ group: kept.group, unlinkedIds: [] })
})

test('a group is added with its saved ids if they are free, and saved again with the same ids', () => {
  const kept = [
    createQuestion('a'),
    createQuestion('b', { visibleWhen: { any: [filled('a')] }, alternative: 'a' }),
  ]
  const library: LibraryGroup = { id: 'lib', name: 'N', group: { name: 'Kept', questions: kept }, usedIn: [] }
  const free = fromLibraryGroup(library, [others(createQuestion('x'))], createKeys())
  expect(free).toEqual({ id: 'g-new1', libraryId: 'lib', name: 'Kept', questions: kept })
  const taken = fromLibraryGroup(library, [others(createQuestion('a'))], createKeys())
  expect(taken.questions).toEqual([
    createQuestion('q-new1', { keptId: 'a', text: 'Question a' }),
    createQuestion('b', { visibleWhen: { any: [filled('q-new1')] }, alternative: 'q-new1' }),
  ])
  // The group's question does not depend on the other question with that id.
  const dependent = createQuestion('c', { visibleWhen: filled('a') })
  const again = toLibraryGroup({ ...taken, questions: [...taken.questions, dependent] })
  expect(again).toEqual({
    group: { name: 'Kept', questions: [...kept, createQuestion('c')] },
    unlinkedIds: ['c'],
  })
})

test('questions are matched by their ids: new ones are added, removed ones are removed with the conditions on them', () => {
  const before = [
    others(
      createQuestion('x', { visibleWhen: filled('b') }),
      createQuestion('y', { visibleWhen: filled('a') }),
    ),
    group([createQuestion('a'), createQuestion('b'), createQuestion('q-own', { keptId: 'c', text: 'Old' })]),
  ]
  const kept = {
    name: 'New name',
    questions: [
      createQuestion('c', { text: 'New' }),
      createQuestion('a'),
      createQuestion('x', { text: 'Third' }),
    ],
  }
  const after = withLibraryGroup(before, 'lib', kept, createKeys())
  expect(order(after)).toEqual(['g-else: x y', 'g-kept: q-own a'])
  expect(after[1]).toMatchObject({
    libraryId: 'lib',
    name: 'New name',
    questions: [{ text: 'New', keptId: 'c' }, {}],
  })
  // A question that was moved to another group stays there unchanged.
  expect(after[0]?.questions[0]).toEqual(createQuestion('x'))
  expect(shownWhen(after, 'y')).toEqual(filled('a'))
  expect(withLibraryGroup(after, 'lib', kept, createKeys())).toEqual(after)
  expect(withLibraryGroup(before, 'other', kept, createKeys())).toEqual(before)
})

test('two copies of a group in one vacancy have separate questions', () => {
  const before = [group([createQuestion('a')]), group([createQuestion('a2', { keptId: 'a' })], { id: 'g-2' })]
  const kept = { name: 'Kept', questions: [createQuestion('a'), createQuestion('z')] }
  const after = withLibraryGroup(before, 'lib', kept, createKeys())
  expect(order(after)).toEqual(['g-kept: a z', 'g-2: a2 q-new1'])
  expect(order(withLibraryGroup(after, 'lib', kept, createKeys()))).toEqual(order(after))
})

test('conditions of other questions on a question of a group are removed when the group becomes repeatable', () => {
  const before = [others(createQuestion('x', { visibleWhen: filled('a') })), group([createQuestion('a')])]
  const after = withLibraryGroup(
    before,
    'lib',
    { name: 'K', repeats: {}, questions: [createQuestion('a')] },
    createKeys(),
  )
  expect(after[1]?.repeats).toEqual({})
  expect(shownWhen(after, 'x')).toBeUndefined()
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
])('the conditions of a copy and of the library are merged: %s', (_, own, kept, expected) => {
  const createCopyWith = (visibleWhen: FieldCondition | undefined) =>
    createQuestion('c', visibleWhen ? { visibleWhen, requiredWhen: visibleWhen } : {})
  const before = [
    others(createQuestion('out')),
    group([createQuestion('a'), createQuestion('b'), createCopyWith(own)]),
  ]
  const change = (question: AuthoredQuestion) =>
    withLibraryGroup(
      before,
      'lib',
      { name: 'K', questions: [createQuestion('a'), createQuestion('b'), question] },
      createKeys(),
    )
  expect(shownWhen(change(createCopyWith(kept)), 'c')).toEqual(expected)
  expect(change(createCopyWith(kept))[1]?.questions[2]?.requiredWhen).toEqual(expected)
  // A question that is always required has no condition for it.
  expect(change({ ...createCopyWith(kept), isRequired: true })[1]?.questions[2]?.requiredWhen).toBeUndefined()
})

test('the copy of a question that is changed in the library keeps its ids, its conditions and its alternative', () => {
  const own = { keptId: 'k', libraryId: 'one', visibleWhen: a, requiredWhen: b, alternative: 'b' }
  const { id: _, ...question } = createQuestion('x', { text: 'Reworded', visibleWhen: filled('gone') })
  const changed = withLibraryQuestion(createQuestion('q', own), { question })
  expect(changed).toEqual(createQuestion('q', { ...own, text: 'Reworded' }))
  const { visibleWhen: _shown, ...plain } = question
  expect(withLibraryQuestion(createQuestion('q'), { question: plain })).toEqual(
    createQuestion('q', { text: 'Reworded' }),
  )
})
