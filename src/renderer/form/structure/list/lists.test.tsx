import { cleanup, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createRef } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { buildConformanceForm, field } from '../../../../../tests/conformance/buildConformanceForm'
import type { FieldValue } from '../../../../schemas/fields/fieldValue'
import type { BuiltForm, FieldError } from '../../../../schemas/forms/builtForm'
import { FormRenderer } from '../../FormRenderer'
import type { FormHandle } from '../../useFormHandle'

afterEach(cleanup)

const rules = { kind: 'string', required: true }

/** Builds a form with a field and a list of referees, like a custom group. */
function buildRefereeForm(bounds: { minItems?: number; maxItems?: number } = {}): BuiltForm {
  const form = buildConformanceForm([field('one', { rules: { kind: 'string', required: false } })])
  const items = {
    type: 'object',
    properties: { name: { type: 'string', title: 'Name' }, email: { type: 'string', title: 'Email' } },
    required: ['name', 'email'],
  }
  form.schema.properties.referees = { type: 'array', title: 'Referees', items, ...bounds } as never
  if (bounds.minItems) form.schema.required.push('referees')
  form.uiSchema['ui:order'].push('referees')
  form.uiSchema['ui:sections'][0]?.fields.push('referees')
  form.uiSchema.referees = {
    'ui:widget': 'group',
    'ui:options': { rules, required: false, itemLabel: 'Referee' },
    items: {
      name: { 'ui:widget': 'text', 'ui:options': { rules, required: true } },
      email: { 'ui:widget': 'email', 'ui:options': { rules, required: true } },
    },
  } as never
  return form
}

const twoReferees = [
  { name: 'Ada', email: 'ada@example.com' },
  { name: 'Grace', email: 'grace@example.com' },
] as unknown as FieldValue

async function open(form: BuiltForm, rows?: FieldValue, errors?: FieldError[]) {
  const handle = createRef<FormHandle>()
  const onSubmit = vi.fn(() => errors)
  render(
    <FormRenderer
      form={form}
      loadValidator={async () => () => true}
      handle={handle}
      onSubmit={onSubmit}
      {...(rows === undefined ? {} : { initialValues: { referees: rows } })}
    />,
  )
  await screen.findByRole('group', { name: /^Referees/ })
  const names = () => screen.getAllByLabelText(/^Name/).map((input) => (input as HTMLInputElement).value)
  return {
    user: userEvent.setup(),
    handle,
    onSubmit,
    names,
    getAnnouncement: () => screen.getByRole('status').textContent,
  }
}

const getFocusedName = () => document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.id

test('an added row is announced, its first field gets the focus, and its answers are submitted', async () => {
  const { user, onSubmit, getAnnouncement } = await open(buildRefereeForm())
  expect(screen.getByText('None so far.')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Add referee' }))
  expect(document.activeElement).toBe(screen.getByLabelText(/^Name/))
  expect(getAnnouncement()).toBe('Referee 1 added')
  await user.keyboard('Ada')
  await user.type(screen.getByLabelText(/^Email/), 'ada@example.com')
  await user.click(screen.getByRole('button', { name: 'Submit' }))
  const referees = [{ name: 'Ada', email: 'ada@example.com' }]
  expect(onSubmit).toHaveBeenCalledWith(expect.objectContaining({ referees }))
})

test('removing a row focuses the next row, or the add button after the last one', async () => {
  const { user, names, getAnnouncement } = await open(buildRefereeForm(), twoReferees)
  await user.click(screen.getByRole('button', { name: 'Remove Referee 1' }))
  expect(names()).toEqual(['Grace'])
  expect(getAnnouncement()).toBe('Referee 1 removed')
  expect(document.activeElement?.textContent).toContain('Referee 1')
  await user.click(screen.getByRole('button', { name: 'Remove Referee 1' }))
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Add referee' }))
})

test('rows move by arrow keys on the handle and by buttons, and keep the focus', async () => {
  const { user, names, getAnnouncement, handle } = await open(buildRefereeForm(), twoReferees)
  screen.getByRole('button', { name: 'Move Referee 2' }).focus()
  await user.keyboard('{ArrowUp}')
  expect(names()).toEqual(['Grace', 'Ada'])
  expect(getFocusedName()).toBe('Move Referee 1')
  expect(getAnnouncement()).toBe('Referee 2 is now 1 of 2')
  await user.click(screen.getByRole('button', { name: 'Move Referee 1 down' }))
  expect(names()).toEqual(['Ada', 'Grace'])
  expect(getFocusedName()).toBe('Move Referee 2 down')
  expect(handle.current?.getValues().referees).toEqual(twoReferees)
})

test('respects the maximum and minimum number of rows', async () => {
  const { user, names } = await open(buildRefereeForm({ minItems: 1, maxItems: 2 }), twoReferees)
  expect(screen.getByText('From 1 to 2.')).toBeTruthy()
  const add = screen.getByRole('button', { name: 'Add referee' })
  expect(add.getAttribute('aria-disabled')).toBe('true')
  await user.click(add)
  expect(names()).toHaveLength(2)
  await user.click(screen.getByRole('button', { name: 'Remove Referee 2' }))
  await user.click(screen.getByRole('button', { name: 'Remove Referee 1' }))
  expect(names()).toEqual(['Ada'])
})

test('a collapsed row shows its answers in one line; an error expands it', async () => {
  const errors = [{ path: '/referees/1/email', message: 'Must be a valid email' }]
  const { user } = await open(buildRefereeForm(), twoReferees, errors)
  const getRowButton = () => screen.getByRole('button', { name: /^Referee 2/ })
  await user.click(getRowButton())
  expect(getRowButton().textContent).toContain('Grace, grace@example.com')
  expect(screen.getAllByLabelText(/^Name/)).toHaveLength(1)
  await user.click(screen.getByRole('button', { name: 'Submit' }))
  const summary = await screen.findByRole('region')
  expect(within(summary).getByRole('link').textContent).toBe('Referee 2: Email: Must be a valid email')
  const email = screen.getAllByLabelText(/^Email/)[1]
  expect(document.activeElement).toBe(email)
  expect(email?.getAttribute('aria-invalid')).toBe('true')
  expect(getRowButton().textContent).toContain('needs attention')
})

test('an error moves with its row, and is removed with it', async () => {
  const errors = [{ path: '/referees/1/email', message: 'Unknown' }]
  const { user } = await open(buildRefereeForm(), twoReferees, errors)
  await user.click(screen.getByRole('button', { name: 'Submit' }))
  const link = () => within(screen.getByRole('region')).getByRole('link').textContent
  expect(await waitFor(link)).toBe('Referee 2: Email: Unknown')
  await user.click(screen.getByRole('button', { name: 'Move Referee 2 up' }))
  expect(link()).toBe('Referee 1: Email: Unknown')
  expect(screen.getAllByLabelText(/^Email/)[0]?.getAttribute('aria-invalid')).toBe('true')
  await user.click(screen.getByRole('button', { name: 'Remove Referee 1' }))
  expect(screen.queryByRole('region')).toBeNull()
})

test('editing an answer removes only the server error of that answer', async () => {
  const errors = ['/referees/0/email', '/referees/1/email'].map((path) => ({ path, message: 'Unknown' }))
  const { user } = await open(buildRefereeForm(), twoReferees, errors)
  await user.click(screen.getByRole('button', { name: 'Submit' }))
  await screen.findAllByText('Unknown')
  await user.type(screen.getAllByLabelText(/^Email/)[0] as HTMLElement, '.au')
  await user.tab()
  const links = within(screen.getByRole('region')).getAllByRole('link')
  expect(links.map((link) => link.textContent)).toEqual(['Referee 2: Email: Unknown'])
})

test('a long list starts collapsed, and does not render the fields of collapsed rows', async () => {
  const rows = Array.from({ length: 100 }, (_, at) => ({ name: `N${at}`, email: 'a@example.com' }))
  const view = render(
    <FormRenderer
      form={buildRefereeForm()}
      loadValidator={async () => () => true}
      initialValues={{ referees: rows as unknown as FieldValue }}
    />,
  )
  await waitFor(() => expect(view.container.querySelectorAll('.fy-list__row')).toHaveLength(100))
  expect(view.container.querySelectorAll('.fy-list input')).toHaveLength(0)
})
