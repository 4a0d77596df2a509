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
const ask = (id: string, over: Partial<AuthoredQuestion> = {}): AuthoredQuestion => ({
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
const keys = () => {
  let made = 0
  return () => `new${++made}`
}
const shownWhen = (groups: readonly AuthoredQuestionGroup[], id: string) =>
  groups.flatMap(({ questions }) => questions).find((one) => one.id === id)?.visibleWhen
const order = (groups: readonly AuthoredQuestionGroup[]) =>
  groups.map(({ id, questions }) => `${id}: ${questions.map((one) => one.id).join(' ')}`)

test('a group is saved with its rows, texts and inner conditions, but without conditions on outer questions', () => {
  const rows = { repeats: { min: 1 }, itemLabel: 'Referee', translations: { de: { name: 'Wer' } } }
  const mixed = ask('b', { visibleWhen: { all: [filled('a'), filled('out')] }, requiredWhen: filled('out') })
  const inside = ask('c', { visibleWhen: filled('a'), alternative: 'a', libraryId: 'one' })
  const kept = toLibraryGroup(group([ask('a'), mixed, inside, ask('d', { alternative: 'out' })], rows))
  expect(kept).toEqual({
    group: {
      ...rows,
      name: 'Kept',
      questions: [ask('a'), ask('b', { visibleWhen: { all: [filled('a')] } }), inside, ask('d')],
    },
    unlinkedIds: ['b', 'd'],
  })
  expect(toLibraryGroup(kept.group)).toEqual({ group: kept.group, unlinkedIds: [] })
})

test('a group is used with its saved ids if they are free, and saved again with those', () => {
  const kept = [ask('a'), ask('b', { visibleWhen: { any: [filled('a')] }, alternative: 'a' })]
  const library: LibraryGroup = { id: 'lib', name: 'N', group: { name: 'Kept', questions: kept }, usedIn: [] }
  const free = fromLibraryGroup(library, [others(ask('x'))], keys())
  expect(free).toEqual({ id: 'g-new1', libraryId: 'lib', name: 'Kept', questions: kept })
  const taken = fromLibraryGroup(library, [others(ask('a'))], keys())
  expect(taken.questions).toEqual([
    ask('q-new1', { keptId: 'a', text: 'Question a' }),
    ask('b', { visibleWhen: { any: [filled('q-new1')] }, alternative: 'q-new1' }),
  ])
  // The group's question does not depend on the other question with that id.
  const looking = ask('c', { visibleWhen: filled('a') })
  const again = toLibraryGroup({ ...taken, questions: [...taken.questions, looking] })
  expect(again).toEqual({ group: { name: 'Kept', questions: [...kept, ask('c')] }, unlinkedIds: ['c'] })
})

test('questions are matched by their ids: new ones are added, removed ones are removed with the conditions on them', () => {
  const before = [
    others(ask('x', { visibleWhen: filled('b') }), ask('y', { visibleWhen: filled('a') })),
    group([ask('a'), ask('b'), ask('q-own', { keptId: 'c', text: 'Old' })]),
  ]
  const kept = {
    name: 'New name',
    questions: [ask('c', { text: 'New' }), ask('a'), ask('x', { text: 'Third' })],
  }
  const after = withLibraryGroup(before, 'lib', kept, keys())
  expect(order(after)).toEqual(['g-else: x y', 'g-kept: q-own a'])
  expect(after[1]).toMatchObject({
    libraryId: 'lib',
    name: 'New name',
    questions: [{ text: 'New', keptId: 'c' }, {}],
  })
  // A question that was moved to another group stays there unchanged.
  expect(after[0]?.questions[0]).toEqual(ask('x'))
  expect(shownWhen(after, 'y')).toEqual(filled('a'))
  expect(withLibraryGroup(after, 'lib', kept, keys())).toEqual(after)
  expect(withLibraryGroup(before, 'other', kept, keys())).toEqual(before)
})

test('where the group is used twice, each copy has separate questions', () => {
  const before = [group([ask('a')]), group([ask('a2', { keptId: 'a' })], { id: 'g-2' })]
  const kept = { name: 'Kept', questions: [ask('a'), ask('z')] }
  const after = withLibraryGroup(before, 'lib', kept, keys())
  expect(order(after)).toEqual(['g-kept: a z', 'g-2: a2 q-new1'])
  expect(order(withLibraryGroup(after, 'lib', kept, keys()))).toEqual(order(after))
})

test('conditions from outside on a group are removed when it gets rows', () => {
  const before = [others(ask('x', { visibleWhen: filled('a') })), group([ask('a')])]
  const after = withLibraryGroup(before, 'lib', { name: 'K', repeats: {}, questions: [ask('a')] }, keys())
  expect(after[1]?.repeats).toEqual({})
  expect(shownWhen(after, 'x')).toBeUndefined()
})

const [out, a, b] = [filled('out'), filled('a'), filled('b')]
test.each<[string, FieldCondition | undefined, FieldCondition | undefined, FieldCondition | undefined]>([
  ['none of both', undefined, undefined, undefined],
  ['its own, which is gone from the library', a, undefined, undefined],
  ['one from outside alone', out, undefined, out],
  ['one from outside and one within', out, a, { all: [out, a] }],
  ['one of the two', { any: [out, a] }, b, { any: [out, b] }],
  ['all of them', { all: [out, a] }, { all: [a, b] }, { all: [out, a, b] }],
  ['what can’t be said together', out, { any: [a, b] }, { any: [a, b] }],
  ['a question that is no more', filled('nobody'), a, a],
])('a condition from outside stays: %s', (_, own, kept, expected) => {
  const asked = (visibleWhen: FieldCondition | undefined) =>
    ask('c', visibleWhen ? { visibleWhen, requiredWhen: visibleWhen } : {})
  const before = [others(ask('out')), group([ask('a'), ask('b'), asked(own)])]
  const change = (question: AuthoredQuestion) =>
    withLibraryGroup(before, 'lib', { name: 'K', questions: [ask('a'), ask('b'), question] }, keys())
  expect(shownWhen(change(asked(kept)), 'c')).toEqual(expected)
  expect(change(asked(kept))[1]?.questions[2]?.requiredWhen).toEqual(expected)
  // A question that is always required has no condition for it.
  expect(change({ ...asked(kept), isRequired: true })[1]?.questions[2]?.requiredWhen).toBeUndefined()
})

test('a question that is changed in the library keeps its ids, its conditions and its alternative', () => {
  const own = { keptId: 'k', libraryId: 'one', visibleWhen: a, requiredWhen: b, alternative: 'b' }
  const { id: _, ...question } = ask('x', { text: 'Reworded', visibleWhen: filled('gone') })
  const changed = withLibraryQuestion(ask('q', own), { question })
  expect(changed).toEqual(ask('q', { ...own, text: 'Reworded' }))
  const { visibleWhen: _shown, ...plain } = question
  expect(withLibraryQuestion(ask('q'), { question: plain })).toEqual(ask('q', { text: 'Reworded' }))
})
