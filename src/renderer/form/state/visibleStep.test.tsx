import { act, cleanup, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createRef } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { field } from '../../../../tests/conformance/buildConformanceForm'
import { compileFromModuleSource } from '../../../../tests/fixtures/compileFromModuleSource'
import { buildForm } from '../../../schemas/forms/buildForm'
import { FormRenderer } from '../FormRenderer'
import type { FormHandle } from '../useFormHandle'
import type { VisibleStep } from './visibleStep'

afterEach(cleanup)

const form = buildForm('Apply', [
  { id: 'you', title: 'About you', fields: [field('first')] },
  { id: 'sea', title: 'At sea', fields: [field('boat'), field('port')] },
])

async function open(step: VisibleStep) {
  const validator = await compileFromModuleSource(form)
  const handle = createRef<FormHandle>()
  const onSubmit = vi.fn()
  const element = (shown: VisibleStep) => (
    <FormRenderer
      form={form}
      step={shown}
      loadValidator={async () => validator}
      onSubmit={onSubmit}
      handle={handle}
      postUrl="/apply"
    />
  )
  const { rerender } = render(element(step))
  await act(() => new Promise((resolve) => setTimeout(resolve, 5)))
  const press = () => userEvent.click(screen.getByRole('button', { name: 'Submit' }))
  return { handle, onSubmit, press, show: (shown: VisibleStep) => rerender(element(shown)) }
}

const getSummaryLinks = () =>
  within(screen.getByRole('region'))
    .getAllByRole('link')
    .map(({ textContent }) => textContent)

test('[FB-07] validates only the answers of the current step; then continues without sending', async () => {
  const next = vi.fn()
  const { onSubmit, press } = await open({ sectionIds: ['you'], next })
  expect(screen.queryByRole('group', { name: 'At sea' })).toBeNull()
  await press()
  expect(getSummaryLinks()).toEqual(['first'])
  expect(document.activeElement).toBe(screen.getByLabelText(/^first/))
  expect(next).not.toHaveBeenCalled()
  await userEvent.type(screen.getByLabelText(/^first/), 'Ada')
  await press()
  expect(next).toHaveBeenCalledOnce()
  expect(screen.queryByRole('region')).toBeNull()
  expect(onSubmit).not.toHaveBeenCalled()
})

test('hidden steps keep their answers and their errors', async () => {
  const next = vi.fn()
  const { handle, press, show } = await open({ sectionIds: ['sea'], next })
  await userEvent.type(screen.getByLabelText(/^boat/), 'Mary')
  await press()
  expect(getSummaryLinks()).toEqual(['port'])
  show({ sectionIds: ['you'], next })
  expect(screen.queryByRole('region')).toBeNull()
  await press()
  expect(getSummaryLinks()).toEqual(['first'])
  show({ sectionIds: ['sea'], next })
  expect(getSummaryLinks()).toEqual(['port'])
  expect(handle.current?.getValues()).toMatchObject({ boat: 'Mary' })
})

test('validates everything at the end; a link of the summary opens the step with the field', async () => {
  const openStep = vi.fn()
  const { onSubmit, press } = await open({ sectionIds: [], open: openStep, header: <p>All of it</p> })
  expect(screen.getByText('All of it')).toBeTruthy()
  await press()
  expect(getSummaryLinks()).toEqual(['first', 'boat', 'port'])
  expect(document.activeElement?.textContent).toBe('The form is missing mandatory fields')
  await userEvent.click(screen.getByRole('link', { name: 'port' }))
  expect(openStep).toHaveBeenCalledExactlyOnceWith('sea', 'port')
  expect(onSubmit).not.toHaveBeenCalled()
})
