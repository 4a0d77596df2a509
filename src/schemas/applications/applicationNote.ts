/** An internal note about an application. Neither the applicant nor the back-office can see it. */
export interface ApplicationNote {
  id: number
  /** The author's username at that time; null if it is unknown. */
  by: string | null
  text: string
  /** ISO 8601 UTC. */
  at: string
  /** When the author last edited the note, ISO 8601 UTC; null if never. */
  changedAt: string | null
  /** True if the caller wrote the note and may therefore edit and delete it. */
  isOwn: boolean
}

/** Maximum length of a note, in characters. */
export const maxNoteLength = 2000
