import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createRef, Profiler, StrictMode } from 'react'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { buildConformanceForm, field } from '../../../tests/conformance/buildConformanceForm'
import { settings, vacancy } from '../../../tests/fixtures/coastalPlanner'
import { compileFromModuleSource } from '../../../tests/fixtures/compileFromModuleSource'
import { buildApplicationForm } from '../../schemas/applicationForm/buildApplicationForm'
import type { BuiltForm, FieldUi } from '../../schemas/forms/builtForm'
import type { CompiledValidator } from '../../schemas/validation/compiledValidator'
import { FormRenderer, type FormRendererProps } from './FormRenderer'
import type { FormHandle } from './useFormHandle'

afterEach(cleanup)

async function open(form: BuiltForm, props: Partial<FormRendererProps> = {}) {
  const validator = await compileFromModuleSource(form)
  const handle = createRef<FormHandle>()
  const onSubmit = vi.fn()
  const onRender = vi.fn()
  const view = render(
    <Profiler id="form" onRender={onRender}>
      <FormRenderer
        form={form}
        loadValidator={async () => validator}
        onSubmit={onSubmit}
        handle={handle}
        {...props}
      />
    </Profiler>,
  )
  // The validator is loaded after the first paint.
  await act(() => new Promise((resolve) => setTimeout(resolve, 5)))
  onRender.mockClear()
  return { ...view, user: userEvent.setup(), onSubmit, onRender, handle }
}

const buildFormWithFields = (n: number) =>
  buildConformanceForm(Array.from({ length: n }, (_, at) => field(`f${at}`, { label: `Field ${at}.` })))

describe('the cost of a keystroke', () => {
  test('a keystroke renders nothing, and its commit changes nothing outside the field', async () => {
    const { user, onRender, handle, container } = await open(buildFormWithFields(60))
    const changedNodes = new Set<Node>()
    const observer = new MutationObserver((changes) =>
      changes.map((change) => changedNodes.add(change.target)),
    )
    const input = screen.getByLabelText('Field 30. *')
    observer.observe(container, { subtree: true, childList: true, attributes: true, characterData: true })
    await user.type(input, 'a')
    expect(onRender).not.toHaveBeenCalled()
    act(() => void handle.current?.getValues())
    observer.disconnect()
    expect(handle.current?.getValues().f30).toBe('a')
    for (const node of changedNodes) expect(input.closest('.fy-field')?.contains(node)).toBe(true)
  })

  test('a form has at most 25 fields in one <form>, and one send button', async () => {
    const { container } = await open(buildFormWithFields(60))
    const forms = Array.from(container.querySelectorAll('form'))
    expect(forms.map((form) => form.querySelectorAll('input').length)).toEqual([25, 25, 10])
    expect(container.querySelectorAll('[type="submit"]')).toHaveLength(1)
    expect(forms.at(-1)?.querySelector('[type="submit"]')).toBeTruthy()
  })

  test('Enter submits the whole form from a part without the button', async () => {
    const { user, onSubmit, handle } = await open(buildFormWithFields(60))
    act(() =>
      handle.current?.setValues(Object.fromEntries(Array.from({ length: 60 }, (_, at) => [`f${at}`, 'x']))),
    )
    await user.type(screen.getByLabelText('Field 3. *'), 'y{Enter}')
    expect(onSubmit).toHaveBeenCalledOnce()
    expect(onSubmit.mock.calls[0]?.[0]).toMatchObject({ f3: 'xy', f59: 'x' })
  })
})

test('[FB-07] a failed submit lists all errors at once; fields far below the first error show their errors later', async () => {
  const { container } = await open(buildFormWithFields(100))
  const countInvalidFields = () => container.querySelectorAll('.fy-field[data-invalid]').length
  fireEvent.click(screen.getByRole('button', { name: 'Submit' }))
  expect(within(screen.getByRole('region')).getAllByRole('listitem')).toHaveLength(100)
  expect(document.activeElement).toBe(screen.getByLabelText('Field 0. *'))
  expect(countInvalidFields()).toBe(40)
  await vi.waitFor(() => expect(countInvalidFields()).toBe(100))
})

test('[FK-20] Enter does not submit where the field forbids it', async () => {
  const { user, onSubmit } = await open(buildConformanceForm([field('code', { allowEnterSubmit: false })]))
  await user.type(screen.getByLabelText(/^code/), 'x{Enter}')
  expect(onSubmit).not.toHaveBeenCalled()
})

describe('when errors appear and disappear', () => {
  const buildEmailForm = () =>
    buildConformanceForm([
      field('email', { type: 'email', label: 'Email', rules: { kind: 'email', required: true } }),
    ])

  test('[VR-04] validates a field that was left before the validator had loaded', async () => {
    const form = buildConformanceForm([
      field('a', { label: 'Address.', type: 'email', rules: { kind: 'email', required: true } }),
    ])
    const validator = await compileFromModuleSource(form)
    let arrive = () => {}
    const arrived = new Promise<void>((done) => {
      arrive = done
    })
    const { user } = await open(form, {
      loadValidator: async () => {
        await arrived
        return validator
      },
    })
    await user.type(screen.getByLabelText('Address. *'), 'x')
    await user.tab()
    expect(screen.queryByText('Must be a valid email')).toBeNull()
    arrive()
    expect((await screen.findAllByText('Must be a valid email')).length).toBeGreaterThan(0)
  })

  test('[VR-04] validates a field when it is left, not while it is first typed in; a correction removes the error', async () => {
    const { user, handle } = await open(buildEmailForm())
    const input = screen.getByLabelText(/^Email/)
    await user.type(input, 'sam@')
    act(() => void handle.current?.getValues())
    expect(screen.queryByText('Must be a valid email')).toBeNull()
    await user.tab()
    expect(screen.getByText('Must be a valid email')).toBeTruthy()
    await user.type(input, 'example.com')
    act(() => void handle.current?.getValues())
    expect(screen.queryByText('Must be a valid email')).toBeNull()
  })

  test('leaving an unedited required field shows no error', async () => {
    const { user } = await open(buildEmailForm())
    await user.tab()
    await user.tab()
    expect(screen.queryByText('A response is required')).toBeNull()
  })

  test('the title and the live region report errors, and the title is restored', async () => {
    document.title = 'Apply'
    const { user, container } = await open(buildEmailForm())
    await user.click(screen.getByRole('button', { name: 'Submit' }))
    expect(document.title).toBe('Error: Apply')
    expect(container.querySelectorAll('[aria-live]')).toHaveLength(1)
    expect(container.querySelector('[aria-live="polite"]')?.textContent).toBe(
      'The form is missing mandatory fields. One answer is missing.',
    )
    await user.type(screen.getByLabelText(/^Email/), 'sam@example.com')
    await user.tab()
    expect(document.title).toBe('Apply')
    expect(screen.queryByText('The form is missing mandatory fields')).toBeNull()
  })

  test('[FB-07] a page can replace the heading of the summary', async () => {
    const { user } = await open(buildEmailForm(), { errorHeading: 'Please fill in your address' })
    await user.click(screen.getByRole('button', { name: 'Submit' }))
    expect(screen.getByText('Please fill in your address')).toBeTruthy()
  })
})

describe('links of the summary', () => {
  test('[FB-07] missing answers are counted and listed by label; invalid answers show the message', async () => {
    const rules = { kind: 'email' as const, required: true }
    const longTextRules = { kind: 'string' as const, required: true, min: 5 }
    const { user } = await open(
      buildConformanceForm([
        field('one'),
        field('two', { rules: longTextRules }),
        field('mail', { type: 'email', label: 'Email', rules }),
      ]),
    )
    await user.type(screen.getByLabelText(/^Email/), 'sam@{Enter}')
    const summary = screen.getByRole('region', { name: 'The form is missing mandatory fields' })
    expect(within(summary).getByText('2 answers are missing. One answer needs attention.')).toBeTruthy()
    const links = within(summary).getAllByRole('link')
    expect(links.map((link) => link.textContent)).toEqual([
      'one',
      'two: Minimum Character Length is 5',
      'Email: Must be a valid email',
    ])
  })

  test('[FB-07] focus groups, lists, files and dates, too', async () => {
    const form = buildApplicationForm(settings, vacancy)
    const { user, container } = await open(form)
    await user.click(screen.getByRole('button', { name: 'Submit' }))
    const summary = screen.getByRole('region', { name: 'The form is missing mandatory fields' })
    const links = within(summary).getAllByRole('link')
    expect(links.length).toBeGreaterThan(5)
    for (const link of links) {
      await user.click(link)
      const key = link.getAttribute('href')?.split('--')[1]
      const focused = document.activeElement
      expect(container.querySelector(`[name="${key}"]`)?.closest('.fy-field')?.contains(focused)).toBe(true)
    }
  })
})

describe('conditional fields', () => {
  const form = () =>
    buildConformanceForm([
      field('country', {
        type: 'radio',
        options: [
          { value: 'AU', label: 'Australia' },
          { value: 'NZ', label: 'New Zealand' },
        ],
      }),
      field('province', { visibleWhen: { field: 'country', notEquals: 'AU' } }),
      field('other', { rules: { kind: 'string', required: false } }),
    ])

  test('appear and disappear without affecting other fields, together with their error and answer', async () => {
    const { user, onSubmit } = await open(form())
    const unaffectedInput = screen.getByLabelText(/^other/)
    expect(screen.queryByLabelText(/^province/)).toBeNull()
    await user.click(screen.getByLabelText('New Zealand'))
    await user.click(screen.getByRole('button', { name: 'Submit' }))
    expect(screen.getByRole('link', { name: /^province/ })).toBeTruthy()
    await user.type(screen.getByLabelText(/^province/), 'Otago')
    await user.click(screen.getByLabelText('Australia'))
    expect(screen.queryByLabelText(/^province/)).toBeNull()
    expect(screen.queryByRole('link')).toBeNull()
    expect(screen.getByLabelText(/^other/)).toBe(unaffectedInput)
    await user.click(screen.getByRole('button', { name: 'Submit' }))
    expect(onSubmit).toHaveBeenCalledExactlyOnceWith({ country: 'AU', other: '' })
  })
})

describe('malformed data never breaks a form', () => {
  test('an unknown kind becomes a text field, and is reported once', async () => {
    const form = buildConformanceForm([field('one'), field('two')])
    ;(form.uiSchema.one as { 'ui:widget': string })['ui:widget'] = 'hologram'
    const onFault = vi.fn()
    const { user, onSubmit } = await open(form, { onFault })
    await user.type(screen.getByLabelText(/^one/), 'x')
    await user.type(screen.getByLabelText(/^two/), 'y{Enter}')
    expect(onSubmit).toHaveBeenCalledWith({ one: 'x', two: 'y' })
    expect(onFault).toHaveBeenCalledExactlyOnceWith('one', expect.stringContaining('hologram'))
    expect(screen.getByText(/hologram/)).toBeTruthy()
  })

  test('a field that no section names is shown last, not lost', async () => {
    const form = buildConformanceForm([field('one'), field('two')])
    const [section] = form.uiSchema['ui:sections']
    if (section) section.fields = ['two']
    await open(form)
    const names = Array.from(document.querySelectorAll('input'), (input) => input.name)
    expect(names).toEqual(['two', 'one'])
  })

  test('a widget that throws affects only its field', async () => {
    const consoleError = vi.spyOn(console, 'error').mockReturnValue()
    const form = buildConformanceForm([
      field('pick', { type: 'select', options: [{ value: 'a', label: 'A' }] }),
      field('two'),
    ])
    ;(form.uiSchema.pick as FieldUi)['ui:options'].choices = 'not a list' as never
    const onFault = vi.fn()
    const { user } = await open(form, { onFault })
    expect(screen.getByText('This question could not be shown.')).toBeTruthy()
    await user.type(screen.getByLabelText(/^two/), 'works')
    expect(onFault).toHaveBeenCalledOnce()
    expect(consoleError).toHaveBeenCalled()
    consoleError.mockRestore()
  })

  test('rjsf renders a structured answer and is loaded for it', async () => {
    const form = buildConformanceForm([field('one')])
    const address = {
      title: 'Address',
      type: 'object',
      properties: { street: { type: 'string', title: 'Street' } },
    }
    form.schema.properties.address = address as never
    const { user, onSubmit } = await open(form)
    await user.type(await screen.findByLabelText(/^Street/), 'Quay')
    await user.type(screen.getByLabelText(/^one/), 'x{Enter}')
    expect(onSubmit).toHaveBeenCalledWith({ one: 'x', address: { street: 'Quay' } })
  })

  test('the form submits to the server even if its validator cannot be loaded', async () => {
    const onSubmit = vi.fn()
    const load = vi.fn<() => Promise<CompiledValidator>>(() => Promise.reject(new Error('offline')))
    await open(buildConformanceForm([field('one')]), { onSubmit, loadValidator: load })
    fireEvent.click(screen.getByRole('button', { name: 'Submit' }))
    await vi.waitFor(() => expect(onSubmit).toHaveBeenCalledOnce())
    expect(load).toHaveBeenCalledTimes(2)
  })
})

describe('the page around the form', () => {
  test('[FB-09] a filter form without a button reports committed answers', async () => {
    const onChange = vi.fn()
    const form = buildConformanceForm([field('name', { rules: { kind: 'string', required: false } })])
    const { user, handle, container } = await open(form, { submitHidden: true, onChange })
    expect(container.querySelector('[type="submit"]')).toBeNull()
    await user.type(screen.getByLabelText(/^name/), 'planner')
    await user.tab()
    expect(onChange).toHaveBeenCalledExactlyOnceWith({ name: 'planner' })
    act(() => handle.current?.reset())
    expect(onChange).toHaveBeenCalledOnce()
    expect(screen.getByLabelText(/^name/)).toHaveProperty('value', '')
  })

  test('submits once at a time and shows progress on the button', async () => {
    const resolveSubmits: (() => void)[] = []
    const onSubmit = vi.fn(() => new Promise<void>((resolve) => resolveSubmits.push(resolve)))
    const { user } = await open(buildConformanceForm([field('one')]), { onSubmit })
    await user.type(screen.getByLabelText(/^one/), 'x')
    const button = screen.getByRole('button', { name: 'Submit' })
    await user.click(button)
    await user.click(button)
    expect(onSubmit).toHaveBeenCalledOnce()
    expect(button.getAttribute('aria-disabled')).toBe('true')
    await act(async () => resolveSubmits[0]?.())
    expect(button.getAttribute('aria-disabled')).toBeNull()
  })

  test('still submits after StrictMode has mounted it twice', async () => {
    const form = buildConformanceForm([field('one')])
    const validator = await compileFromModuleSource(form)
    const onSubmit = vi.fn()
    render(
      <StrictMode>
        <FormRenderer form={form} loadValidator={async () => validator} onSubmit={onSubmit} />
      </StrictMode>,
    )
    const user = userEvent.setup()
    await user.type(screen.getByLabelText(/^one/), 'x{Enter}')
    await vi.waitFor(() => expect(onSubmit).toHaveBeenCalledExactlyOnceWith({ one: 'x' }))
  })
})

test('a blank row is not sent, and is refused only if the group is required', async () => {
  const jobs = (required: boolean) =>
    buildConformanceForm([
      field('jobs', {
        type: 'group',
        label: 'Jobs',
        itemLabel: 'Job',
        repeats: { max: 3 },
        rules: { kind: 'string', required },
        fields: [field('title', { label: 'Title' })],
      }),
    ])
  const initialValues = { jobs: [{ title: '' }, { title: 'Diver' }] }
  const { user, onSubmit, unmount } = await open(jobs(false), { initialValues })
  await screen.findByRole('button', { name: 'Add job' })
  await user.click(screen.getByRole('button', { name: 'Submit' }))
  expect(onSubmit).toHaveBeenCalledWith({ jobs: [{ title: 'Diver' }] })
  unmount()
  const requiredForm = await open(jobs(true), { initialValues })
  await screen.findByRole('button', { name: 'Add job' })
  await requiredForm.user.click(screen.getByRole('button', { name: 'Submit' }))
  expect(requiredForm.onSubmit).not.toHaveBeenCalled()
})
