import './CanvasOverlay.css'
import { type ReactNode, useEffect, useState } from 'react'
import type { PreviewedSite } from '../../pages/studio/canvas/canvasMessages'
import { previewCanvasTexts as texts } from '../../texts/admin/previewCanvas.texts'
import { type CanvasElement, findElements } from './canvasElements'
import { textWithin } from './textPlaces'
import { afterPaint, type Report, requestNavigation, useCanvasEvents, write } from './useCanvasEvents'

interface StageLayerProps {
  site: PreviewedSite
  /** JSON Pointer of the selected element. */
  marked: string | null
  onReport: Report
}

/**
 * The layer over the page: a frame around the selected or hovered element, and a button for every element, in page
 * order, for keyboard users. Pointer events pass through to the page.
 */
export function CanvasOverlay({ site, marked, onReport }: StageLayerProps): ReactNode {
  const pieces = useCanvasElements(site)
  const hovered = useCanvasEvents(site, marked, onReport)
  const selectedElement = pieces.find(({ place }) => place === marked)
  const hasSelection = selectedElement !== undefined
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each choice, not for every change of its place.
  useEffect(() => scrollIntoViewIfNeeded(selectedElement), [marked, hasSelection])
  const press = (piece: PlacedElement) => {
    const text =
      piece.place === marked && site.isWritable ? textWithin(piece.elements, piece.place, site) : null
    if (text) write(text, onReport)
    else onReport({ kind: 'select', place: piece.place })
  }
  return (
    <section className="fy-stage" aria-label={texts.pieces}>
      {pieces.map((piece) => (
        <button
          key={piece.place}
          type="button"
          className="fy-stage__piece"
          style={piece.box}
          aria-pressed={piece.place === marked}
          data-hovered={piece.place === hovered || undefined}
          data-first={piece.box.top < nameHeight || undefined}
          onClick={() => press(piece)}
        >
          <span className="fy-stage__name">{piece.name}</span>
        </button>
      ))}
      {selectedElement?.href ? (
        <button
          type="button"
          className="fy-stage__go"
          style={{ top: selectedElement.box.top, left: selectedElement.box.left + selectedElement.box.width }}
          onClick={() => requestNavigation(selectedElement.href, onReport)}
        >
          {texts.goThere}
        </button>
      ) : null}
    </section>
  )
}

/** Height of an element's name label, in CSS pixels. */
const nameHeight = 24

function scrollIntoViewIfNeeded(piece: PlacedElement | undefined): void {
  const element = piece?.elements[0]
  if (!element) return
  const { top, bottom } = element.getBoundingClientRect()
  if (top >= 0 && bottom <= window.innerHeight) return
  element.scrollIntoView({ block: bottom - top > window.innerHeight ? 'start' : 'center' })
}

/** An element with its position in the document, in CSS pixels. */
interface PlacedElement extends CanvasElement {
  box: { top: number; left: number; width: number; height: number }
}

/** Returns the visible selectable elements and updates them after every change of the page. */
function useCanvasElements(site: PreviewedSite): PlacedElement[] {
  const [pieces, setPieces] = useState<PlacedElement[]>([])
  useEffect(() => {
    const page = document.getElementById('Layout')?.parentElement ?? document.body
    let isWaiting = false
    let isOver = false
    const measure = () => {
      isWaiting = false
      if (isOver) return
      const found = findElements(page, site).map((piece) => ({ ...piece, box: getBox(piece.elements) }))
      setPieces((before) => (before.length === found.length && found.every(isAs(before)) ? before : found))
    }
    // Update after the page is painted, because the layer must not delay the page.
    const soon = () => {
      if (isWaiting) return
      isWaiting = true
      afterPaint(measure)
    }
    const changes = new MutationObserver(soon)
    changes.observe(document.body, { subtree: true, childList: true, characterData: true, attributes: true })
    const sizes = new ResizeObserver(soon)
    sizes.observe(document.body)
    soon()
    return () => {
      isOver = true
      changes.disconnect()
      sizes.disconnect()
    }
  }, [site])
  return pieces
}

function isAs(before: readonly PlacedElement[]) {
  return ({ place, name, href, elements, box }: PlacedElement, index: number): boolean => {
    const was = before[index]
    return (
      was?.place === place &&
      was.name === name &&
      was.href === href &&
      was.elements.length === elements.length &&
      was.elements.every((element, index) => element === elements[index]) &&
      was.box.top === box.top &&
      was.box.left === box.left &&
      was.box.width === box.width &&
      was.box.height === box.height
    )
  }
}

function getBox(elements: readonly Element[]): PlacedElement['box'] {
  const rects = elements.map((element) => element.getBoundingClientRect())
  const top = Math.min(...rects.map((rect) => rect.top))
  const left = Math.min(...rects.map((rect) => rect.left))
  return {
    top: Math.round(top + window.scrollY),
    left: Math.round(left + window.scrollX),
    width: Math.round(Math.max(...rects.map((rect) => rect.right)) - left),
    height: Math.round(Math.max(...rects.map((rect) => rect.bottom)) - top),
  }
}
