import { useEffect } from 'react'
import { useLocation } from 'react-router-dom'
import { splitPath } from '../../schemas/forms/answerPath'
import { readPlace } from './parts/editorParts'

const fields = 'input:not([type="hidden"]), textarea, select, button, [tabindex="0"]'

/** Focuses the field that a finding links to, as soon as the form and its lazy parts have rendered. */
export function useFocusedField(root: { current: HTMLElement | null }): void {
  const { state, key } = useLocation()
  const place = readPlace(state)
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each move that leads to a place.
  useEffect(() => {
    const form = root.current
    if (place === null || form === null) return
    const focus = () => {
      const field = findField(form, place)
      field?.focus()
      return field !== null
    }
    if (focus()) return
    const waiting = new MutationObserver(() => {
      if (focus()) waiting.disconnect()
    })
    waiting.observe(form, { childList: true, subtree: true })
    return () => waiting.disconnect()
  }, [key])
}

/** Returns the field at this location or, if it has none, the first field of the closest surrounding item. */
function findField(form: HTMLElement, path: string): HTMLElement | null {
  const steps = splitPath(path.slice(1))
  for (let count = steps.length; count > 0; count -= 1) {
    const name = ['answer', ...steps.slice(0, count)].join('--')
    const here = form.querySelectorAll<HTMLElement>(
      `[id$="--${CSS.escape(name)}"], [id*="--${CSS.escape(name)}--"]`,
    )
    for (const part of here) {
      // Labels and notes have matching ids too.
      const field = part.matches(fields) ? part : part.querySelector<HTMLElement>(fields)
      if (field) return field
    }
  }
  return null
}
