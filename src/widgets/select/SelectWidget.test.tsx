import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createRef } from 'react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { buildConformanceForm, field } from '../../../tests/conformance/buildConformanceForm'
import { compileFromModuleSource } from '../../../tests/fixtures/compileFromModuleSource'
import { FormRenderer } from '../../renderer/form/FormRenderer'
import type { FormHandle } from '../../renderer/form/useFormHandle'
import { findTypedOption } from '../reactSelect/SelectBox'

// Freezes the clock: a slow machine would pause between two keys, and a pause starts a new word.
beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'] }))
afterEach(() => {
  vi.useRealTimers()
  cleanup()
})

const options = ['Apple', 'Apricot', 'Banana', 'Blood orange'].map((label, at) => ({
  label,
  value: `v${at}`,
}))

async function show(choices = options, value = '', required = false) {
  const form = buildConformanceForm([
    field('fruit', {
      type: 'select',
      label: 'Fruit',
      options: choices,
      value,
      rules: { kind: 'string', required },
    }),
  ])
  const validator = await compileFromModuleSource(form)
  const handle = createRef<FormHandle>()
  render(<FormRenderer form={form} loadValidator={async () => validator} handle={handle} />)
  // The list's code replaces the closed control on the first interaction.
  const combobox = () => screen.getByRole('combobox', { name: /^Fruit/ })
  const getActiveOption = () =>
    document.getElementById(combobox().getAttribute('aria-activedescendant') ?? '')?.textContent ?? null
  return {
    user: userEvent.setup(),
    combobox,
    getActiveOption,
    value: () => handle.current?.getValues().fruit,
  }
}

test('[FK-21] choosing emits the option value, clearing emits an empty string', async () => {
  const { user, combobox, value } = await show()
  await user.click(combobox())
  await user.click(await screen.findByRole('option', { name: 'Banana' }))
  expect(value()).toBe('v2')
  expect(combobox().textContent).toBe('Banana')
  expect(screen.queryByRole('listbox')).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Clear Fruit' }))
  expect(value()).toBe('')
  expect(combobox().textContent).toBe('Select…')
})

test('[FK-21] a required choice has no clear button', async () => {
  const { combobox } = await show(options, 'v1', true)
  expect(combobox().textContent).toBe('Apricot')
  expect(screen.queryByRole('button', { name: 'Clear Fruit' })).toBeNull()
})

test('[FK-25] an empty list shows a message', async () => {
  const { user, combobox } = await show([])
  await user.click(combobox())
  expect(await screen.findByText('NO DATA FOUND.')).toBeTruthy()
})

test('[FK-04] keys alone open, move, choose, leave and clear', async () => {
  const { user, combobox, getActiveOption, value } = await show()
  await user.tab()
  expect(document.activeElement).toBe(combobox())
  await user.keyboard('{ArrowDown}')
  await screen.findByRole('listbox')
  expect(document.activeElement).toBe(combobox())
  expect(getActiveOption()).toBe('Apple')
  await user.keyboard('{End}')
  expect(getActiveOption()).toBe('Blood orange')
  await user.keyboard('{ArrowUp}{Enter}')
  expect(value()).toBe('v2')
  await user.keyboard(' {ArrowDown}{Escape}')
  expect(value()).toBe('v2')
  expect(combobox().getAttribute('aria-expanded')).toBe('false')
  await user.keyboard('{Enter}{Home}{Alt>}{ArrowUp}{/Alt}')
  expect(value()).toBe('v0')
  await user.keyboard('{End}')
  expect(getActiveOption()).toBe('Blood orange')
  await user.keyboard('{Escape}{Backspace}')
  expect(value()).toBe('')
})

test('[FK-04] Tab chooses and moves on, as in a native list', async () => {
  const { user, combobox, value } = await show()
  await user.tab()
  await user.keyboard('{ArrowDown}')
  await screen.findByRole('listbox')
  await user.keyboard('{ArrowDown}')
  await user.tab()
  expect(value()).toBe('v1')
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Submit' }))
  expect(combobox().getAttribute('aria-expanded')).toBe('false')
})

test.each([
  ['{Enter}', 'Apple'],
  ['{ArrowDown}', 'Apple'],
  ['{ArrowUp}', 'Apple'],
  [' ', 'Apple'],
  ['{Alt>}{ArrowDown}{/Alt}', 'Apple'],
  ['{Home}', 'Apple'],
  ['{End}', 'Blood orange'],
  ['b', 'Banana'],
  ['blo', 'Blood orange'],
])(
  '[FK-04] the key %s on the closed list opens it at %s, although its code is not loaded yet',
  async (keys, at) => {
    const { user, getActiveOption } = await show()
    await user.tab()
    await user.keyboard(keys)
    await screen.findByRole('listbox')
    expect(getActiveOption()).toBe(at)
  },
)

test('[FK-25] letters move to the option that begins with them; after a pause they start a new word', async () => {
  const { user, getActiveOption } = await show()
  await user.tab()
  await user.keyboard('apr')
  await screen.findByRole('listbox')
  expect(getActiveOption()).toBe('Apricot')
  vi.setSystemTime(Date.now() + 500)
  await user.keyboard('blood o')
  expect(getActiveOption()).toBe('Blood orange')
})

test('[FK-04] a double click opens the list once', async () => {
  const { user, combobox } = await show()
  await user.dblClick(combobox())
  expect(await screen.findByRole('listbox')).toBeTruthy()
  await user.click(combobox())
  expect(screen.queryByRole('listbox')).toBeNull()
})

test('leaving the field closes the list', async () => {
  const { user, combobox } = await show()
  await user.click(combobox())
  await screen.findByRole('listbox')
  await user.click(document.body)
  expect(screen.queryByRole('listbox')).toBeNull()
})

describe('findTypedOption', () => {
  test.each([
    ['b', -1, 2],
    ['b', 2, 3],
    ['b', 3, 2],
    ['bb', 2, 3],
    ['ap', 0, 0],
    ['apr', 0, 1],
    ['z', 0, -1],
  ])('%s typed at option %i leads to option %i', (typed, at, expectedIndex) => {
    const labels = options.map((option) => option.label)
    expect(findTypedOption(labels, typed, at)).toBe(expectedIndex)
  })
})
