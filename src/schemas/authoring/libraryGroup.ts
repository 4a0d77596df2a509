import type { AuthoredQuestionGroup } from './authoredVacancy'

/** A group as stored in the library: its questions refer only to each other. */
export type LibraryGroupContent = Omit<AuthoredQuestionGroup, 'id' | 'libraryId'>

/** A group of questions that is stored in the library for reuse. */
export interface LibraryGroup {
  id: string
  /** The name in the library. The heading in vacancies is the group's own name. */
  name: string
  group: LibraryGroupContent
  /** The vacancies with a group that was copied from this one. */
  usedIn: { id: string; name: string }[]
}

/** A group that was just saved. */
export interface SavedLibraryGroup extends LibraryGroup {
  /** Ids, as in the request, of the questions whose references to questions outside the group were removed. */
  freed: string[]
}

/** Maximum number of groups in a client's library. */
export const maximumLibraryGroups = 500
