/** Functions through which a field controls its segments. */
export interface SegmentsHandle {
  /** Fills the date parts in order and leaves the other parts unchanged. */
  choose: (days: readonly string[]) => void
  /** Focuses the first segment that is not filled in; returns false if all are. */
  focusNext: () => boolean
}
