/** How often a group is answered: from 0 to `mostRows` times unless it says otherwise. */
export interface Repeats {
  min?: number
  max?: number
}

/** How often a group of a vacancy's questions is answered: once, unless it says that it is answered in rows. */
export interface QuestionRows {
  /** From `min` to `max` rows; where `min` is 1 or more, so many must be there. */
  repeats?: Repeats
  /** What one row is called, 'Referee'; the group's name unless given. */
  itemLabel?: string
}

/** Of a group what it says of rows; nothing of one that is answered once. */
export function questionRows({ repeats, itemLabel }: QuestionRows): QuestionRows {
  if (!repeats) return {}
  return { repeats, ...(itemLabel ? { itemLabel } : {}) }
}
