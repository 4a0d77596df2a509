import { type ReactNode, useEffect } from 'react'
import type { PreviewedSite } from '../../pages/studio/canvas/canvasMessages'
import { previewCanvasTexts as texts } from '../../texts/admin/previewCanvas.texts'
import type { Report } from './canvasReport'
import { textWithin } from './textPlaces'
import { type PlacedElement, useCanvasElements } from './useCanvasElements'
import { requestNavigation, useCanvasEvents, write } from './useCanvasEvents'
import './CanvasOverlay.css'

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
