import type { CanvasReport } from '../../pages/studio/canvas/canvasMessages'
import { afterPaint } from './afterPaint'

/** A report without its `foyer` marker. */
type Said<Kind> = Kind extends CanvasReport ? Omit<Kind, 'foyer'> : never

export type Report = (said: Said<CanvasReport>) => void

let waiting: Said<CanvasReport>[] = []

/** Posts a report to the studio, only to the same origin, after the reports that are still waiting. */
export const report: Report = (said) => {
  waiting.push(said)
  notifyAll()
}

/** Posts the report after the next paint, because the studio's handling of it uses the same thread. */
export const reportAfterPaint: Report = (said) => {
  waiting.push(said)
  afterPaint(notifyAll)
}

function notifyAll(): void {
  const all = waiting
  waiting = []
  for (const said of all) window.parent.postMessage({ foyer: 'studio', ...said }, window.location.origin)
}
