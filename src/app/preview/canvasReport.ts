import type { CanvasReport } from '../../pages/studio/canvas/canvasMessages'
import { afterPaint } from './afterPaint'

/** A report without what says whose it is. */
type Said<Kind> = Kind extends CanvasReport ? Omit<Kind, 'foyer'> : never

export type Report = (said: Said<CanvasReport>) => void

let waiting: Said<CanvasReport>[] = []

/** Tells the studio, which is of the same origin, and nobody else; after whatever waits still. */
export const report: Report = (said) => {
  waiting.push(said)
  tellAll()
}

/** The same, once the page is painted: what the studio makes of it takes the time of the same thread. */
export const reportAfterPaint: Report = (said) => {
  waiting.push(said)
  afterPaint(tellAll)
}

function tellAll(): void {
  const all = waiting
  waiting = []
  for (const said of all) window.parent.postMessage({ foyer: 'studio', ...said }, window.location.origin)
}
