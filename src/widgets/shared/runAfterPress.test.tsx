import { beforeEach, expect, it, vi } from 'vitest'
import { runAfterPress, watchPresses } from './runAfterPress'

const dispatch = (type: string) => window.dispatchEvent(new Event(type))

beforeEach(() => {
  vi.useFakeTimers()
  watchPresses()
  return () => {
    dispatch('pointerup')
    vi.runAllTimers()
    vi.useRealTimers()
  }
})

it('[FB-07] runs at once while nothing is pressed', () => {
  const work = vi.fn()
  runAfterPress(work)
  expect(work).toHaveBeenCalledOnce()
})

it('[FB-07] waits until the button is released, and runs in order before its click', () => {
  const events: string[] = []
  const onClick = () => events.push('click')
  document.addEventListener('click', onClick)
  dispatch('pointerdown')
  dispatch('mousedown')
  runAfterPress(() => events.push('commit'))
  runAfterPress(() => events.push('check'))
  vi.runAllTimers()
  dispatch('pointerup')
  dispatch('mouseup')
  expect(events).toEqual([])
  document.body.click()
  document.removeEventListener('click', onClick)
  expect(events).toEqual(['commit', 'check', 'click'])
})

it('[FB-07] runs without a click, too', () => {
  const work = vi.fn()
  dispatch('pointerdown')
  runAfterPress(work)
  dispatch('pointerup')
  vi.runAllTimers()
  expect(work).toHaveBeenCalledOnce()
})

it('[FB-07] waits for the mouse events of a tap, which follow the lifted finger', () => {
  const work = vi.fn()
  dispatch('pointerdown')
  dispatch('pointerup')
  dispatch('mousedown')
  runAfterPress(work)
  vi.runAllTimers()
  expect(work).not.toHaveBeenCalled()
  dispatch('mouseup')
  vi.runAllTimers()
  expect(work).toHaveBeenCalledOnce()
})

it.each(['pointercancel', 'dragend', 'keydown'])('[FB-07] %s ends a press that has no other end', (end) => {
  const work = vi.fn()
  dispatch('pointerdown')
  runAfterPress(work)
  dispatch(end)
  vi.runAllTimers()
  expect(work).toHaveBeenCalledOnce()
})
