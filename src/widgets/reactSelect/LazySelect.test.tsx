import { cleanup, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { FieldValue } from '../../schemas/fields/fieldValue'
import type { WidgetProps } from '../shared/widgetProps'
import { LazySelect } from './LazySelect'

// Stops the clock between keys, so that letters make one search term on a slow machine.
beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'] }))
afterEach(() => {
  vi.useRealTimers()
  cleanup()
})

const rules = { kind: 'string' as const, required: false }
const countries = ['Austria', 'Australia', 'Côte d’Ivoire', 'New Zealand', 'Nigeria', 'Niger']
const choices = countries.map((label, at) => ({ label, value: `v${at}` }))

interface FieldOptions {
  searchable?: boolean
  value?: string
  props?: Partial<WidgetProps>
}

interface Callbacks {
  onValueChange: (value: FieldValue) => void
  onSubmit: (event: { preventDefault: () => void }) => void
}

function Field({
  searchable = true,
  value = '',
  props = {},
  onValueChange,
  onSubmit,
}: FieldOptions & Callbacks) {
  const [currentValue, setCurrentValue] = useState<FieldValue>(value)
  const onChange = (next: FieldValue) => {
    onValueChange(next)
    setCurrentValue(next)
  }
  const commonProps = {
    id: 'country',
    name: 'country',
    label: 'Country',
    options: { rules, required: false, choices },
  }
  return (
    <form onSubmit={onSubmit}>
      <LazySelect
        {...commonProps}
        isSearchable={searchable}
        value={currentValue}
        onChange={onChange}
        onBlur={() => undefined}
        {...props}
      />
      <button type="submit">Send</button>
    </form>
  )
}

function open(fieldOptions: FieldOptions = {}) {
  const onValueChange = vi.fn<Callbacks['onValueChange']>()
  const onSubmit = vi.fn<Callbacks['onSubmit']>((event) => event.preventDefault())
  render(<Field {...fieldOptions} onValueChange={onValueChange} onSubmit={onSubmit} />)
  const input = () => screen.getByRole<HTMLInputElement>('combobox')
  return { onValueChange, onSubmit, user: userEvent.setup(), input }
}

const listOptions = () => screen.getAllByRole('option').map((option) => option.textContent)

describe('[FK-05] a searchable select', () => {
  test('is one closed plain input with the name, the text of its value and the right semantics', () => {
    const { input } = open({ value: 'v1', props: { required: true, describedBy: 'why' } })
    expect(input().value).toBe('Australia')
    expect(input().name).toBe('country')
    expect(input().getAttribute('aria-expanded')).toBe('false')
    expect(input().getAttribute('aria-required')).toBe('true')
    expect(input().getAttribute('aria-describedby')).toBe('why')
    expect(screen.queryByRole('listbox')).toBeNull()
  })

  test('the select for the browser’s autofill has a text in each option', async () => {
    const { user, input } = open({
      props: { options: { rules, required: false, choices, autocomplete: 'country' } },
    })
    await user.click(input())
    const autofill = document.querySelector('select') ?? expect.fail('There is no select.')
    expect(Array.from(autofill.options, ({ text }) => text)).toEqual([
      'Select…',
      ...choices.map(({ label }) => label),
    ])
  })

  test('a click before its code is loaded opens the list later', async () => {
    const { user, input, onValueChange } = open()
    await user.click(input())
    expect(await screen.findByRole('listbox', { name: 'Options' })).toBeTruthy()
    expect(listOptions()).toEqual(choices.map((choice) => choice.label))
    expect(document.activeElement).toBe(input())
    expect(input().getAttribute('aria-controls')).toBe(screen.getByRole('listbox').id)
    await user.click(screen.getByRole('option', { name: 'New Zealand' }))
    expect(onValueChange).toHaveBeenCalledExactlyOnceWith('v3')
    expect(screen.queryByRole('listbox')).toBeNull()
    expect(input().value).toBe('New Zealand')
  })

  test('keeps letters typed before its code is loaded; Enter chooses the matching option without submitting', async () => {
    const { user, input, onValueChange, onSubmit } = open({ value: 'v0' })
    await user.tab()
    expect(document.activeElement).toBe(input())
    await user.keyboard('cote')
    expect(input().value).toBe('cote')
    await screen.findByRole('listbox')
    await user.keyboard(' d')
    expect(input().value).toBe('cote d')
    await user.keyboard('{Enter}')
    expect(onValueChange).toHaveBeenCalledExactlyOnceWith('v2')
    expect(onSubmit).not.toHaveBeenCalled()
    expect(input().value).toBe('Côte d’Ivoire')
  })

  test('[FK-25] the list is filtered by the typed text, with a message if nothing matches', async () => {
    const { user, input } = open()
    await user.click(input())
    await screen.findByRole('listbox')
    await user.keyboard('aus')
    await waitFor(() => expect(listOptions()).toEqual(['Austria', 'Australia']))
    expect(screen.getByText(/^2 results available/)).toBeTruthy()
    await user.keyboard("{Backspace}{Backspace}{Backspace}d'iv")
    await waitFor(() => expect(listOptions()).toEqual(['Côte d’Ivoire']))
    await user.keyboard('x')
    expect(await screen.findByText('NO DATA FOUND.')).toBeTruthy()
    expect(screen.getByRole('listbox').textContent).toBe('')
    await user.keyboard('{Enter}{Escape}')
    expect(screen.queryByRole('listbox')).toBeNull()
    expect(input().value).toBe('')
  })

  test.each([
    ['a whole name that is part of another', 'niger', 'v5', 'Niger'],
    ['the start of the only matching name', 'new z', 'v3', 'New Zealand'],
    ['a name without its accents', 'cote d’ivoire', 'v2', 'Côte d’Ivoire'],
    ['a part with another apostrophe', "d'iv", 'v2', 'Côte d’Ivoire'],
  ])('[FB-08] leaving the field chooses the option by %s', async (_, typed, value, shown) => {
    const { user, input, onValueChange } = open()
    await user.click(input())
    await user.keyboard(typed)
    await screen.findByRole('listbox')
    await user.click(document.body)
    expect(onValueChange).toHaveBeenCalledExactlyOnceWith(value)
    expect(input().value).toBe(shown)
  })

  test('[FB-08] text that matches several options stays as the answer when the field is left, and can be deleted', async () => {
    const { user, input, onValueChange } = open()
    await user.click(input())
    await user.keyboard('aus')
    await screen.findByRole('listbox')
    await user.click(document.body)
    expect(onValueChange).toHaveBeenCalledExactlyOnceWith('aus')
    expect(input().value).toBe('aus')
    await user.click(input())
    await user.keyboard('{Backspace}')
    expect(onValueChange).toHaveBeenLastCalledWith('')
    expect(input().value).toBe('')
  })

  test.each(['closed', 'opened before'])("[FK-21] clearing emits '' while %s", async (state) => {
    const { user, input, onValueChange } = open({ value: 'v1' })
    if (state !== 'closed') {
      await user.click(input())
      await screen.findByRole('listbox')
      await user.keyboard('{Escape}')
    }
    await user.click(screen.getByRole('button', { name: 'Clear Country' }))
    expect(onValueChange).toHaveBeenCalledExactlyOnceWith('')
    expect(document.activeElement).toBe(input())
    expect(input().value).toBe('')
  })

  test('[FK-21] Delete clears it too', async () => {
    const { user, onValueChange } = open({ value: 'v1' })
    await user.tab()
    await user.keyboard('{Delete}')
    expect(onValueChange).toHaveBeenCalledExactlyOnceWith('')
  })

  test('cannot be opened while disabled', async () => {
    const { user, input } = open({ props: { disabled: true } })
    expect(input().disabled).toBe(true)
    await user.click(input())
    expect(screen.queryByRole('listbox')).toBeNull()
  })
})

describe('[FK-04] the same list without a search', () => {
  test('[FK-25] letters lead to the option that begins with them, and no text can be typed', async () => {
    const { user, input, onValueChange } = open({ searchable: false })
    await user.tab()
    await user.keyboard('n')
    await screen.findByRole('listbox')
    expect(input().tagName).toBe('BUTTON')
    await user.keyboard('{Enter}')
    expect(onValueChange).toHaveBeenLastCalledWith('v3')
    await user.keyboard('au')
    await user.keyboard('{Enter}')
    expect(onValueChange).toHaveBeenLastCalledWith('v0')
  })
})
