import { useEffect, useState } from 'react'
import type { PreviewedSite } from '../../pages/studio/canvas/canvasMessages'
import { undoKey } from '../../pages/studio/canvas/undoKey'
import { getElement } from './canvasElements'
import type { Report } from './canvasReport'
import { editInPlace } from './editInPlace'
import { findTextPlace, type TextLocation } from './textPlaces'

/** Form controls and disclosure elements, which keep working in the preview. */
const works = 'input, select, textarea, label, button, summary, [contenteditable]'

/**
 * Turns clicks on elements and texts into selections and edits, and stops links. @returns the hovered element's JSON
 * Pointer
 */
export function useCanvasEvents(
  site: PreviewedSite,
  markedText: string | null,
  onReport: Report,
): string | null {
  const [hovered, setHovered] = useState<string | null>(null)
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
      const piece = getElement(target, site)
      if (!piece) return
      const isAgain = site.isWritable && piece.place === markedText && event.detail === 1
      const text = isAgain ? findTextPlace(target, piece.place, site) : null
      if (text) {
        event.preventDefault()
        event.stopPropagation()
        return write(text, onReport, { x: event.clientX, y: event.clientY })
      }
      if (!target.closest(works) || piece.place !== markedText)
        onReport({ kind: 'select', place: piece.place })
    }
    const onMove = ({ target }: PointerEvent) =>
      setHovered(target instanceof Element ? (getElement(target, site)?.place ?? null) : null)
    const onKey = (event: KeyboardEvent) => {
      if (event.defaultPrevented) return
      const isText = event.target instanceof Element && event.target.closest('input, textarea, select')
      if (event.key === 'Escape') onReport({ kind: 'leave' })
      if (event.key === 'F6') {
        event.preventDefault()
        onReport({ kind: 'leave' })
      }
      const kind = isText ? null : undoKey(event)
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
  }, [site, markedText, onReport])
  return hovered
}

/** Starts editing a text in place. */
export function write(text: TextLocation, onReport: Report, caretAt?: { x: number; y: number }): void {
  const before = document.activeElement
  editInPlace(text, {
    caretAt,
    onDone: (value) => {
      if (value !== null) onReport({ kind: 'edit', place: text.place, value })
      if (before instanceof HTMLElement && before.closest('.fy-stage')) before.focus()
    },
  })
}

/** Requests navigation to a page of this site; ignores other origins. */
export function requestNavigation(href: string | null, onReport: Report): void {
  if (!href) return
  const { origin, pathname, search } = new URL(href, window.location.origin)
  if (origin === window.location.origin) onReport({ kind: 'navigate', path: pathname + search })
}
