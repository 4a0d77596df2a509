import { cleanup, render, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createRef } from 'react'
import { afterEach, expect, test } from 'vitest'
import { buildConformanceForm, field } from '../../../tests/conformance/buildConformanceForm'
import { compileFromModuleSource } from '../../../tests/fixtures/compileFromModuleSource'
import { FormRenderer } from './FormRenderer'
import type { FormHandle } from './useFormHandle'

afterEach(cleanup)

test('[FK-10] [FK-28] a required box in a row is never ticked automatically', async () => {
  const consent = field('agreed', {
    type: 'checkbox',
    rules: { kind: 'boolean', required: true, mustBe: true },
  })
  const group = field('people', {
    type: 'group',
    label: 'People',
    itemLabel: 'Person',
    repeats: {},
    rules: { kind: 'any', required: true },
    fields: [field('name'), consent],
  })
  const form = buildConformanceForm([group])
  const validator = await compileFromModuleSource(form)
  const handle = createRef<FormHandle>()
  const view = render(<FormRenderer form={form} loadValidator={async () => validator} handle={handle} />)
  const add = await waitFor(() => view.getByRole('button', { name: 'Add person' }), { timeout: 8000 })
  await userEvent.click(add)
  const ticks = view.getAllByRole('checkbox').map((box) => (box as HTMLInputElement).checked)
  expect(ticks).toEqual([false, false])
  expect(JSON.stringify(handle.current?.getValues())).not.toContain('"agreed":true')
})
