import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import type { KeyboardEvent } from 'react'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { buildConformanceForm, field } from '../../../../tests/conformance/buildConformanceForm'
import { createEnterHandler } from '../FormRoot'
import { MountedTextInputs } from '../state/formStore'
import { Listeners } from '../state/listeners'
import { focusField } from './focusField'
import { type LabelledFieldProps, renderLabelledField } from './renderLabelledField'

afterEach(cleanup)

describe('label, notes and error of a widget', () => {
  const show = (more: Partial<LabelledFieldProps> = {}) =>
    render(
      renderLabelledField({
        id: 'f',
        kind: 'text',
        isFullWidth: false,
        label: 'Name',
        options: { required: true, notes: 'In full.' },
        labelling: 'input',
        error: undefined,
        unsupportedKind: undefined,
        children: <input id="f" />,
        ...more,
      }),
    ).container.firstElementChild

  /** Returns the children by class, or by element if they have none. */
  const listParts = (root: Element | null) =>
    Array.from(root?.children ?? [], (child) => child.className.replace('fy-field__', '') || child.localName)

  test('have ids, and are rendered in a fixed order around the input', () => {
    const widget = show({ error: 'Too short', unsupportedKind: 'hologram', prefix: <i /> })
    expect(listParts(widget)).toEqual(['i', 'label', 'input', 'error', 'notes', 'fault'])
    expect(screen.getByLabelText('Name *').id).toBe('f')
    expect(
      ['f--label', 'f--notes', 'f--error'].map((id) => document.getElementById(id)?.textContent),
    ).toEqual(['Name\u00a0*', 'In full.', 'Too short'])
    expect(widget?.getAttribute('data-invalid')).toBe('true')
    expect(widget?.getAttribute('data-kind')).toBe('text')
  })

  test('are omitted if the field has none', () => {
    const widget = show({ options: {} })
    expect(listParts(widget)).toEqual(['label', 'input'])
    expect(widget?.hasAttribute('data-invalid')).toBe(false)
    expect(widget?.hasAttribute('data-choices')).toBe(false)
    expect(widget?.hasAttribute('data-lone')).toBe(false)
    expect(show({ isFullWidth: true })?.getAttribute('data-lone')).toBe('true')
    expect(show({ options: { choices: [{ label: 'A', value: 'a' }] } })?.getAttribute('data-choices')).toBe(
      '1',
    )
  })

  test('the label of a group focuses nothing, and a widget that renders its label gets no other label', () => {
    const group = show({ labelling: 'group' })
    expect(listParts(group)).toEqual(['label', 'input', 'notes'])
    expect(group?.querySelector('.fy-field__label')?.localName).toBe('span')
    fireEvent.click(screen.getByText(/^Name/))
    expect(document.activeElement).toBe(document.body)
    cleanup()
    expect(listParts(show({ labelling: 'own' }))).toEqual(['input', 'notes'])
  })

  test('the label of several parts focuses the first part', () => {
    const widget = show({ labelling: 'parts' })
    expect(listParts(widget)).toEqual(['label', 'input', 'notes'])
    fireEvent.click(screen.getByText(/^Name/))
    expect(document.activeElement?.id).toBe('f')
  })
})

describe('focusField', () => {
  const focusInside = (html: string) => {
    document.body.innerHTML = `<div id="f">${html}</div>`
    const isFocused = focusField('f')
    return [isFocused, document.activeElement?.id]
  }
  afterEach(() => {
    document.body.innerHTML = ''
  })

  test.each([
    ['<input type="hidden"><input disabled><input id="x">', [true, 'x']],
    ['<textarea disabled></textarea><textarea id="x"></textarea>', [true, 'x']],
    ['<button disabled></button><button id="x"></button>', [true, 'x']],
    ['<select id="x"></select><input>', [true, 'x']],
    ['<i tabindex="-1"></i><i tabindex="0" id="x"></i>', [true, 'x']],
    ['<b></b>', [false, '']],
  ])('focuses the first focusable element of %s', (html, expected) => {
    expect(focusInside(html)).toEqual(expected)
  })

  test('focuses the field itself and scrolls it into view', () => {
    document.body.innerHTML = '<input id="f">'
    const scrollIntoView = vi.fn()
    const input = document.getElementById('f')
    if (input) input.scrollIntoView = scrollIntoView
    expect(focusField('f')).toBe(true)
    expect(document.activeElement).toBe(input)
    expect(scrollIntoView).toHaveBeenCalledExactlyOnceWith({ block: 'center' })
    expect(focusField('gone')).toBe(false)
  })
})

describe('[FK-20] Enter', () => {
  const form = buildConformanceForm([field('open'), field('closed', { allowEnterSubmit: false })])

  function press(html: string, more: Partial<KeyboardEvent> = {}) {
    const [submit, preventDefault] = [vi.fn(), vi.fn()]
    const box = document.createElement('div')
    box.innerHTML = html
    createEnterHandler(
      form,
      submit,
    )({
      key: 'Enter',
      defaultPrevented: false,
      nativeEvent: { isComposing: false },
      target: box.firstElementChild,
      preventDefault,
      ...more,
    } as unknown as KeyboardEvent)
    return [submit.mock.calls.length, preventDefault.mock.calls.length]
  }
  const composing = { nativeEvent: { isComposing: true } } as Partial<KeyboardEvent>

  test.each<[string, string, Partial<KeyboardEvent>, [number, number]]>([
    ['submits from a field', '<input name="open">', {}, [1, 1]],
    ['submits from a field that no form declares', '<input name="rjsf">', {}, [1, 1]],
    ['does nothing where it is forbidden', '<input name="closed">', {}, [0, 1]],
    ['is left to a text of several lines', '<textarea name="open"></textarea>', {}, [0, 0]],
    ['is left to a button', '<input type="button" name="open">', {}, [0, 0]],
    ['is left to a file', '<input type="file" name="open">', {}, [0, 0]],
    ['is left to an input without a name', '<input>', {}, [0, 0]],
    [
      'is left to a handler that has prevented its default',
      '<input name="open">',
      { defaultPrevented: true },
      [0, 0],
    ],
    ['is left to text that is being composed', '<input name="open">', composing, [0, 0]],
    ['is the only key that submits', '<input name="open">', { key: 'a' }, [0, 0]],
  ])('%s', (_, html, more, counts) => expect(press(html, more)).toEqual(counts))
})

test('notifies listeners until they unsubscribe; a listener added meanwhile gets the next notification', () => {
  const listeners = new Listeners<[string]>()
  const [lateListener, earlyListener] = [vi.fn(), vi.fn(() => void listeners.add(lateListener))]
  const unsubscribe = listeners.add(earlyListener)
  listeners.notify('one')
  expect(lateListener).not.toHaveBeenCalled()
  unsubscribe()
  listeners.notify('two')
  expect(earlyListener).toHaveBeenCalledExactlyOnceWith('one')
  expect(lateListener).toHaveBeenCalledExactlyOnceWith('two')
})

test('an unmounted input is neither flushed nor discarded', () => {
  const inputs = new MountedTextInputs()
  const [mounted, unmounted] = [0, 1].map(() => ({ flush: vi.fn(), discard: vi.fn() }))
  if (!mounted || !unmounted) return
  inputs.register(mounted)
  inputs.register(unmounted)()
  inputs.flush()
  inputs.discard()
  expect(
    [mounted.flush, mounted.discard, unmounted.flush, unmounted.discard].map(({ mock }) => mock.calls.length),
  ).toEqual([1, 1, 0, 0])
})
