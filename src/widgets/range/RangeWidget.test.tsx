import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createRef } from 'react'
import { afterEach, expect, test } from 'vitest'
import { buildConformanceForm, field } from '../../../tests/conformance/buildConformanceForm'
import { compileFromModuleSource } from '../../../tests/fixtures/compileFromModuleSource'
import { FormRenderer } from '../../renderer/form/FormRenderer'
import type { FormHandle } from '../../renderer/form/useFormHandle'

afterEach(cleanup)

async function show(required: boolean) {
  const rules = { kind: 'number' as const, required }
  const form = buildConformanceForm([field('share', { type: 'range', label: 'Share', rules })])
  const validator = await compileFromModuleSource(form)
  const handle = createRef<FormHandle>()
  const view = render(<FormRenderer form={form} loadValidator={async () => validator} handle={handle} />)
  const slider = screen.getByRole<HTMLInputElement>('slider', { name: /^Share/ })
  return { ...view, user: userEvent.setup(), slider, value: () => handle.current?.getValues().share }
}

test('[FK-17] is empty until it is used, visually and for screen readers', async () => {
  const { slider, container, value, user } = await show(false)
  expect(value()).toBe('')
  expect(slider.getAttribute('aria-valuetext')).toBe('Not answered')
  expect(container.querySelector('.fy-range')?.textContent).toBe('Not answered')
  await user.tab()
  await user.tab()
  expect(value()).toBe('')
})

test('[FK-17] moving or touching the slider is an answer; clearing removes it', async () => {
  const { slider, value, user } = await show(false)
  fireEvent.change(slider, { target: { value: '80' } })
  expect(value()).toBe('80')
  expect(slider.getAttribute('aria-valuetext')).toBe('80')
  expect(screen.getByText('80')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Clear' }))
  expect(value()).toBe('')
  expect(document.activeElement).toBe(slider)
  fireEvent.keyUp(slider, { key: 'Tab' })
  expect(value()).toBe('')
  fireEvent.keyUp(slider, { key: 'Home' })
  expect(value()).toBe('50')
})

test('[FK-17] a required slider that was not used is a missing answer', async () => {
  const { slider, user } = await show(true)
  expect(slider.getAttribute('aria-valuetext')).toBe('Not answered, a response is required')
  await user.click(screen.getByRole('button', { name: 'Submit' }))
  expect(await screen.findByText('A response is required')).toBeTruthy()
  expect(document.activeElement).toBe(slider)
})
