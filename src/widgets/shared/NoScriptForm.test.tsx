import { act, render, screen } from '@testing-library/react'
import { flushSync } from 'react-dom'
import { expect, it, vi } from 'vitest'
import { NoScriptForm, useNoScriptControl } from './widgetContexts'

function Field({ id }: { id: string }) {
  return useNoScriptControl(id) ? <select id={id} aria-label={id} /> : <input id={id} aria-label={id} />
}

const form = (isNoScript: boolean) => (
  <NoScriptForm value={isNoScript}>
    <Field id="first" />
    <Field id="second" />
  </NoScriptForm>
)

it('replaces no-script controls after hydration; a control that receives the focus meanwhile is replaced when it loses the focus', async () => {
  const { rerender } = render(form(true))
  act(() => {
    flushSync(() => rerender(form(false)))
    screen.getByRole('combobox', { name: 'second' }).focus()
  })
  expect(screen.getByRole('textbox', { name: 'first' })).toBeTruthy()
  const second = screen.getByRole('combobox', { name: 'second' })
  expect(document.activeElement).toBe(second)
  second.blur()
  await vi.waitFor(() => expect(screen.getByRole('textbox', { name: 'second' })).toBeTruthy())
})
