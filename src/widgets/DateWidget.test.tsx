import { cleanup, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createRef } from 'react'
import { afterEach, expect, test } from 'vitest'
import { field, formOf } from '../../tests/conformance/formOf'
import { compileInPlace } from '../../tests/fixtures/compileInPlace'
import { FormRenderer } from '../renderer/form/FormRenderer'
import type { FormHandle } from '../renderer/form/useFormLife'

afterEach(cleanup)

async function show(value = '') {
  const form = formOf([field('birthDate', { type: 'date', label: 'Birth date', value })])
  const validator = await compileInPlace(form)
  const handle = createRef<FormHandle>()
  render(<FormRenderer form={form} loadValidator={async () => validator} handle={handle} />)
  const input = screen.getByLabelText<HTMLInputElement>(/^Birth date/)
  return { user: userEvent.setup(), input, value: () => handle.current?.values().birthDate }
}

test('[FK-24] a date is written as dd/mm/yyyy, or in digits alone, and kept as a day without a zone', async () => {
  const { user, input, value } = await show()
  await user.type(input, '1/2/1990')
  await user.tab()
  expect(value()).toBe('1990-02-01')
  expect(input.value).toBe('01/02/1990')
  await user.clear(input)
  await user.type(input, '29022024')
  await user.tab()
  expect(input.value).toBe('29/02/2024')
})

test('[FK-11] a day that does not exist is refused when the field is left', async () => {
  const { user, input } = await show()
  await user.type(input, '31/02/2024')
  expect(screen.queryByText('Must be a valid date')).toBeNull()
  await user.tab()
  expect(await screen.findByText('Must be a valid date')).toBeTruthy()
  expect(input.value).toBe('31/02/2024')
})

test('[FK-11] [FK-27] the calendar opens at the date, starts its weeks on Sunday and puts a day into the field', async () => {
  const { user, input, value } = await show('2026-12-05')
  const opener = screen.getByRole('button', { name: 'Choose a date' })
  await user.click(opener)
  const dialog = await screen.findByRole('dialog', { name: 'Choose a date' })
  const weekdays = within(dialog).getAllByRole('columnheader', { hidden: true })
  expect(weekdays.map((day) => day.textContent)[0]).toBe('Sun')
  expect(document.activeElement?.textContent).toBe('5')
  await user.keyboard('{ArrowDown}{Enter}')
  expect(value()).toBe('2026-12-12')
  expect(input.value).toBe('12/12/2026')
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(document.activeElement).toBe(opener)
})

test('Escape closes the calendar and gives the focus back', async () => {
  const { user } = await show()
  const opener = screen.getByRole('button', { name: 'Choose a date' })
  await user.click(opener)
  await screen.findByRole('dialog')
  await user.keyboard('{Escape}')
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(document.activeElement).toBe(opener)
})
