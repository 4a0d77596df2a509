import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createRef } from 'react'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { buildConformanceForm, field } from '../../../tests/conformance/buildConformanceForm'
import { compileFromModuleSource } from '../../../tests/fixtures/compileFromModuleSource'
import { FormRenderer, type FormRendererProps } from './FormRenderer'
import { runAfterPaint } from './state/runAfterPaint'
import type { FormHandle } from './useFormHandle'

afterEach(cleanup)

const optionalText = { kind: 'string' as const, required: false }
const form = buildConformanceForm([
  field('name', { label: 'Name', rules: optionalText, value: 'Ada' }),
  field('code', { label: 'Code', rules: optionalText }),
])

async function open(props: Partial<FormRendererProps> = {}) {
  const validator = await compileFromModuleSource(form)
  const handle = createRef<FormHandle>()
  const onSubmit = vi.fn()
  const load = vi.fn(async () => validator)
  const view = render(
    <FormRenderer form={form} loadValidator={load} onSubmit={onSubmit} handle={handle} {...props} />,
  )
  const getAnnouncement = () => view.container.querySelector('[aria-live]')?.textContent
  const getHandle = (): FormHandle => {
    if (!handle.current) throw new Error('The form has no handle.')
    return handle.current
  }
  const submit = () => userEvent.click(screen.getByRole('button', { name: props.submitLabel ?? 'Submit' }))
  return {
    ...view,
    onSubmit,
    load,
    getHandle,
    getAnnouncement,
    submit,
    name: screen.getByLabelText<HTMLInputElement>(/^Name/),
  }
}

describe('the handle of a form', () => {
  test('returns the answers, including text that is being typed', async () => {
    const { getHandle, name } = await open({ initialValues: { code: 'x' } })
    fireEvent.input(name, { target: { value: 'Ada L' } })
    expect(getHandle().getValues()).toEqual({ name: 'Ada L', code: 'x' })
  })

  test('sets some values, and resets', async () => {
    const { getHandle, name } = await open({ initialValues: { name: 'Bea' } })
    expect(name.value).toBe('Bea')
    act(() => getHandle().setValues({ name: 'Cy' }))
    expect([name.value, getHandle().getValues()]).toEqual(['Cy', { name: 'Cy', code: '' }])
    act(() => getHandle().reset({ code: 'y' }))
    expect(getHandle().getValues()).toEqual({ name: 'Ada', code: 'y' })
    act(() => getHandle().reset())
    expect(getHandle().getValues()).toEqual({ name: 'Ada', code: '' })
  })

  test('shows errors from outside the form, with the default or a custom heading', async () => {
    const { getHandle, getAnnouncement, name } = await open()
    act(() => getHandle().showErrors([{ path: '/name', message: 'Taken' }]))
    expect(screen.getByRole('region', { name: 'Some answers need another look' })).toBeTruthy()
    expect(getAnnouncement()).toBe('Some answers need another look. One answer needs attention.')
    expect(document.activeElement).toBe(name)
    act(() =>
      getHandle().showErrors(
        [
          { path: '', message: 'Closed' },
          { path: '/gone', message: 'Odd' },
        ],
        'Too late.',
      ),
    )
    const summary = screen.getByRole('region', { name: 'Too late.' })
    expect(getAnnouncement()).toBe('Too late. 2 answers need attention.')
    expect(Array.from(summary.querySelectorAll('li'), (item) => item.textContent)).toEqual(['Closed', 'Odd'])
    expect(screen.queryByRole('link')).toBeNull()
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Too late.' }))
  })

  test('announces the same message again', async () => {
    const { getHandle, getAnnouncement } = await open()
    const fail = () => act(() => getHandle().showErrors([{ path: '/name', message: 'Taken' }], 'H'))
    fail()
    const first = getAnnouncement()
    fail()
    expect(getAnnouncement()).toBe(`${first}\u00a0`)
    fail()
    expect(getAnnouncement()).toBe(first)
  })
})

describe('typed text is committed', () => {
  test('when the page closes or is hidden', async () => {
    const onChange = vi.fn()
    const { name, unmount } = await open({ onChange })
    fireEvent.input(name, { target: { value: 'A' } })
    await act(async () => void window.dispatchEvent(new Event('pagehide')))
    expect(onChange).toHaveBeenLastCalledWith({ name: 'A', code: '' })
    fireEvent.input(name, { target: { value: 'AB' } })
    const state = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('visible')
    await act(async () => void document.dispatchEvent(new Event('visibilitychange')))
    expect(onChange).toHaveBeenCalledTimes(1)
    state.mockReturnValue('hidden')
    await act(async () => void document.dispatchEvent(new Event('visibilitychange')))
    expect(onChange).toHaveBeenLastCalledWith({ name: 'AB', code: '' })
    state.mockRestore()
    unmount()
    window.dispatchEvent(new Event('pagehide'))
    expect(onChange).toHaveBeenCalledTimes(2)
  })

  test('reports several changes at once with one call of `onChange`', async () => {
    const onChange = vi.fn()
    const { name } = await open({ onChange })
    fireEvent.input(name, { target: { value: 'A' } })
    fireEvent.input(screen.getByLabelText(/^Code/), { target: { value: 'B' } })
    await act(async () => void window.dispatchEvent(new Event('pagehide')))
    expect(onChange).toHaveBeenCalledExactlyOnceWith({ name: 'A', code: 'B' })
  })
})

describe('sending', () => {
  test('is disabled while the page is busy', async () => {
    const { submit, onSubmit, container } = await open({ isBusy: true, submitLabel: 'Send' })
    await submit()
    expect(onSubmit).not.toHaveBeenCalled()
    expect(container.querySelector('.fy-form')?.getAttribute('aria-busy')).toBe('true')
    expect(container.querySelector('.fy-form__spinner')).toBeTruthy()
  })

  test('shows neither a busy state nor errors if it succeeds', async () => {
    const { submit, onSubmit, container } = await open()
    expect(container.querySelector('[aria-busy], [aria-disabled], .fy-form__spinner')).toBeNull()
    await submit()
    await vi.waitFor(() => expect(onSubmit).toHaveBeenCalledExactlyOnceWith({ name: 'Ada', code: '' }))
    expect(screen.queryByRole('region')).toBeNull()
  })

  test('that throws shows an error and can be repeated', async () => {
    const error = new Error('no network')
    const onSubmit = vi.fn().mockRejectedValueOnce(error).mockResolvedValue([])
    const reported = vi.fn()
    vi.stubGlobal('reportError', reported)
    const { submit } = await open({ onSubmit })
    await submit()
    await screen.findByText('Something went wrong. Your answers are still here; please try again.')
    expect(reported).toHaveBeenCalledExactlyOnceWith(error)
    await submit()
    await vi.waitFor(() => expect(screen.queryByRole('region')).toBeNull())
    expect(onSubmit).toHaveBeenCalledTimes(2)
    vi.unstubAllGlobals()
  })
})

describe('work that waits until the browser is idle', () => {
  test('runs after the first paint unless it is cancelled', () => {
    vi.useFakeTimers()
    const work = vi.fn()
    const cancelWork = runAfterPaint(work)
    expect(work).not.toHaveBeenCalled()
    cancelWork()
    vi.runAllTimers()
    expect(work).not.toHaveBeenCalled()
    runAfterPaint(work)
    vi.runAllTimers()
    expect(work).toHaveBeenCalledOnce()
    vi.useRealTimers()
  })

  test('uses the browser’s idle callback if available', () => {
    const [request, cancel, work] = [vi.fn(() => 7), vi.fn(), vi.fn()]
    vi.stubGlobal('requestIdleCallback', request)
    vi.stubGlobal('cancelIdleCallback', cancel)
    runAfterPaint(work)()
    expect(request).toHaveBeenCalledExactlyOnceWith(work, { timeout: 500 })
    expect(cancel).toHaveBeenCalledExactlyOnceWith(7)
    vi.unstubAllGlobals()
  })
})
