import { expect, test } from 'vitest'
import { fieldKinds, kinds } from '../../../src/schemas/kinds/kindRegistry'
import { buildKitchenVacancies } from './kitchenVacancies'

const vacancies = buildKitchenVacancies(new Date('2026-11-21T03:00:00Z'))
const getQuestions = (code: string) =>
  vacancies.find((one) => one.code === code)?.screeningQuestions.flatMap((group) => group.questions) ?? []

test.each([30, 200, 1000])('FORM-%i asks that many questions in the promised mix', (count) => {
  const questions = getQuestions(`FORM-${count}`)
  expect(questions).toHaveLength(count)
  const share = (...codes: string[]) =>
    questions.filter((one) => codes.includes(one.controlType)).length / count
  expect(share('txt')).toBeCloseTo(0.6, 1)
  expect(share('eml', 'num', 'tel', 'url')).toBeCloseTo(0.1, 1)
  expect(share('ddl')).toBeCloseTo(0.15, 1)
  expect(share('cbx')).toBeCloseTo(0.1, 1)
  expect(share('txa')).toBeCloseTo(0.05, 1)
  const askable = questions.filter((one) => one.controlType !== 'cbx')
  expect(askable.filter((one) => one.isRequired).length / askable.length).toBeCloseTo(0.5, 1)
  expect(questions.filter((one) => one.controlType === 'cbx' && one.isRequired)).toEqual([])
})

test.each(fieldKinds)('the kitchen asks for %s, optional and, where possible, required', (kind) => {
  const asked = getQuestions('KIND-ALL').filter((one) => one.controlType === kinds[kind].controlType)
  const required = new Set(asked.map((one) => one.isRequired))
  expect(required).toEqual(new Set(kinds[kind].isShown ? [false, true] : [false]))
})
