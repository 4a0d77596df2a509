import { expect, test } from 'vitest'
import { rulesTexts } from '../../texts/public/form.texts'
import { checkQuestions } from './checkQuestions'
import type { QuestionGroupPayload } from './vacancyPayload'

const createQuestion = (name: string, more: object = {}) => ({
  ...{ name, text: name, controlType: 'txt', isRequired: false },
  ...more,
})
const dependsOn = (field: string) => ({ visibleWhen: { field, isFilled: true } })
const getPaths = (screeningQuestions: QuestionGroupPayload[]) =>
  checkQuestions({ screeningQuestions }).map(({ path }) => path)

test('a question in rows may depend on its row and on questions outside rows; no other question may depend on a question in rows, not even one in other rows', () => {
  const singleGroup = {
    name: 'Once',
    questions: [createQuestion('a'), createQuestion('b', dependsOn('in-rows'))],
  }
  const rows = {
    ...{ name: 'Rows', repeats: {} },
    questions: [
      createQuestion('in-rows'),
      createQuestion('c', dependsOn('in-rows')),
      createQuestion('d', dependsOn('a')),
    ],
  }
  const otherRows = {
    name: 'Other rows',
    repeats: {},
    questions: [createQuestion('e', dependsOn('in-rows'))],
  }
  expect(getPaths([singleGroup, rows, otherRows])).toEqual([
    '/screeningQuestions/0/questions/1/visibleWhen',
    '/screeningQuestions/2/questions/0/visibleWhen',
  ])
})

test('rows have limits that can be met, no files, and at most 30 questions', () => {
  const file = createQuestion('cv', { controlType: 'fil' })
  const rows = (repeats: object, questions = [createQuestion('a')]) => [{ name: 'Rows', repeats, questions }]
  expect(getPaths(rows({ min: 1, max: 30 }))).toEqual([])
  expect(getPaths(rows({ min: 4, max: 3 }))).toEqual(['/screeningQuestions/0/repeats/max'])
  expect(getPaths(rows({ max: 31 }))).toEqual(['/screeningQuestions/0/repeats/max'])
  expect(getPaths(rows({}, [file]))).toEqual(['/screeningQuestions/0/questions/0/controlType'])
  const manyQuestions = Array.from({ length: 31 }, (_, at) => createQuestion(`q${at}`))
  expect(getPaths(rows({}, manyQuestions))).toEqual(['/screeningQuestions/0/questions'])
})

test('too many conditions are reported once', () => {
  const manyQuestions = Array.from({ length: 501 }, (_, at) => createQuestion(`q${at}`, dependsOn('q0')))
  expect(checkQuestions({ screeningQuestions: [{ name: 'Many', questions: manyQuestions }] })).toEqual([
    { path: '/screeningQuestions', message: rulesTexts.atMost(500) },
  ])
})
