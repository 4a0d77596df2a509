import type { StageReport } from '../../pages/studio/stageMessages'

/** A report without what says whose it is. */
type Said<Kind> = Kind extends StageReport ? Omit<Kind, 'foyer'> : never

export type Report = (said: Said<StageReport>) => void

/** Tells the studio, which is of the same origin, and nobody else. */
export const report: Report = (said) => {
  window.parent.postMessage({ foyer: 'studio', ...said }, window.location.origin)
}
