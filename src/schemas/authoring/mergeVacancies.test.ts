import { expect, test } from 'vitest'
import { type AuthoredVacancyContent, emptyVacancy } from './authoredVacancy'
import { describeVacancyConflicts, mergeVacancies } from './mergeVacancies'

const question = (id: string, text = id) => ({ id, text, controlType: 'text', isRequired: false })
const group = (id: string, ...questions: ReturnType<typeof question>[]) => ({ id, name: id, questions })
const createContent = (...screeningQuestions: AuthoredVacancyContent['screeningQuestions']) => ({
  ...emptyVacancy,
  screeningQuestions,
})

test('an item that one user added is kept without a conflict, and is not described as removed by the other', () => {
  const licence = { name: 'Forklift', isRequired: true }
  const versions = {
    base: emptyVacancy,
    mine: { ...emptyVacancy, summary: 'Mine', department: 'Parks' },
    theirs: { ...emptyVacancy, summary: 'Theirs', licences: [licence] },
  }
  expect(describeVacancyConflicts(versions)).toEqual([
    { path: '/summary', mine: ['Summary: Mine'], theirs: ['Summary: Theirs'] },
  ])
  expect(mergeVacancies(versions, new Map([['/summary', 'theirs']]))).toEqual({
    ...emptyVacancy,
    ...{ summary: 'Theirs', department: 'Parks', licences: [licence] },
  })
})

test('a question that one user moved and the other reworded is moved and reworded', () => {
  const versions = {
    base: createContent(group('g', question('a'), question('b')), group('h')),
    mine: createContent(group('g', question('b')), group('h', question('a'), question('m'))),
    theirs: createContent(group('g', question('a', 'Reworded'), question('b')), group('h')),
  }
  expect(describeVacancyConflicts(versions)).toEqual([])
  expect(mergeVacancies(versions)).toEqual(
    createContent(group('g', question('b')), group('h', question('a', 'Reworded'), question('m'))),
  )
})

test('a question that one user removed and the other changed is a conflict, which quotes the texts', () => {
  const versions = {
    base: createContent(group('g', question('a', 'Why?'))),
    mine: createContent(group('g')),
    theirs: createContent(group('g', question('a', 'Why us?'))),
  }
  expect(describeVacancyConflicts(versions)).toEqual([
    {
      path: '/questions/a',
      mine: ['Question removed: Why?'],
      theirs: ['Question reworded: Why? → Why us?'],
    },
  ])
})

test('a group that one user removed is restored with the question that the other added to it', () => {
  const versions = {
    base: createContent(group('g', question('a'))),
    mine: createContent(),
    theirs: createContent(group('g', question('a'), question('t'))),
  }
  expect(mergeVacancies(versions)).toEqual(createContent(group('g', question('t'))))
})

test('quotes the changes of both users in a long text', () => {
  const around = 'You walk the coast every morning before the ships come in'
  const text = (word: string) => ({
    ...emptyVacancy,
    description: `<p>${around} and ${word} at night. ${around}.</p>`,
  })
  const versions = { base: text('read'), mine: text('sleep'), theirs: text('write') }
  const quote = (word: string) =>
    `Description: … come in and read at night. You … → … come in and ${word} at night. You …`
  expect(describeVacancyConflicts(versions)).toEqual([
    { path: '/description', mine: [quote('sleep')], theirs: [quote('write')] },
  ])
})
