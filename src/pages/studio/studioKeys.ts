import { useEffect } from 'react'
import type { Studio } from '../../data/studio/studio.types'
import { getUndoAction } from './canvas/getUndoAction'

/** Parts of the studio in the order of the F6 key, each with the selector of its focus target. */
const focusStops = [
  ['.fy-studio__bar', 'select'],
  ['[data-side="panels"]', '[role="tab"][aria-selected="true"]'],
  ['[data-side="page"]', 'iframe'],
  ['[data-side="inspector"]', 'input, textarea, select, button'],
] as const

/** F6 moves the focus to the next part of the studio, Shift+F6 to the previous one; hidden parts are skipped. */
export function usePartKeys(): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'F6' || event.defaultPrevented || document.querySelector('dialog[open]')) return
      event.preventDefault()
      const parts = focusStops.flatMap(([partSelector, targetSelector]) => {
        const element = document.querySelector<HTMLElement>(partSelector)
        const target = element?.querySelector<HTMLElement>(targetSelector) ?? element
        return element && target?.checkVisibility({ visibilityProperty: true }) ? [{ element, target }] : []
      })
      const currentIndex = parts.findIndex(({ element }) => element.contains(document.activeElement))
      const next = event.shiftKey ? (currentIndex < 0 ? -1 : currentIndex - 1) : currentIndex + 1
      parts.at(next % parts.length)?.target.focus()
    }
    window.addEventListener('keydown', onKey)
    return () => window.removeEventListener('keydown', onKey)
  }, [])
}

/** Undoes and redoes on the keys of `getUndoAction`; inside a text field these keys keep the field's own behaviour. */
export function useUndoKeys(studio: Studio): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const action = event.defaultPrevented || isInTextField(event.target) ? null : getUndoAction(event)
      if (!action) return
      event.preventDefault()
      studio[action]()
    }
    window.addEventListener('keydown', onKey)
    return () => window.removeEventListener('keydown', onKey)
  }, [studio])
}

const textFields =
  'textarea, [contenteditable], input:not([type="checkbox"], [type="radio"], [type="range"], [type="color"], [type="file"], [type="button"])'

const isInTextField = (target: EventTarget | null) =>
  target instanceof Element && target.closest(textFields) !== null
