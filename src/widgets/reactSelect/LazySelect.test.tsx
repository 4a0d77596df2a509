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
const choices = ['Austria', 'Australia', 'Côte d’Ivoire', 'New Zealand'].map((label, at) => ({
  label,
  value: `v${at}`,
}))

interface FieldOptions {
  searchable?: boolean
  value?: string
  props?: Partial<WidgetProps>
}

interface Callbacks {
  changed: (value: FieldValue) => void
  onSubmit: (event: { preventDefault: () => void }) => void
}

function Field({ searchable = true, value = '', props = {}, changed, onSubmit }: FieldOptions & Callbacks) {
  const [now, setNow] = useState<FieldValue>(value)
  const onChange = (next: FieldValue) => {
    changed(next)
    setNow(next)
  }
  const common = {
    id: 'country',
    name: 'country',
    label: 'Country',
    options: { rules, required: false, choices },
  }
  return (
    <form onSubmit={onSubmit}>
      <LazySelect
        {...common}
        isSearchable={searchable}
        value={now}
        onChange={onChange}
        onBlur={() => undefined}
        {...props}
      />
      <button type="submit">Send</button>
    </form>
  )
}

function open(opened: FieldOptions = {}) {
  const changed = vi.fn<Callbacks['changed']>()
  const onSubmit = vi.fn<Callbacks['onSubmit']>((event) => event.preventDefault())
  render(<Field {...opened} changed={changed} onSubmit={onSubmit} />)
  const input = () => screen.getByRole<HTMLInputElement>('combobox')
  return { changed, onSubmit, user: userEvent.setup(), input }
}

const options = () => screen.getAllByRole('option').map((option) => option.textContent)

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
    const { user, input, changed } = open()
    await user.click(input())
    expect(await screen.findByRole('listbox', { name: 'Options' })).toBeTruthy()
    expect(options()).toEqual(choices.map((choice) => choice.label))
    expect(document.activeElement).toBe(input())
    expect(input().getAttribute('aria-controls')).toBe(screen.getByRole('listbox').id)
    await user.click(screen.getByRole('option', { name: 'New Zealand' }))
    expect(changed).toHaveBeenCalledExactlyOnceWith('v3')
    expect(screen.queryByRole('listbox')).toBeNull()
    expect(input().value).toBe('New Zealand')
  })

  test('keeps letters typed before its code is loaded; Enter chooses the matching option without submitting', async () => {
    const { user, input, changed, onSubmit } = open({ value: 'v0' })
    await user.tab()
    expect(document.activeElement).toBe(input())
    await user.keyboard('cote')
    expect(input().value).toBe('cote')
    await screen.findByRole('listbox')
    await user.keyboard(' d')
    expect(input().value).toBe('cote d')
    await user.keyboard('{Enter}')
    expect(changed).toHaveBeenCalledExactlyOnceWith('v2')
    expect(onSubmit).not.toHaveBeenCalled()
    expect(input().value).toBe('Côte d’Ivoire')
  })

  test('[FK-25] the list is filtered by the typed text, with a message if nothing matches', async () => {
    const { user, input } = open()
    await user.click(input())
    await screen.findByRole('listbox')
    await user.keyboard('aus')
    await waitFor(() => expect(options()).toEqual(['Austria', 'Australia']))
    expect(screen.getByText(/^2 results available/)).toBeTruthy()
    await user.keyboard("{Backspace}{Backspace}{Backspace}d'iv")
    await waitFor(() => expect(options()).toEqual(['Côte d’Ivoire']))
    await user.keyboard('x')
    expect(await screen.findByText('NO DATA FOUND.')).toBeTruthy()
    expect(screen.getByRole('listbox').textContent).toBe('')
    await user.keyboard('{Enter}{Escape}')
    expect(screen.queryByRole('listbox')).toBeNull()
    expect(input().value).toBe('')
  })

  test.each([
    ['its whole name', 'new zealand', 'v3', 'New Zealand'],
    ['the start of the only matching name', 'new z', 'v3', 'New Zealand'],
    ['a name without its accents', 'cote d’ivoire', 'v2', 'Côte d’Ivoire'],
    ['a part with another apostrophe', "d'iv", 'v2', 'Côte d’Ivoire'],
  ])('[FB-08] %s typed and left with a click is chosen', async (_, typed, value, shown) => {
    const { user, input, changed } = open()
    await user.click(input())
    await user.keyboard(typed)
    await screen.findByRole('listbox')
    await user.click(document.body)
    expect(changed).toHaveBeenCalledExactlyOnceWith(value)
    expect(input().value).toBe(shown)
  })

  test('[FB-08] text that matches several options stays as the answer when the field is left, and can be deleted', async () => {
    const { user, input, changed } = open()
    await user.click(input())
    await user.keyboard('aus')
    await screen.findByRole('listbox')
    await user.click(document.body)
    expect(changed).toHaveBeenCalledExactlyOnceWith('aus')
    expect(input().value).toBe('aus')
    await user.click(input())
    await user.keyboard('{Backspace}')
    expect(changed).toHaveBeenLastCalledWith('')
  })

  test.each(['closed', 'opened before'])("[FK-21] clearing emits '' while %s", async (state) => {
    const { user, input, changed } = open({ value: 'v1' })
    if (state !== 'closed') {
      await user.click(input())
      await screen.findByRole('listbox')
      await user.keyboard('{Escape}')
    }
    await user.click(screen.getByRole('button', { name: 'Clear Country' }))
    expect(changed).toHaveBeenCalledExactlyOnceWith('')
    expect(document.activeElement).toBe(input())
    expect(input().value).toBe('')
  })

  test('[FK-21] Delete clears it too', async () => {
    const { user, changed } = open({ value: 'v1' })
    await user.tab()
    await user.keyboard('{Delete}')
    expect(changed).toHaveBeenCalledExactlyOnceWith('')
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
    const { user, input, changed } = open({ searchable: false })
    await user.tab()
    await user.keyboard('n')
    await screen.findByRole('listbox')
    expect(input().tagName).toBe('BUTTON')
    await user.keyboard('{Enter}')
    expect(changed).toHaveBeenLastCalledWith('v3')
    await user.keyboard('au')
    await user.keyboard('{Enter}')
    expect(changed).toHaveBeenLastCalledWith('v0')
  })
})
