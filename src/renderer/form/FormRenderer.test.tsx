import { cleanup, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { buildConformanceForm, field } from '../../../tests/conformance/buildConformanceForm'
import { compileFromModuleSource } from '../../../tests/fixtures/compileFromModuleSource'
import type { BuiltForm, FieldError } from '../../schemas/forms/builtForm'
import { FormRenderer, type FormRendererProps } from './FormRenderer'

afterEach(cleanup)

const emailRule = { kind: 'email' as const, required: true }
const buildPersonForm = () =>
  buildConformanceForm([
    field('firstName', { label: 'First Name' }),
    field('email', { type: 'email', label: 'Email', rules: emailRule }),
  ])

async function open(form: BuiltForm, props: Partial<FormRendererProps> = {}) {
  const validator = await compileFromModuleSource(form)
  const user = userEvent.setup()
  const onSubmit = vi.fn()
  render(<FormRenderer form={form} loadValidator={async () => validator} onSubmit={onSubmit} {...props} />)
  const send = () => user.click(screen.getByRole('button', { name: props.submitLabel ?? 'Submit' }))
  return { user, onSubmit, send }
}

const getMessage = (input: HTMLElement) =>
  (input.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent)
    .join(' ')

describe('submitting', () => {
  test('[FB-07] an invalid form lists missing answers, links to each field and focuses the first', async () => {
    const { user, onSubmit, send } = await open(buildPersonForm())
    await send()
    const summary = screen.getByRole('region', { name: 'The form is missing mandatory fields' })
    const links = within(summary).getAllByRole('link')
    expect(links.map((link) => link.textContent)).toEqual(['First Name', 'Email'])
    const first = screen.getByLabelText(/First Name/)
    expect(document.activeElement).toBe(first)
    expect(first).toHaveProperty('name', 'firstName')
    expect(first.getAttribute('aria-invalid')).toBe('true')
    expect(getMessage(first)).toBe('A response is required')
    await user.click(within(summary).getByRole('link', { name: /Email/ }))
    expect(document.activeElement).toBe(screen.getByLabelText(/Email/))
    expect(onSubmit).not.toHaveBeenCalled()
  })

  test('a valid form submits the typed text immediately', async () => {
    const { user, onSubmit } = await open(buildPersonForm())
    await user.type(screen.getByLabelText(/First Name/), 'Sam')
    await user.type(screen.getByLabelText(/Email/), 'sam@example.com{Enter}')
    expect(onSubmit).toHaveBeenCalledExactlyOnceWith({ firstName: 'Sam', email: 'sam@example.com' })
  })

  test('shows a server error at its field until the field is edited', async () => {
    const errors: FieldError[] = [{ path: '/email', message: 'This address has already applied' }]
    const { user, send } = await open(buildPersonForm(), { onSubmit: async () => errors })
    const email = screen.getByLabelText(/Email/)
    await user.type(screen.getByLabelText(/First Name/), 'Sam')
    await user.type(email, 'sam@example.com')
    await send()
    expect(await screen.findByText('This address has already applied')).toBeTruthy()
    expect(document.activeElement).toBe(email)
    await user.tab()
    expect(getMessage(email)).toBe('This address has already applied')
    await user.type(email, '.au')
    await user.tab()
    expect(email.getAttribute('aria-invalid')).toBeNull()
    expect(screen.queryByRole('region')).toBeNull()
  })
})
