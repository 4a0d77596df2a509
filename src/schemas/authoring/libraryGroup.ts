import type { AuthoredQuestionGroup } from './authoredVacancy'

/** A group as the library keeps it: its questions look at one another only. */
export type LibraryGroupContent = Omit<AuthoredQuestionGroup, 'id' | 'libraryId'>

/** A group of questions that is kept to be asked again. */
export interface LibraryGroup {
  id: string
  /** What the library calls it; its heading in vacancies is the group's own. */
  name: string
  group: LibraryGroupContent
  /** The vacancies of which a group was taken from it. */
  usedIn: { id: string; name: string }[]
}

/** A group that was just kept or changed. */
export interface SavedLibraryGroup extends LibraryGroup {
  /** The questions, as they were sent, that looked at others outside the group, and do so no more in the library. */
  freed: string[]
}

/** Groups that a client keeps. */
export const maximumLibraryGroups = 500
