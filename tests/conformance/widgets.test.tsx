import { cleanup, render, waitFor, within } from '@testing-library/react'
import userEvent, { PointerEventsCheckLevel, type UserEvent } from '@testing-library/user-event'
import axe from 'axe-core'
import { createRef } from 'react'
import { afterEach, describe, expect, test } from 'vitest'
import { FormRenderer, type FormRendererProps } from '../../src/renderer/form/FormRenderer'
import type { FormHandle } from '../../src/renderer/form/useFormHandle'
import type { FieldValue } from '../../src/schemas/fields/fieldValue'
import type { FieldDefinition } from '../../src/schemas/forms/fieldDefinition'
import { type FieldKind, fieldKinds, kinds } from '../../src/schemas/kinds/kindRegistry'
import { compileOnce } from '../fixtures/compileFromModuleSource'
import '../fixtures/readableBlobs'
import { buildConformanceForm, field } from './buildConformanceForm'

/** All registered kinds with a visible control: a new kind is tested without being named here [FK-26]. */
const shownKinds = fieldKinds
  .filter((kind) => kinds[kind].isShown)
  .map((kind) => ({ kind, title: kind as string, more: {} }))
/** A checkbox without options is a single toggle [FK-22]. */
const mustTick = { kind: 'boolean' as const, required: true, mustBe: true }
const toggle = {
  kind: 'checkbox' as const,
  title: 'checkbox without options',
  more: { options: [], rules: mustTick },
}
const cases = [...shownKinds, toggle]
const options = [
  { value: 'a', label: 'Apple' },
  { value: 'b', label: 'Banana' },
]

afterEach(cleanup)

async function showKind(
  kind: FieldKind,
  more: Partial<FieldDefinition> = {},
  props: Partial<FormRendererProps> = {},
) {
  const rules = { kind: kinds[kind].rule, required: true }
  const form = buildConformanceForm([
    field('answer', { type: kind, label: 'Your answer', options, rules, ...more }),
  ])
  const validator = await compileOnce(form)
  const handle = createRef<FormHandle>()
  // No stylesheet is loaded here, so no element can refuse a pointer: the check computes the styles of every ancestor.
  const user = userEvent.setup({ delay: null, pointerEventsCheck: PointerEventsCheckLevel.Never })
  const view = render(
    <main>
      <h1>Form</h1>
      <FormRenderer form={form} loadValidator={async () => validator} handle={handle} {...props} />
    </main>,
  )
  // Dates and times show their segments once the code for them is loaded.
  if (view.container.querySelector('.fy-moment'))
    await waitFor(() => expect(view.container.querySelector('.fy-segments')).not.toBeNull())
  const control = () => {
    const found = view.container.querySelector<HTMLElement>('[name="answer"]')
    if (!found) throw new Error(`The ${kind} widget has no control named after its field.`)
    return found
  }
  const send = () => user.click(view.getByRole('button', { name: 'Submit' }))
  const value = () => handle.current?.getValues().answer
  return { ...view, user, control, send, value }
}

/** Enters an answer into the control: ticks it, chooses from its list, uploads a file or types. */
async function enterAnswer(kind: FieldKind, user: UserEvent, find: () => HTMLElement): Promise<void> {
  const control = find()
  const type = control.getAttribute('type') ?? ''
  if (type === 'radio' || type === 'checkbox') return user.click(control)
  if (type === 'file')
    return user.upload(control, new File(['%PDF-1.7 hello'], 'resume.pdf', { type: 'application/pdf' }))
  if (control.getAttribute('role') === 'combobox') {
    await user.click(control)
    // A list may load its code first, which replaces the control's element.
    const getList = () => document.getElementById(find().getAttribute('aria-controls') ?? '')
    await waitFor(() => expect(getList(), 'the list that aria-controls names').not.toBeNull())
    return user.click(within(getList() as HTMLElement).getAllByRole('option')[0] as HTMLElement)
  }
  if (type === 'hidden') return fillSegments(user, control)
  await user.type(control, String(kinds[kind].sample(options)))
}

/** For a date or time, the named input is hidden, and the value is typed into segments. */
async function fillSegments(user: UserEvent, control: HTMLElement): Promise<void> {
  const segments = control.parentElement?.querySelectorAll<HTMLElement>('[role="spinbutton"]') ?? []
  for (const segment of segments) {
    segment.focus()
    await user.keyboard(segmentKeys[segment.dataset.type ?? ''] ?? '')
  }
}

const segmentKeys: Record<string, string> = {
  day: '05',
  month: '12',
  year: '2026',
  hour: '2',
  minute: '30',
  dayPeriod: 'p',
}

const getDescriptionIds = (element: HTMLElement) =>
  (element.getAttribute('aria-describedby') ?? '').split(' ').filter(Boolean)

describe.each(cases)('[FK-26] $title', ({ kind, more }) => {
  const show = (extra: Partial<FieldDefinition> = {}, props: Partial<FormRendererProps> = {}) =>
    showKind(kind, { ...more, ...extra }, props)

  test('is found by its label, and the name of its control is the field key', async () => {
    const { getAllByLabelText, control, container } = await show()
    expect(control()).toHaveProperty('name', 'answer')
    const labelled = getAllByLabelText(/^Your answer/)
    expect(labelled.some((element) => element === control() || element.contains(control()))).toBe(true)
    const ids = Array.from(container.querySelectorAll('[id]'), (element) => element.id)
    expect(new Set(ids).size).toBe(ids.length)
  })

  test('marks a label and help in another language than the page’s, but none of the product’s texts', async () => {
    const help = 'What this is good for.'
    const getLang = (element: Element) => element.closest('[lang]')?.getAttribute('lang')
    const rules = { kind: kinds[kind].rule, required: false }
    const { getByText, unmount } = await show({ notes: help, langs: { label: 'en', notes: 'en' }, rules })
    expect(getLang(getByText('Your answer'))).toBe('en')
    expect(getLang(getByText(help))).toBe('en')
    expect(getLang(getByText('(Optional)'))).toBeUndefined()
    unmount()
    const withoutLangs = await show({ notes: help, rules })
    expect(withoutLangs.container.querySelector('[lang]')).toBeNull()
  })

  test('[FB-05] marks a required and an optional field', async () => {
    const required = await show()
    expect(required.container.textContent).toContain('Your answer\u00a0*')
    expect(required.container.textContent).not.toContain('(Optional)')
    required.unmount()
    const optional = await show({ rules: { kind: kinds[kind].rule, required: false } })
    expect(optional.container.textContent).toContain('Your answer (Optional)')
  })

  test('[FK-20] is disabled as a whole', async () => {
    const { control, container } = await show({ disabled: true })
    expect(control()).toHaveProperty('disabled', true)
    const field = container.querySelector('.fy-field')
    const usable = field?.querySelectorAll(':is(input, button, textarea, select):not(:disabled)')
    expect(usable).toHaveLength(0)
  })

  test('[FB-07] shows a missing answer on the control itself, and gets the focus', async () => {
    const { control, send, findByText } = await show()
    await send()
    await findByText('The form is missing mandatory fields')
    const texts = getDescriptionIds(control()).map((id) => document.getElementById(id)?.textContent)
    expect(texts).toContain('A response is required')
    expect(texts).not.toContain(undefined)
    const hasFocus =
      document.activeElement === control() || control().parentElement?.contains(document.activeElement)
    expect(hasFocus).toBe(true)
    const invalid = control().closest('[aria-invalid="true"]') ?? control().closest('[role]')
    expect(invalid?.getAttribute('aria-invalid')).toBe('true')
  })

  test('[FK-23] looks invalid if the definition says so', async () => {
    const { control } = await show({ valid: false })
    expect(control().closest('[aria-invalid="true"]')).not.toBeNull()
  })

  test('accepts an answer and shows it again', async () => {
    const first = await show()
    const before = first.value()
    await enterAnswer(kind, first.user, first.control)
    const given: FieldValue = first.value()
    expect(given).not.toEqual(before)
    expect(kinds[kind].isEmpty(given)).toBe(false)
    const shows = getVisibleState(first.container)
    first.unmount()
    const again = await show({}, { initialValues: { answer: given } })
    expect(again.value()).toEqual(given)
    expect(getVisibleState(again.container)).toBe(shows)
  })

  test('is reached by the Tab key', async () => {
    const { user, control, container } = await show()
    await user.tab()
    const field = container.querySelector('.fy-field')
    expect(field?.contains(document.activeElement)).toBe(true)
    expect(control()).toBeTruthy()
  })

  test('has no accessibility errors when empty, answered and invalid', async () => {
    const { container, send, user, control, findByText } = await show({ notes: 'A note' })
    await expectAccessible(container)
    await send()
    await findByText('The form is missing mandatory fields')
    await expectAccessible(container)
    await enterAnswer(kind, user, control)
    await expectAccessible(container)
  })
})

test('[FK-16] a hidden field is submitted with the form, and invisible to people', async () => {
  const { control, container, value } = await showKind('hidden', { value: 'quiet' })
  expect(control()).toHaveProperty('type', 'hidden')
  expect(value()).toBe('quiet')
  expect(container.querySelector('.fy-field')).toBeNull()
})

/** Returns the visible text, values and ticks of a field, without texts for screen readers. */
function getVisibleState(container: HTMLElement): string {
  const field = container.querySelector('.fy-field')
  const inputs = Array.from(field?.querySelectorAll('input, textarea') ?? [])
  const state = inputs.map((input) =>
    input instanceof HTMLInputElement && input.checked ? 'on' : (input as HTMLInputElement).value,
  )
  const copy = field?.cloneNode(true) as HTMLElement
  for (const area of copy.querySelectorAll('textarea, [aria-live]')) area.remove()
  return JSON.stringify([copy.textContent, state])
}

async function expectAccessible(container: HTMLElement): Promise<void> {
  const { violations } = await axe.run(container, { rules: { 'color-contrast': { enabled: false } } })
  expect(violations.map(({ id, nodes }) => [id, nodes.map((node) => node.html)])).toEqual([])
}
