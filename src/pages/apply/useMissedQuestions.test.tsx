import { renderHook } from '@testing-library/react'
import { expect, test } from 'vitest'
import { field } from '../../../tests/conformance/buildConformanceForm'
import { buildForm } from '../../schemas/forms/buildForm'
import { useMissedQuestions } from './useMissedQuestions'

const history = field('history', { type: 'group', label: 'History', repeats: {}, fields: [field('role')] })
const form = buildForm('Apply', [{ id: 'you', title: 'About you', fields: [field('first'), history] }])

test.each([
  ['/first', 0],
  ['/history/0/role', 0],
  ['', 0],
  ['/answerOfAnAddedQuestion', 1],
])('a refusal with an error at "%s" reloads the questions %i times', async (path, expectedCount) => {
  let reloadCount = 0
  const reload = async () => void reloadCount++
  const { result } = renderHook(() => useMissedQuestions(form, { current: null }, reload))
  const errors = [{ path, message: 'Required' }]
  expect(await result.current(errors)).toBe(errors)
  expect(reloadCount).toBe(expectedCount)
})
