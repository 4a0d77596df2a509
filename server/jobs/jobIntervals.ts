/** Intervals of background work in milliseconds. The API tests use shorter ones. */
export interface JobIntervals {
  /** Interval at which a worker looks for due jobs. */
  pollMs: number
  /** Interval at which scheduled changes of vacancies are applied. */
  scheduledChangesMs: number
  /** Interval at which processes exchange their call counts. */
  shareMs: number
  /** Bounds of a delayed task's random wait. */
  delay: { shortestMs: number; longestMs: number }
  /** Time that a stop waits for receivers; unanswered messages are due again afterwards. */
  stopMs: number
}

export const defaultIntervals: JobIntervals = {
  pollMs: 1000,
  scheduledChangesMs: 5000,
  shareMs: 1000,
  delay: { shortestMs: 1000, longestMs: 3000 },
  stopMs: 4000,
}
