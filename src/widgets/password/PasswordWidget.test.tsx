import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { PasswordWidget } from './PasswordWidget'

const widget = (value: string, autocomplete: string | undefined) => (
  <PasswordWidget
    id="secret"
    name="secret"
    label="Secret"
    value={value}
    options={autocomplete === undefined ? {} : { autocomplete }}
    onChange={() => undefined}
    onBlur={() => undefined}
  />
)

test('[FK-07] rates the strength of a new password, with advice', async () => {
  const { rerender } = render(widget('', 'new-password'))
  expect(screen.queryByRole('status')).toBeNull()
  rerender(widget('password12', 'new-password'))
  await screen.findByText(/^Easy to guess\. This is a commonly used password\./)
  rerender(widget('lantern-otter-quilt', 'new-password'))
  await screen.findByText(/^(Very h|H)ard to guess\.$/)
  rerender(widget('', 'new-password'))
  await screen.findByText('', { selector: '[role=status]' })
})

test('[FK-07] a secret answer is not offered to password managers', () => {
  const { rerender } = render(widget('', undefined))
  expect(document.getElementById('secret')?.getAttribute('autocomplete')).toBe('off')
  rerender(widget('', 'current-password'))
  expect(document.getElementById('secret')?.getAttribute('autocomplete')).toBe('current-password')
})

test('[FK-07] does not rate an existing password', async () => {
  render(widget('password12', 'current-password'))
  expect(screen.queryByRole('status')).toBeNull()
})
