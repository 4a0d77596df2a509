import { useEffect, useState } from 'react'
import type { PreviewedSite } from '../../pages/studio/canvas/canvasMessages'
import { afterPaint } from './afterPaint'
import { type CanvasElement, findElements } from './canvasElements'

/** An element with its position in the document, in CSS pixels. */
export interface PlacedElement extends CanvasElement {
  box: { top: number; left: number; width: number; height: number }
}

/** Returns the visible selectable elements and updates them after every change of the page. */
export function useCanvasElements(site: PreviewedSite): PlacedElement[] {
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
