import type { CanvasReport } from '../../pages/studio/canvas/canvasMessages'
import { afterPaint } from './afterPaint'

/** A report without its `foyer` marker. */
type MessageBody<Kind> = Kind extends CanvasReport ? Omit<Kind, 'foyer'> : never

export type Report = (message: MessageBody<CanvasReport>) => void

let pendingReports: MessageBody<CanvasReport>[] = []

/** Posts a report to the studio, only to the same origin, after the reports that are still waiting. */
export const report: Report = (message) => {
  pendingReports.push(message)
  notifyAll()
}

/** Posts the report after the next paint, because the studio's handling of it uses the same thread. */
export const reportAfterPaint: Report = (message) => {
  pendingReports.push(message)
  afterPaint(notifyAll)
}

function notifyAll(): void {
  const all = pendingReports
  pendingReports = []
  for (const message of all)
    window.parent.postMessage({ foyer: 'studio', ...message }, window.location.origin)
}
