import { expect, it, vi } from 'vitest'
import type { ScreeningQuestionGroup } from '../../schemas/vacancies/vacancy'
import { createUnknownKindLog } from './logUnknownKinds'

it('logs each unknown control type once, and no known control type', () => {
  const consoleError = vi.spyOn(console, 'error').mockReturnValue()
  const questions = ['txt', 'zzz', 'dte', 'zzz', 'toString'].map((controlType) => ({ controlType }))
  const groups = [{ id: 1, name: '', questions }] as ScreeningQuestionGroup[]
  const logKinds = createUnknownKindLog()
  logKinds(groups)
  logKinds(groups)
  expect(consoleError.mock.calls).toEqual([
    ["Unknown controlType 'zzz': its questions are asked as text"],
    ["Unknown controlType 'toString': its questions are asked as text"],
  ])
  consoleError.mockRestore()
})
