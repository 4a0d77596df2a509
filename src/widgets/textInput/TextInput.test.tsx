import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createRef } from 'react'
import { afterEach, expect, test } from 'vitest'
import { buildConformanceForm, field } from '../../../tests/conformance/buildConformanceForm'
import { compileFromModuleSource } from '../../../tests/fixtures/compileFromModuleSource'
import { FormRenderer } from '../../renderer/form/FormRenderer'
import type { FormHandle } from '../../renderer/form/useFormHandle'
import type { FieldDefinition } from '../../schemas/forms/fieldDefinition'

afterEach(cleanup)

async function show(more: Partial<FieldDefinition> = {}) {
  const form = buildConformanceForm([field('story', { label: 'Story', ...more })])
  const validator = await compileFromModuleSource(form)
  const handle = createRef<FormHandle>()
  const { container } = render(
    <FormRenderer form={form} loadValidator={async () => validator} handle={handle} />,
  )
  const input = screen.getByLabelText<HTMLInputElement>(/^Story/)
  return { user: userEvent.setup(), input, handle, container, value: () => handle.current?.getValues().story }
}

const getDescription = (input: HTMLElement) =>
  document.getElementById(input.getAttribute('aria-describedby') ?? '')?.textContent

test.each([
  ['[FB-01] one line takes 255 characters', {}, 255],
  ['[FB-01] a textarea takes 950 characters', { type: 'textarea' as const }, 950],
  ['[FB-01] a field may set its own maximum', { maxlength: 12 }, 12],
])('%s', async (_title, more, max) => {
  const { user, input, value } = await show(more)
  await user.click(input)
  await user.paste('x'.repeat(max + 5))
  expect(input.value).toHaveLength(max)
  expect(getDescription(input)).toBe(`You have reached the max character limit of ${max}`)
  expect(value()).toHaveLength(max)
})

test('[FB-02] typing past the maximum is cut off with a message, until there is room again', async () => {
  const { user, input, container } = await show({ maxlength: 12 })
  await user.type(input, 'twelve chars and more')
  expect(input.value).toBe('twelve chars')
  expect(getDescription(input)).toBe('You have reached the max character limit of 12')
  expect(container.querySelector('[role="status"]')?.textContent).toBe(
    'You have reached the max character limit of 12',
  )
  await user.type(input, '{Backspace}')
  expect(getDescription(input)).toBe('1 character remaining')
})

test('[FB-03] the counter shows when 10 or fewer characters remain', async () => {
  const { user, input } = await show({ maxlength: 20 })
  await user.type(input, 'x'.repeat(9))
  expect(input.hasAttribute('aria-describedby')).toBe(false)
  await user.type(input, 'x')
  expect(getDescription(input)).toBe('10 characters remaining')
})

test('[FB-04] a leading space is rejected; spaces between words are not', async () => {
  const { user, input } = await show()
  await user.type(input, ' ')
  expect(input.value).toBe('')
  await user.type(input, ' to be')
  expect(input.value).toBe('to be')
  await user.type(input, ' ', { initialSelectionStart: 0, initialSelectionEnd: 0 })
  expect(input.value).toBe('to be')
  expect(input.selectionStart).toBe(0)
})

test('text in composition is unchanged until it is complete', async () => {
  const { input } = await show({ maxlength: 3 })
  fireEvent.compositionStart(input)
  fireEvent.input(input, { target: { value: 'にほんご' } })
  expect(input.value).toBe('にほんご')
  fireEvent.compositionEnd(input)
  expect(input.value).toBe('にほん')
})

test('a prefill replaces the typed text, and a reset clears it', async () => {
  const { user, input, handle, value } = await show()
  await user.type(input, 'Sam')
  act(() => handle.current?.setValues({ story: 'Alex' }))
  expect(input.value).toBe('Alex')
  await user.type(input, 'a')
  expect(value()).toBe('Alexa')
  act(() => handle.current?.reset())
  expect(input.value).toBe('')
  expect(value()).toBe('')
})

test('[FK-07] a password keeps a leading space and can be shown', async () => {
  const { user, input } = await show({ type: 'password' })
  await user.type(input, ' secret')
  expect(input.value).toBe(' secret')
  expect(input.type).toBe('password')
  await user.click(screen.getByRole('button', { name: 'Show what is typed' }))
  expect(input.type).toBe('text')
})

test('[VR-02] an answer is no longer called missing once its first letter is typed', async () => {
  const { user, input } = await show()
  await user.click(screen.getByRole('button', { name: 'Submit' }))
  expect(getDescription(input)).toBe('A response is required')
  await user.type(input, 'A')
  expect(screen.queryByText('A response is required')).toBeNull()
})

test.each([
  ['text', 'Rene\u0301e\u00a0\u200b', 'Renée'],
  ['textarea', 'Two lines\n\u3000', 'Two lines'],
  ['email', 'sam@müller.de\u200b', 'sam@xn--mller-kva.de'],
  ['tel', '\u202d0400 000 000\u202c', '0400 000 000'],
  ['number', '１２．５', '12.5'],
] as const)(
  'a field of the kind %s shows and holds the cleaned text once the field is left',
  async (type, typed, clean) => {
    const { user, input, value } = await show({ type })
    await user.click(input)
    await user.paste(typed)
    await user.tab()
    expect(input.value).toBe(clean)
    expect(value()).toBe(clean)
  },
)

test('[FB-02] a number over the limit is refused, not cut to another number', async () => {
  const { user, input } = await show({ type: 'number', maxlength: 2 })
  await user.type(input, '12.5')
  expect(input.value).toBe('12.5')
  await user.click(screen.getByRole('button', { name: 'Submit' }))
  expect(getDescription(input)).toBe('Maximum Character Length is 2')
})

test('[FK-03] [FK-08] a search field and a number field tell the browser which keyboard to show', async () => {
  expect((await show({ type: 'search' })).input.type).toBe('search')
  cleanup()
  const { input } = await show({ type: 'number' })
  expect([input.type, input.inputMode]).toEqual(['text', 'decimal'])
})
