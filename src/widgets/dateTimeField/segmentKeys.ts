import type { KeyboardEvent } from 'react'

/** Separators with which users move to the next segment while typing: '5/12/2026', '2.30 pm'. */
const separatorPattern = /^[/\-.,: ]$/
/**
 * Segment that received the last key, if it was a digit; null after `focusAfterYear` has handled it. A typed full year
 * moves the focus on; a stepped one does not.
 */
let unhandledDigitSegment: HTMLElement | null = null
/**
 * Segment that received the last key, if it was a digit. A separator typed in another segment is ignored, because the
 * digit has already moved the focus.
 */
let lastDigitSegment: HTMLElement | null = null

/**
 * Handles keys within a field's segments: moving between segments across parts, Alt+ArrowDown to open the calendar,
 * Enter to submit.
 */
export function handleSegmentKeys(
  event: KeyboardEvent,
  actions: { onOpen: () => void; submit: () => void },
): void {
  const target = event.target
  if (!(target instanceof HTMLElement) || !target.classList.contains('fy-segment')) return
  const previousDigitSegment = lastDigitSegment
  unhandledDigitSegment = /^\d$/.test(event.key) ? target : null
  lastDigitSegment = unhandledDigitSegment
  const isEmpty = target.dataset.placeholder !== undefined
  if (event.ctrlKey || event.metaKey) return
  const handler =
    event.key === 'ArrowDown' && event.altKey
      ? actions.onOpen
      : event.key === 'Enter'
        ? actions.submit
        : event.key === 'ArrowRight'
          ? () => moveFocus(target, 1)
          : event.key === 'ArrowLeft' || (event.key === 'Backspace' && isEmpty)
            ? () => moveFocus(target, -1)
            : separatorPattern.test(event.key)
              ? () => previousDigitSegment === target && moveFocus(target, 1)
              : null
  if (!handler) return
  event.preventDefault()
  event.stopPropagation()
  handler()
}

/** Moves the focus to the next part of the field after the last digit of a year was typed. */
export function focusAfterYear(root: HTMLElement | null): void {
  const activeElement = document.activeElement
  // A digit that completes the month moves the focus to the year, which may already be full: do not skip it.
  if (!(activeElement instanceof HTMLElement)) return
  if (activeElement !== unhandledDigitSegment || !root?.contains(activeElement)) return
  const isFull = activeElement.dataset.placeholder === undefined && activeElement.textContent?.length === 4
  if (activeElement.dataset.type === 'year' && isFull) moveFocus(activeElement, 1)
  unhandledDigitSegment = null
}

/** Returns the first segment that is not filled in; null if all are. */
export function findEmptySegment(root: HTMLElement | null): HTMLElement | null {
  return root?.querySelector<HTMLElement>('.fy-segment[tabindex][data-placeholder]') ?? null
}

/**
 * Focuses the first segment that is not filled in or, if all are, the first segment. Returns false if there is none.
 */
export function focusSegment(root: HTMLElement | null): boolean {
  const target = findEmptySegment(root) ?? root?.querySelector<HTMLElement>('.fy-segment[tabindex]')
  target?.focus()
  return target !== undefined && target !== null
}

function moveFocus(segment: HTMLElement, offset: number): void {
  const segments = Array.from(
    segment.closest('.fy-segments')?.querySelectorAll<HTMLElement>('.fy-segment[tabindex]') ?? [],
  )
  segments[segments.indexOf(segment) + offset]?.focus()
}
