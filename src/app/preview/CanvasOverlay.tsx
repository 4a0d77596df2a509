import './CanvasOverlay.css'
import { type ReactNode, useEffect, useState } from 'react'
import type { PreviewedSite } from '../../pages/studio/canvas/canvasMessages'
import { previewCanvasTexts as texts } from '../../texts/admin/previewCanvas.texts'
import { type CanvasElement, findElements } from './canvasElements'
import { findTextWithin } from './textPlaces'
import {
  requestNavigation,
  runAfterNextPaint,
  type SendReport,
  startTextEdit,
  useCanvasEvents,
} from './useCanvasEvents'

interface CanvasOverlayProps {
  site: PreviewedSite
  /** JSON Pointer of the selected element. */
  selectedPlace: string | null
  onReport: SendReport
}

/**
 * The layer over the page: a frame around the selected or hovered element, and a button for every element, in page
 * order, for keyboard users. Pointer events pass through to the page.
 */
export function CanvasOverlay({ site, selectedPlace, onReport }: CanvasOverlayProps): ReactNode {
  const elements = useCanvasElements(site)
  const hoveredPlace = useCanvasEvents(site, selectedPlace, onReport)
  const selectedElement = elements.find(({ place }) => place === selectedPlace)
  const hasSelection = selectedElement !== undefined
  // biome-ignore lint/correctness/useExhaustiveDependencies: scrolls once per selection, not after each move.
  useEffect(() => scrollIntoViewIfNeeded(selectedElement), [selectedPlace, hasSelection])
  // Pressing the selected element again edits its text.
  const selectElement = (element: PlacedElement) => {
    const text =
      element.place === selectedPlace && site.isWritable
        ? findTextWithin(element.elements, element.place, site)
        : null
    if (text) startTextEdit(text, onReport)
    else onReport({ kind: 'select', place: element.place })
  }
  return (
    <section className="fy-stage" aria-label={texts.elementList}>
      {elements.map((element) => (
        <button
          key={element.place}
          type="button"
          className="fy-stage__piece"
          style={element.box}
          aria-pressed={element.place === selectedPlace}
          data-hovered={element.place === hoveredPlace || undefined}
          data-first={element.box.top < nameHeight || undefined}
          onClick={() => selectElement(element)}
        >
          <span className="fy-stage__name">{element.name}</span>
        </button>
      ))}
      {selectedElement?.href ? (
        <button
          type="button"
          className="fy-stage__go"
          style={{ top: selectedElement.box.top, left: selectedElement.box.left + selectedElement.box.width }}
          onClick={() => requestNavigation(selectedElement.href, onReport)}
        >
          {texts.openPage}
        </button>
      ) : null}
    </section>
  )
}

/** Height of an element's name label, in CSS pixels. */
const nameHeight = 24

function scrollIntoViewIfNeeded(placedElement: PlacedElement | undefined): void {
  const element = placedElement?.elements[0]
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
  const [elements, setElements] = useState<PlacedElement[]>([])
  useEffect(() => {
    const page = document.getElementById('Layout')?.parentElement ?? document.body
    let isScheduled = false
    let isDisposed = false
    const measure = () => {
      isScheduled = false
      if (isDisposed) return
      const foundElements = findElements(page, site).map((element) => ({
        ...element,
        box: getBox(element.elements),
      }))
      setElements((previous) =>
        previous.length === foundElements.length && foundElements.every(matchesPrevious(previous))
          ? previous
          : foundElements,
      )
    }
    // Update after the page is painted, because the layer must not delay the page.
    const scheduleMeasure = () => {
      if (isScheduled) return
      isScheduled = true
      runAfterNextPaint(measure)
    }
    const changes = new MutationObserver(scheduleMeasure)
    changes.observe(document.body, { subtree: true, childList: true, characterData: true, attributes: true })
    const sizes = new ResizeObserver(scheduleMeasure)
    sizes.observe(document.body)
    scheduleMeasure()
    return () => {
      isDisposed = true
      changes.disconnect()
      sizes.disconnect()
    }
  }, [site])
  return elements
}

function matchesPrevious(previous: readonly PlacedElement[]) {
  return ({ place, name, href, elements, box }: PlacedElement, index: number): boolean => {
    const previousElement = previous[index]
    return (
      previousElement?.place === place &&
      previousElement.name === name &&
      previousElement.href === href &&
      previousElement.elements.length === elements.length &&
      previousElement.elements.every((element, index) => element === elements[index]) &&
      previousElement.box.top === box.top &&
      previousElement.box.left === box.left &&
      previousElement.box.width === box.width &&
      previousElement.box.height === box.height
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
