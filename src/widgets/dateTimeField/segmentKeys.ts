import type { KeyboardEvent } from 'react'

/** Keys by which people go on in a written date: '5/12/2026', '2.30 pm'. */
const between = /^[/\-.,: ]$/
/** The segment that the last key, a digit, was typed into: a year typed full leads on, one that is stepped through does not. */
let typedInto: HTMLElement | null = null
/** Where the last key was a digit: what stands between two segments leads on from there, and is passed over where the digit has led on. */
let lastDigitIn: HTMLElement | null = null

/** Keys within one field's segments, over the borders of its parts, and those that are the field's own. */
export function momentKeys(event: KeyboardEvent, does: { onOpen: () => void; submit: () => void }): void {
  const at = event.target
  if (!(at instanceof HTMLElement) || !at.classList.contains('fy-segment')) return
  const typed = lastDigitIn
  typedInto = /^\d$/.test(event.key) ? at : null
  lastDigitIn = typedInto
  const empty = at.dataset.placeholder !== undefined
  if (event.ctrlKey || event.metaKey) return
  const taken =
    event.key === 'ArrowDown' && event.altKey
      ? does.onOpen
      : event.key === 'Enter'
        ? does.submit
        : event.key === 'ArrowRight'
          ? () => move(at, 1)
          : event.key === 'ArrowLeft' || (event.key === 'Backspace' && empty)
            ? () => move(at, -1)
            : between.test(event.key)
              ? () => typed === at && move(at, 1)
              : null
  if (!taken) return
  event.preventDefault()
  event.stopPropagation()
  taken()
}

/** After the last digit of a year the next part of the field is on. */
export function goOnAfterYear(root: HTMLElement | null): void {
  const at = document.activeElement
  // A digit that fills the month has moved the focus to a year that may be full from before.
  if (!(at instanceof HTMLElement) || at !== typedInto || !root?.contains(at)) return
  const isFull = at.dataset.placeholder === undefined && at.textContent?.length === 4
  if (at.dataset.type === 'year' && isFull) move(at, 1)
  typedInto = null
}

/** The first segment that is not filled in. */
export function emptySegment(root: HTMLElement | null): HTMLElement | null {
  return root?.querySelector<HTMLElement>('.fy-segment[tabindex][data-placeholder]') ?? null
}

/** Focuses the first segment that is not filled in, else the first of all. */
export function focusSegment(root: HTMLElement | null): boolean {
  const target = emptySegment(root) ?? root?.querySelector<HTMLElement>('.fy-segment[tabindex]')
  target?.focus()
  return target !== undefined && target !== null
}

function move(at: HTMLElement, by: number): void {
  const all = Array.from(
    at.closest('.fy-segments')?.querySelectorAll<HTMLElement>('.fy-segment[tabindex]') ?? [],
  )
  all[all.indexOf(at) + by]?.focus()
}
