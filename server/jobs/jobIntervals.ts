/** How long background work waits, in milliseconds. The API tests pass shorter waits, so that nothing sleeps there. */
export interface JobIntervals {
  /** How often a worker looks for due rows. */
  pollMs: number
  /** How often scheduled changes of vacancies are looked for. */
  scheduledChangesMs: number
  /** How often processes exchange their call counts. */
  shareMs: number
  /** Bounds of a delayed task's random wait. */
  delay: { shortestMs: number; longestMs: number }
  /** How long a stop waits for receivers; unanswered messages are due again afterwards. */
  stopMs: number
}

export const defaultIntervals: JobIntervals = {
  pollMs: 1000,
  scheduledChangesMs: 5000,
  shareMs: 1000,
  delay: { shortestMs: 1000, longestMs: 3000 },
  stopMs: 4000,
}
