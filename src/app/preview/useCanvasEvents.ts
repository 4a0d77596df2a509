import { useEffect, useState } from 'react'
import type { CanvasReport, PreviewedSite } from '../../pages/studio/canvas/canvasMessages'
import { getUndoAction } from '../../pages/studio/canvas/getUndoAction'
import { findSelectableElement } from './canvasElements'
import { findTextAround, type TextLocation } from './textPlaces'

/** Form controls and disclosure elements, which keep working in the preview. */
const interactiveSelector = 'input, select, textarea, label, button, summary, [contenteditable]'

/**
 * Turns clicks on elements and texts into selections and edits, stops links and forms, and reports the keys for leaving
 * the canvas and for undo.
 * @returns the hovered element's JSON Pointer
 */
export function useCanvasEvents(
  site: PreviewedSite,
  selectedPlace: string | null,
  onReport: SendReport,
): string | null {
  const [hoveredPlace, setHoveredPlace] = useState<string | null>(null)
  useEffect(() => {
    const onClick = (event: MouseEvent) => {
      const target = event.target instanceof Element ? event.target : null
      if (!target || target.closest('.fy-stage')) return
      const link = target.closest('a[href]')
      if (link) {
        event.preventDefault()
        event.stopPropagation()
        if (event.detail === 2) return requestNavigation(link.getAttribute('href'), onReport)
      }
      const element = findSelectableElement(target, site)
      if (!element) return
      const isRepeatedClick = site.isWritable && element.place === selectedPlace && event.detail === 1
      const text = isRepeatedClick ? findTextAround(target, element.place, site) : null
      if (text) {
        event.preventDefault()
        event.stopPropagation()
        return startTextEdit(text, onReport, { x: event.clientX, y: event.clientY })
      }
      if (!target.closest(interactiveSelector) || element.place !== selectedPlace)
        onReport({ kind: 'select', place: element.place })
    }
    const onMove = ({ target }: PointerEvent) =>
      setHoveredPlace(target instanceof Element ? (findSelectableElement(target, site)?.place ?? null) : null)
    const onKey = (event: KeyboardEvent) => {
      if (event.defaultPrevented) return
      const isTextInput = event.target instanceof Element && event.target.closest('input, textarea, select')
      if (event.key === 'Escape') onReport({ kind: 'leave' })
      if (event.key === 'F6') {
        event.preventDefault()
        onReport({ kind: 'leave' })
      }
      const kind = isTextInput ? null : getUndoAction(event)
      if (kind) {
        event.preventDefault()
        onReport({ kind })
      }
    }
    const onSubmit = (event: SubmitEvent) => event.preventDefault()
    document.addEventListener('click', onClick, true)
    document.addEventListener('pointerover', onMove)
    document.addEventListener('keydown', onKey)
    window.addEventListener('submit', onSubmit)
    return () => {
      document.removeEventListener('click', onClick, true)
      document.removeEventListener('pointerover', onMove)
      document.removeEventListener('keydown', onKey)
      window.removeEventListener('submit', onSubmit)
    }
  }, [site, selectedPlace, onReport])
  return hoveredPlace
}

/** Starts editing a text in place. */
export function startTextEdit(
  text: TextLocation,
  onReport: SendReport,
  caretPoint?: { x: number; y: number },
): void {
  const previousFocus = document.activeElement
  editInPlace(text, {
    caretPoint,
    onDone: (value) => {
      if (value !== null) onReport({ kind: 'edit', place: text.place, value })
      if (previousFocus instanceof HTMLElement && previousFocus.closest('.fy-stage')) previousFocus.focus()
    },
  })
}

/** Requests navigation to a page of this site; ignores other origins. */
export function requestNavigation(href: string | null, onReport: SendReport): void {
  if (!href) return
  const { origin, pathname, search } = new URL(href, window.location.origin)
  if (origin === window.location.origin) onReport({ kind: 'navigate', path: pathname + search })
}

/** A report without its `foyer` marker. */
type MessageBody<Kind> = Kind extends CanvasReport ? Omit<Kind, 'foyer'> : never

export type SendReport = (message: MessageBody<CanvasReport>) => void

let pendingReports: MessageBody<CanvasReport>[] = []

/** Posts a report to the studio, only to the same origin, after the reports that are still waiting. */
export const report: SendReport = (message) => {
  pendingReports.push(message)
  postPendingReports()
}

/** Posts the report after the next paint, because the studio's handling of it uses the same thread. */
export const reportAfterPaint: SendReport = (message) => {
  pendingReports.push(message)
  runAfterNextPaint(postPendingReports)
}

function postPendingReports(): void {
  const reports = pendingReports
  pendingReports = []
  for (const message of reports)
    window.parent.postMessage({ foyer: 'studio', ...message }, window.location.origin)
}

/** Maximum delay in milliseconds: a hidden page is not painted, and must not delay the work forever. */
const maxDelayMs = 100

/** Runs `callback` after the next paint, so that it does not delay showing a change. */
export function runAfterNextPaint(callback: () => void): void {
  let isDone = false
  const runOnce = () => {
    if (isDone) return
    isDone = true
    callback()
  }
  requestAnimationFrame(() => setTimeout(runOnce))
  setTimeout(runOnce, maxDelayMs)
}

/**
 * Makes a text editable in place, as plain text. Enter and leaving the element accept the text, Escape discards it; an
 * empty text is discarded as well. React's child nodes are set aside during the edit and restored afterwards.
 */
function editInPlace(
  { element, value }: TextLocation,
  {
    onDone,
    caretPoint,
  }: { onDone: (value: string | null) => void; caretPoint?: { x: number; y: number } | undefined },
): void {
  const childNodes = [...element.childNodes]
  const previousTabIndex = element.getAttribute('tabindex')
  let isDisposed = false
  const end = (isCommitted: boolean) => {
    if (isDisposed) return
    isDisposed = true
    const writtenText = (element.textContent ?? '').replace(/\s+/g, ' ').trim()
    element.removeEventListener('keydown', onKey)
    element.removeEventListener('blur', onBlur)
    element.removeAttribute('contenteditable')
    if (previousTabIndex === null) element.removeAttribute('tabindex')
    element.replaceChildren(...childNodes)
    onDone(isCommitted && writtenText !== '' && writtenText !== value ? writtenText : null)
  }
  const onBlur = () => end(true)
  const onKey = (event: KeyboardEvent) => {
    event.stopPropagation()
    if (event.isComposing) return
    if (event.key === 'Enter' || event.key === 'Escape') {
      event.preventDefault()
      end(event.key === 'Enter')
    } else if (event.key === ' ' && element.matches('button, summary')) {
      // A button would handle the space as a press.
      event.preventDefault()
      document.execCommand('insertText', false, ' ')
    }
  }
  element.replaceChildren(document.createTextNode(value))
  element.setAttribute('contenteditable', 'plaintext-only')
  if (previousTabIndex === null) element.setAttribute('tabindex', '-1')
  element.addEventListener('keydown', onKey)
  element.addEventListener('blur', onBlur)
  element.focus()
  placeCaret(element, caretPoint)
}

/** Places the caret at the pointer position; without one, selects the whole text, so that typing replaces it. */
function placeCaret(element: HTMLElement, point: { x: number; y: number } | undefined): void {
  const caretPosition = point && document.caretPositionFromPoint?.(point.x, point.y)
  const selection = window.getSelection()
  if (caretPosition && element.contains(caretPosition.offsetNode))
    selection?.collapse(caretPosition.offsetNode, caretPosition.offset)
  else selection?.selectAllChildren(element)
}
