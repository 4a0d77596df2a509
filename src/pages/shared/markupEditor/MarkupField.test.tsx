import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, it } from 'vitest'
import { MarkupField } from './MarkupField'

// Typing, selection and paste need a browser: tests/e2e/formattedText.test.ts.

afterEach(cleanup)

const pages = [
  { title: 'About us', path: '/about' },
  { title: 'Benefits', path: '/benefits' },
]

function show(value: string[]) {
  const changes: string[][] = []
  const field = (current: string[]) => (
    <>
      <label htmlFor="text">Text</label>
      <MarkupField
        id="text"
        label="Text"
        value={current}
        onChange={(next) => changes.push(next)}
        pages={pages}
        describedBy="hint"
        isInvalid
      />
    </>
  )
  const { rerender } = render(field(value))
  const box = screen.getByRole('textbox', { name: 'Text' })
  return { box, changes, change: (next: string[]) => rerender(field(next)), user: userEvent.setup() }
}

it('shows formatted text, refers to its hint, and is marked as invalid', () => {
  const { box, changes } = show(['## Work', 'We **build** [boats](/about).', '- One'])
  expect(box.innerHTML).toBe(
    '<h2>Work</h2><p>We <strong>build</strong> <a href="/about">boats</a>.</p><ul><li><p>One</p></li></ul>',
  )
  expect(box.getAttribute('aria-describedby')).toBe('hint')
  expect(box.getAttribute('aria-invalid')).toBe('true')
  expect(changes).toEqual([])
})

it('shows a new value, and does not report it as a change', () => {
  const { box, change, changes } = show(['One'])
  change(['Two', 'Three'])
  expect(box.textContent).toBe('TwoThree')
  expect(changes).toEqual([])
})

it('refuses an invalid address, and Escape closes the link form', async () => {
  const { changes, user } = show(['See more'])
  await user.click(screen.getByRole('button', { name: /^Link/ }))
  await user.selectOptions(screen.getByLabelText('Link to'), '')
  await user.type(screen.getByLabelText('Address'), 'javascript:x{Enter}')
  expect(screen.getByRole('alert').textContent).toMatch(/https:/)
  await user.keyboard('{Escape}')
  expect(screen.queryByLabelText('Address')).toBeNull()
  expect(changes).toEqual([])
})

it('the toolbar is one tab stop with arrow key navigation', async () => {
  const { user } = show(['Words'])
  await screen.findByRole('button', { name: /^Bold/ })
  await user.tab()
  expect(document.activeElement?.getAttribute('aria-label')).toMatch(/^Bold/)
  await user.keyboard('{ArrowLeft}{ArrowLeft}')
  expect(document.activeElement?.getAttribute('aria-label')).toBe('List')
})
