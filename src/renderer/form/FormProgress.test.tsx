import { act, cleanup, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createPortal } from 'react-dom'
import { afterEach, expect, test } from 'vitest'
import { field } from '../../../tests/conformance/buildConformanceForm'
import { compileFromModuleSource } from '../../../tests/fixtures/compileFromModuleSource'
import { buildForm } from '../../schemas/forms/buildForm'
import { FormProgress } from './FormProgress'
import { FormRenderer } from './FormRenderer'

afterEach(cleanup)

test('[JD-06] the outline counts required answers, marks sections with errors, and is not announced', async () => {
  const form = buildForm('Apply', [
    { id: 'you', title: 'About you', fields: [field('first'), field('last')] },
    {
      id: 'more',
      title: 'More',
      fields: [field('notes', { rules: { kind: 'string', required: false } })],
    },
  ])
  const validator = await compileFromModuleSource(form)
  const aside = document.body.appendChild(document.createElement('aside'))
  const user = userEvent.setup()
  render(
    <FormRenderer form={form} loadValidator={async () => validator}>
      {createPortal(<FormProgress />, aside)}
    </FormRenderer>,
  )
  await act(() => new Promise((resolve) => setTimeout(resolve, 5)))
  const outline = within(aside)
  const getCount = () => aside.querySelector('.fy-outline__count')?.textContent
  const getLinks = () => outline.getAllByRole('link').map((link) => link.textContent)
  expect(getCount()).toBe('0 of 2 required questions answered')
  expect(getLinks()).toEqual(['About you 0 of 2', 'More optional'])
  await user.type(screen.getByLabelText(/^first/), 'Ada')
  await user.tab()
  expect(getCount()).toBe('1 of 2 required questions answered')
  await user.click(screen.getByRole('button', { name: 'Submit' }))
  expect(getLinks()).toEqual(['About you needs attention', 'More optional'])
  await user.type(screen.getByLabelText(/^last/), 'Byron')
  await user.tab()
  expect(getLinks()).toEqual(['About you complete', 'More optional'])
  expect(aside.querySelector('[aria-live], [role="status"]')).toBeNull()
  await user.click(outline.getByRole('link', { name: /About you/ }))
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'About you' }))
  aside.remove()
})
