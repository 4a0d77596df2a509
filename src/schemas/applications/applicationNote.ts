/** What somebody who read an application wrote down for colleagues; its sender never sees it, nor does the back-office. */
export interface ApplicationNote {
  id: number
  /** A username as it was then; null where it is not known. */
  by: string | null
  text: string
  /** ISO 8601 UTC. */
  at: string
  /** When its writer changed it last, ISO 8601 UTC; null: never. */
  changedAt: string | null
  /** Whether whoever asks wrote it, and so may change and remove it. */
  isOwn: boolean
}

/** How long, in characters, a note may be. */
export const longestNote = 2000
