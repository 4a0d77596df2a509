import { cleanup, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createRef } from 'react'
import { afterEach, describe, expect, test } from 'vitest'
import { field, formOf } from '../../tests/conformance/formOf'
import { compileInPlace } from '../../tests/fixtures/compileInPlace'
import { FormRenderer } from '../renderer/form/FormRenderer'
import type { FormHandle } from '../renderer/form/useFormLife'
import type { FieldKind } from '../schemas/kinds/registry'

afterEach(cleanup)

async function show(type: FieldKind, value = '') {
  const form = formOf([field('when', { type, label: 'When', value })])
  const validator = await compileInPlace(form)
  const handle = createRef<FormHandle>()
  render(<FormRenderer form={form} loadValidator={async () => validator} handle={handle} />)
  const input = screen.getByLabelText<HTMLInputElement>(/^When/)
  return {
    user: userEvent.setup(),
    input,
    opener: screen.getByRole('button', { name: /^Choose/ }),
    value: () => handle.current?.values().when,
  }
}

describe.each([
  ['time', 'FK-14', '2.30pm', '14:30', '2:30 PM', '2:30', 'Must be a valid time'],
  [
    'datetime-local',
    'FK-12',
    '5/12/2026 14:30',
    '2026-12-05T14:30',
    '05/12/2026 2:30 PM',
    '05/12/2026',
    'Must be a valid date and time',
  ],
  [
    'date-range',
    'FK-13',
    '5/12/2026 to 2/1/2027',
    '2026-12-05/2027-01-02',
    '05/12/2026 - 02/01/2027',
    '02/01/2027 - 05/12/2026',
    'Must be two valid dates, the first not after the last',
  ],
] as const)('%s', (type, row, typed, stored, shown, half, message) => {
  test(`[${row}] [FK-24] what is written by hand stands as typed until the field is left`, async () => {
    const { user, input, value } = await show(type)
    await user.type(input, typed)
    expect(input.value).toBe(typed)
    await user.tab()
    expect(value()).toBe(stored)
    expect(input.value).toBe(shown)
  })

  test(`[${row}] half an answer stays in sight and is refused by name`, async () => {
    const { user, input } = await show(type)
    await user.type(input, half)
    await user.tab()
    expect(await screen.findByText(message)).toBeTruthy()
    expect(input.value).toBe(half)
    expect(input.getAttribute('aria-invalid')).toBe('true')
  })

  test(`[${row}] Escape closes the panel, and the focus is back at what opened it`, async () => {
    const { user, opener } = await show(type, stored)
    await user.click(opener)
    await screen.findByRole('dialog', { name: opener.getAttribute('aria-label') ?? '' })
    await user.keyboard('{Escape}')
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(document.activeElement).toBe(opener)
  })
})

test('[FK-14] the clock is a 12-hour one of three spin buttons', async () => {
  const { user, input, opener, value } = await show('time', '09:05')
  await user.click(opener)
  const dialog = await screen.findByRole('dialog')
  const [hour, minute, half, ...more] = within(dialog).getAllByRole('spinbutton')
  expect([hour, minute, half].map((part) => part?.getAttribute('aria-valuetext'))).toEqual([
    '9 am',
    '05',
    'am',
  ])
  expect(more).toEqual([])
  expect(document.activeElement).toBe(hour)
  await user.keyboard('{ArrowUp}{ArrowRight}{ArrowDown}')
  expect(value()).toBe('10:04')
  await user.keyboard('{Enter}')
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(input.value).toBe('10:04 AM')
})

test('[FK-12] choosing a day writes it down and goes on to its time', async () => {
  const { user, input, opener, value } = await show('datetime-local')
  await user.type(input, '5/12/2026')
  await user.click(opener)
  const dialog = await screen.findByRole('dialog')
  await waitFor(() => expect(document.activeElement?.textContent).toBe('5'))
  await user.keyboard('{ArrowRight}{Enter}')
  expect(input.value).toBe('06/12/2026')
  expect(document.activeElement).toBe(within(dialog).getAllByRole('spinbutton')[0])
  await user.keyboard('{ArrowUp}{ArrowRight}{ArrowUp}{ArrowRight}{ArrowUp}')
  expect(value()).toMatch(/^2026-12-06T\d\d:\d\d$/)
  await user.click(within(dialog).getByRole('button', { name: 'Done' }))
  expect(screen.queryByText('Must be a valid date and time')).toBeNull()
})

test('[FK-13] [FK-27] two days out of a calendar whose weeks start on Sunday', async () => {
  const { user, input, opener, value } = await show('date-range', '2026-12-05/2026-12-08')
  await user.click(opener)
  const dialog = await screen.findByRole('dialog')
  const [first] = within(dialog).getAllByRole('columnheader', { hidden: true })
  expect(first?.textContent).toBe('Sun')
  expect(document.activeElement?.textContent).toBe('5')
  await user.keyboard('{ArrowDown}{Enter}{ArrowDown}{Enter}')
  expect(value()).toBe('2026-12-12/2026-12-20')
  expect(input.value).toBe('12/12/2026 - 20/12/2026')
  expect(screen.queryByRole('dialog')).toBeNull()
})
