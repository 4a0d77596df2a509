import { beforeEach, expect, it, vi } from 'vitest'
import { runAfterPress, watchPresses } from './runAfterPress'

const tell = (type: string) => window.dispatchEvent(new Event(type))

beforeEach(() => {
  vi.useFakeTimers()
  watchPresses()
  return () => {
    tell('pointerup')
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
  tell('pointerdown')
  tell('mousedown')
  runAfterPress(() => events.push('commit'))
  runAfterPress(() => events.push('judge'))
  vi.runAllTimers()
  tell('pointerup')
  tell('mouseup')
  expect(events).toEqual([])
  document.body.click()
  document.removeEventListener('click', onClick)
  expect(events).toEqual(['commit', 'judge', 'click'])
})

it('[FB-07] runs without a click, too', () => {
  const work = vi.fn()
  tell('pointerdown')
  runAfterPress(work)
  tell('pointerup')
  vi.runAllTimers()
  expect(work).toHaveBeenCalledOnce()
})

it('[FB-07] a tap, whose mouse events follow the lifted finger, is waited for as well', () => {
  const work = vi.fn()
  tell('pointerdown')
  tell('pointerup')
  tell('mousedown')
  runAfterPress(work)
  vi.runAllTimers()
  expect(work).not.toHaveBeenCalled()
  tell('mouseup')
  vi.runAllTimers()
  expect(work).toHaveBeenCalledOnce()
})

it.each(['pointercancel', 'dragend', 'keydown'])('[FB-07] %s ends a press that has no other end', (end) => {
  const work = vi.fn()
  tell('pointerdown')
  runAfterPress(work)
  tell(end)
  vi.runAllTimers()
  expect(work).toHaveBeenCalledOnce()
})
