/** What a field does to its segments from outside. */
export interface SegmentsHandle {
  /** Fills its days, the first ones of its parts, and leaves the rest as it stands. */
  choose: (days: readonly string[]) => void
  /** Moves the focus to the first part that is not filled in; false when all are. */
  goOn: () => boolean
}
