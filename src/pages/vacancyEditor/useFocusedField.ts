import { useEffect } from 'react'
import { useLocation } from 'react-router-dom'
import { splitPath } from '../../schemas/forms/answerPath'
import { readPlace } from './parts/editorParts'

const fields = 'input:not([type="hidden"]), textarea, select, button, [tabindex="0"]'

/** Gives the focus to the field that a finding has led to, as soon as the form, or what it needs for that field, has come. */
export function useFocusedField(root: { current: HTMLElement | null }): void {
  const { state, key } = useLocation()
  const place = readPlace(state)
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each move that leads to a place.
  useEffect(() => {
    const form = root.current
    if (place === null || form === null) return
    const look = () => {
      const field = fieldAt(form, place)
      field?.focus()
      return field !== null
    }
    if (look()) return
    const waiting = new MutationObserver(() => {
      if (look()) waiting.disconnect()
    })
    waiting.observe(form, { childList: true, subtree: true })
    return () => waiting.disconnect()
  }, [key])
}

/** The field at this place or, where it is none itself, the first of what lies around it. */
function fieldAt(form: HTMLElement, place: string): HTMLElement | null {
  const steps = splitPath(place.slice(1))
  for (let count = steps.length; count > 0; count -= 1) {
    const name = ['answer', ...steps.slice(0, count)].join('--')
    const here = form.querySelectorAll<HTMLElement>(
      `[id$="--${CSS.escape(name)}"], [id*="--${CSS.escape(name)}--"]`,
    )
    for (const part of here) {
      // Its label and its note have such ids, too.
      const field = part.matches(fields) ? part : part.querySelector<HTMLElement>(fields)
      if (field) return field
    }
  }
  return null
}
