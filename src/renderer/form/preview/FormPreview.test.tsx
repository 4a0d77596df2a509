import { cleanup, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { field } from '../../../../tests/conformance/buildConformanceForm'
import { buildFormBody } from '../../../schemas/forms/buildForm'
import { FormPreview } from './FormPreview'

afterEach(cleanup)

const getBody = (label: string) =>
  buildFormBody('Apply', [
    {
      id: 'you',
      title: 'About you',
      notes: 'As in your passport.',
      fields: [field('a', { label }), field('b')],
    },
    { id: 'more', title: 'More', fields: [field('c', { visibleWhen: { field: 'a', equals: 'yes' } })] },
  ])
const preview = (label: string, selected: string | null) => (
  <FormPreview form={getBody(label)} headingLevel={3} submitLabel="Send" selected={selected} />
)

test('shows the form as applicants see it, and sends nothing', async () => {
  const { container } = render(preview('Name', null))
  const group = screen.getByRole('group', { name: 'About you' })
  expect(within(group).getByRole('heading', { level: 3 }).textContent).toBe('About you')
  expect(Array.from(container.querySelectorAll('.fy-form__notes'), (notes) => notes.textContent)).toEqual([
    'As in your passport.',
  ])
  expect(within(group).getByLabelText('Name *')).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Send' })).toHaveProperty('disabled', true)
  expect(container.querySelector('form')).toBeNull()
  expect(screen.queryByLabelText(/^c/)).toBeNull()
  await userEvent.type(screen.getByLabelText('Name *'), 'yes')
  await userEvent.tab()
  expect(within(screen.getByRole('group', { name: 'More' })).getByLabelText(/^c/)).toBeTruthy()
})

test('[FK-28] shows a group by its first row, and marks it as a whole', async () => {
  const group = field('jobs', {
    type: 'group',
    label: 'Jobs',
    notes: 'The newest first.',
    itemLabel: 'Job',
    repeats: {},
    rules: { kind: 'any', required: false },
    fields: [
      field('where'),
      field('when', { visibleWhen: { field: 'where', equals: 'here' } }),
      field('why', {
        rules: { kind: 'string', required: false },
        requiredWhen: { field: 'where', equals: 'here' },
      }),
    ],
  })
  const form = buildFormBody('Apply', [{ id: 'you', title: 'About you', fields: [group] }])
  const { container } = render(
    <FormPreview form={form} headingLevel={3} submitLabel="Send" selected="jobs" />,
  )
  const jobs = screen.getByRole('group', { name: 'Jobs (Optional)' })
  expect(jobs.hasAttribute('data-lit')).toBe(true)
  expect(within(jobs).getByText('The newest first.')).toBeTruthy()
  expect(within(jobs).getByText('Job 1')).toBeTruthy()
  expect(within(jobs).getByLabelText('why (Optional)')).toBeTruthy()
  await userEvent.type(within(jobs).getByLabelText('where *'), 'here')
  await userEvent.tab()
  expect(within(jobs).getByLabelText('when *')).toBeTruthy()
  expect(within(jobs).getByLabelText('why *')).toBeTruthy()
  const ids = Array.from(container.querySelectorAll('[id]'), ({ id }) => id)
  expect(new Set(ids).size).toBe(ids.length)
})

test('[FK-28] two groups may have questions with the same key: a label focuses the field in its group', async () => {
  const groups = ['jobs', 'courses'].map((name) =>
    field(name, { type: 'group', label: name, itemLabel: name, repeats: {}, fields: [field('where')] }),
  )
  const form = buildFormBody('Apply', [{ id: 'you', title: 'About you', fields: groups }])
  render(<FormPreview form={form} headingLevel={3} selected={null} />)
  await userEvent.click(screen.getAllByText(/^where/)[1] as HTMLElement)
  expect(screen.getByRole('group', { name: /courses/ }).contains(document.activeElement)).toBe(true)
})

test('renders changed fields again and marks the selected field; typed text stays', async () => {
  const view = render(preview('Name', null))
  const input = screen.getByLabelText<HTMLInputElement>('Name *')
  await userEvent.type(input, 'Sam')
  expect(view.container.querySelector('[data-lit]')).toBeNull()
  view.rerender(preview('Full name', 'a'))
  expect(screen.getByLabelText('Full name *')).toBe(input)
  expect(input.value).toBe('Sam')
  const getMarkedNames = () =>
    Array.from(
      view.container.querySelectorAll('[data-lit]'),
      (markedField) => markedField.querySelector('input')?.name,
    )
  expect(getMarkedNames()).toEqual(['a'])
  view.rerender(preview('Full name', 'b'))
  expect(getMarkedNames()).toEqual(['b'])
  view.rerender(preview('Full name', 'gone'))
  expect(getMarkedNames()).toEqual([])
})

test.each([
  ['does not scroll to a field at its upper edge', 100, 100],
  ['does not scroll to a field at its lower edge', 280, 100],
  ['scrolls up to a field above it', 50, -40],
  ['scrolls down to a field that is partly below it', 290, 200],
])('the box around the preview %s', (_, top, expectedScrollTop) => {
  const createRect = (at: number, height: number) => ({ top: at, bottom: at + height, height }) as DOMRect
  const bounds = vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (
    this: Element,
  ) {
    return this.hasAttribute('data-scroller') ? createRect(100, 200) : createRect(top, 20)
  })
  const box = (selected: string | null) => <div data-scroller>{preview('Name', selected)}</div>
  const view = render(box(null))
  const scroller = view.container.querySelector('[data-scroller]')
  if (scroller) scroller.scrollTop = 100
  view.rerender(box('a'))
  expect(scroller?.scrollTop).toBe(expectedScrollTop)
  bounds.mockRestore()
})

test('shows a new default at once, and keeps the values that were tried', async () => {
  const text = (name: string, value: string) =>
    field(name, { value, rules: { kind: 'string', required: false } })
  const withDefault = (value: string) => {
    const jobs = field('jobs', {
      type: 'group',
      label: 'Jobs',
      rules: { kind: 'any', required: false },
      fields: [text('where', value)],
    })
    const fields = [text('a', value), text('b', value), jobs]
    const form = buildFormBody('Apply', [{ id: 'you', title: 'About you', fields }])
    return <FormPreview form={form} headingLevel={3} submitLabel="Send" selected={null} />
  }
  const { rerender } = render(withDefault('Sydney'))
  const getShownValues = () =>
    [/^a/, /^b/, /^where/].map((label) => (screen.getByLabelText(label) as HTMLInputElement).value)
  expect(getShownValues()).toEqual(['Sydney', 'Sydney', 'Sydney'])
  await userEvent.clear(screen.getByLabelText(/^b/))
  await userEvent.type(screen.getByLabelText(/^b/), 'Perth')
  await userEvent.tab()
  rerender(withDefault('Hobart'))
  expect(getShownValues()).toEqual(['Hobart', 'Perth', 'Hobart'])
})
