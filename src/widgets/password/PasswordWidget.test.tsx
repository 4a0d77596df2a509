import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { PasswordWidget } from './PasswordWidget'

const widget = (value: string, autocomplete: string) => (
  <PasswordWidget
    id="secret"
    name="secret"
    label="Secret"
    value={value}
    options={{ autocomplete }}
    onChange={() => undefined}
    onBlur={() => undefined}
  />
)

test('[FK-07] of a new password it is said how hard it is to guess, and what would help', async () => {
  const { rerender } = render(widget('', 'new-password'))
  expect(screen.queryByRole('status')).toBeNull()
  rerender(widget('password12', 'new-password'))
  await screen.findByText(/^Easy to guess\. This is a commonly used password\./)
  rerender(widget('lantern-otter-quilt', 'new-password'))
  await screen.findByText(/^(Very h|H)ard to guess\.$/)
  rerender(widget('', 'new-password'))
  await screen.findByText('', { selector: '[role=status]' })
})

test('[FK-07] of one that is only asked for nothing is said', async () => {
  render(widget('password12', 'current-password'))
  expect(screen.queryByRole('status')).toBeNull()
})
