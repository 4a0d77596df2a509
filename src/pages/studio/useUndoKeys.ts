import { useEffect } from 'react'
import type { Studio } from '../../data/studio/studioState'
import { undoKey } from './undoKey'

/** Ctrl+Z, Ctrl+Shift+Z and Ctrl+Y; inside of a text field they are the field's own. */
export function useUndoKeys(studio: Studio): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const kind = event.defaultPrevented || isWriting(event.target) ? null : undoKey(event)
      if (!kind) return
      event.preventDefault()
      studio[kind]()
    }
    window.addEventListener('keydown', onKey)
    return () => window.removeEventListener('keydown', onKey)
  }, [studio])
}

const textFields =
  'textarea, [contenteditable], input:not([type="checkbox"], [type="radio"], [type="range"], [type="color"], [type="file"], [type="button"])'

const isWriting = (target: EventTarget | null) =>
  target instanceof Element && target.closest(textFields) !== null
