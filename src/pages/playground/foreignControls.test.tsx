import Form from '@rjsf/core'
import { customizeValidator } from '@rjsf/validator-ajv8'
import { act, cleanup, render, screen, waitFor } from '@testing-library/react'
import Ajv2020 from 'ajv/dist/2020'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { FormRenderer } from '../../renderer/form/FormRenderer'
import { formOf } from '../../schemas/foreign/formOf'
import { loadForeignValidator } from '../../schemas/foreign/loadForeignValidator'
import { foreignSamples } from './foreignSamples'

afterEach(cleanup)

const stockValidator = customizeValidator({
  AjvClass: Ajv2020 as never,
  ajvOptionsOverrides: { strict: false },
})

/** The paths that stock rjsf has a control for. */
function stockPaths(schema: unknown, uiSchema: unknown): string[] {
  const { container, unmount } = render(
    <Form
      schema={schema as never}
      uiSchema={uiSchema as never}
      validator={stockValidator}
      idPrefix="answer"
      idSeparator="/"
    />,
  )
  const controls = Array.from(container.querySelectorAll('input, select, textarea'))
  const paths = controls.map(({ id }) => id.replace(/-\d+$/, '').replace(/__(any|one)of_select$/, ''))
  unmount()
  return [...new Set(paths)].filter((path) => path.startsWith('answer') && !path.endsWith('-key'))
}

async function oursOf(name: string) {
  const sample = foreignSamples[name]
  const form = formOf(sample?.schema, sample?.uiSchema)
  const view = render(<FormRenderer form={form} loadValidator={loadForeignValidator} />)
  await screen.findByRole('button', { name: 'Submit' })
  await waitFor(() => expect(view.container.querySelector('[aria-busy="true"]')).toBeNull())
  await act(async () => undefined)
  return view.container
}

/** As our ids are made of paths. */
const idEnd = (path: string) =>
  `--${path.replace(/[^\w/-]/g, (sign) => `.${sign.charCodeAt(0).toString(16)}`).replaceAll('/', '--')}`

/** rjsf takes no schema that is no object, follows no anchor, and shows nothing at all where a reference leads nowhere. */
const notForStock = new Set(['Anything goes: true', 'By an anchor, draft 2020-12', 'A reference to nowhere'])

describe('every control that stock rjsf shows is shown', () => {
  const names = Object.keys(foreignSamples).filter((name) => !notForStock.has(name))
  test.each(names)('%s', async (name) => {
    const said = vi.spyOn(console, 'error').mockReturnValue()
    const warned = vi.spyOn(console, 'warn').mockReturnValue()
    const sample = foreignSamples[name]
    const wanted = stockPaths(sample?.schema, sample?.uiSchema)
    said.mockClear()
    const container = await oursOf(name)
    const ids = Array.from(container.querySelectorAll('[id]'), ({ id }) => id)
    const missing = wanted.filter(
      (path) => !ids.some((id) => id.replace(/--label$|__(any|one)of_select$/, '').endsWith(idEnd(path))),
    )
    expect(missing).toEqual([])
    expect(said).not.toHaveBeenCalled()
    said.mockRestore()
    warned.mockRestore()
  })
})

test('an anchor is followed', async () => {
  await oursOf('By an anchor, draft 2020-12')
  expect(screen.getAllByLabelText(/^Name/)).toHaveLength(2)
  expect(screen.getByRole('group', { name: 'Deputy' })).toBeTruthy()
})

test('where a reference leads nowhere one named field says so, and the others are asked', async () => {
  await oursOf('A reference to nowhere')
  expect(screen.getByLabelText(/^Name/)).toBeTruthy()
  expect(screen.getByText('Lost').parentElement?.textContent).toMatch(/#\/definitions\/none/)
})
