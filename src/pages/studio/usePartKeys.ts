import { useEffect } from 'react'

/** The parts of the studio in the order in which F6 goes through them, and what takes the focus in each. */
const stops = [
  ['.fy-studio__bar', 'select'],
  ['[data-side="panels"]', '[role="tab"][aria-selected="true"]'],
  ['[data-side="page"]', 'iframe'],
  ['[data-side="inspector"]', 'input, textarea, select, button'],
] as const

/** F6 goes from one part of the studio to the next, with Shift to the one before; parts that are put away are left out. */
export function usePartKeys(): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'F6' || event.defaultPrevented || document.querySelector('dialog[open]')) return
      event.preventDefault()
      const parts = stops.flatMap(([part, stop]) => {
        const found = document.querySelector<HTMLElement>(part)
        const first = found?.querySelector<HTMLElement>(stop) ?? found
        return found && first?.checkVisibility({ visibilityProperty: true }) ? [{ found, first }] : []
      })
      const here = parts.findIndex(({ found }) => found.contains(document.activeElement))
      const next = event.shiftKey ? (here < 0 ? -1 : here - 1) : here + 1
      parts.at(next % parts.length)?.first.focus()
    }
    window.addEventListener('keydown', onKey)
    return () => window.removeEventListener('keydown', onKey)
  }, [])
}
