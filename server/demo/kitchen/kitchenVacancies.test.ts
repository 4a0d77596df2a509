import { expect, test } from 'vitest'
import { fieldKinds, kinds } from '../../../src/schemas/kinds/kindRegistry'
import { buildKitchenVacancies } from './kitchenVacancies'

const vacancies = buildKitchenVacancies(new Date('2026-11-21T03:00:00Z'))
const getQuestions = (code: string) =>
  vacancies
    .find((vacancy) => vacancy.code === code)
    ?.screeningQuestions.flatMap((group) => group.questions) ?? []

test.each([30, 200, 1000])('FORM-%i asks that many questions in the promised mix', (count) => {
  const questions = getQuestions(`FORM-${count}`)
  expect(questions).toHaveLength(count)
  const share = (...codes: string[]) =>
    questions.filter((question) => codes.includes(question.controlType)).length / count
  expect(share('txt')).toBeCloseTo(0.6, 1)
  expect(share('eml', 'num', 'tel', 'url')).toBeCloseTo(0.1, 1)
  expect(share('ddl')).toBeCloseTo(0.15, 1)
  expect(share('cbx')).toBeCloseTo(0.1, 1)
  expect(share('txa')).toBeCloseTo(0.05, 1)
  const requirableQuestions = questions.filter((question) => question.controlType !== 'cbx')
  expect(
    requirableQuestions.filter((question) => question.isRequired).length / requirableQuestions.length,
  ).toBeCloseTo(0.5, 1)
  expect(questions.filter((question) => question.controlType === 'cbx' && question.isRequired)).toEqual([])
})

test.each(fieldKinds)('the kitchen asks for %s, optional and, where possible, required', (kind) => {
  const questions = getQuestions('KIND-ALL').filter(
    (question) => question.controlType === kinds[kind].controlType,
  )
  const requirements = new Set(questions.map((question) => question.isRequired))
  expect(requirements).toEqual(new Set(kinds[kind].isShown ? [false, true] : [false]))
})
