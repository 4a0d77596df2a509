import type { LibraryQuestion } from '../../schemas/authoring/authoredVacancy'
import type {
  LibraryGroup,
  LibraryGroupContent,
  SavedLibraryGroup,
} from '../../schemas/authoring/libraryGroup'
import type { SiteTools } from '../site/createSite'

/** A question to add to the library. */
type NewLibraryQuestion = Pick<LibraryQuestion, 'name' | 'question'>

/** Calls about a client's question library. All calls reject with an `ApiError`. */
interface QuestionLibraryApi {
  /** Questions ordered by name; `q` filters by name or text. */
  list: (q?: string) => Promise<LibraryQuestion[]>
  add: (question: NewLibraryQuestion) => Promise<LibraryQuestion>
  /** @param updatesCopies whether the drafts of vacancies that use the question change as well */
  change: (id: string, question: NewLibraryQuestion, updatesCopies: boolean) => Promise<LibraryQuestion>
  /** Removes the question from the library; vacancies keep the questions that they copied from it. */
  remove: (id: string) => Promise<void>
}

/** Factory for `useSiteService`. */
export function createQuestionLibraryApi({ http }: Pick<SiteTools, 'http'>): QuestionLibraryApi {
  const questionsUrl = '/api/questionLibrary'
  const getQuestionPath = (id: string) => `${questionsUrl}/${encodeURIComponent(id)}`
  return {
    list: async (q) => (await http.get<LibraryQuestion[]>(questionsUrl, { params: { q } })).data,
    add: async (question) => (await http.post<LibraryQuestion>(questionsUrl, question)).data,
    change: async (id, question, updatesCopies) =>
      (await http.put<LibraryQuestion>(getQuestionPath(id), { ...question, everywhere: updatesCopies })).data,
    remove: async (id) => {
      await http.delete(getQuestionPath(id))
    },
  }
}

/** Calls about question groups in a client's question library. All calls reject with an `ApiError`. */
interface GroupLibraryApi {
  /** All groups, ordered by name. */
  list: () => Promise<LibraryGroup[]>
  add: (input: { name: string; group: LibraryGroupContent }) => Promise<SavedLibraryGroup>
  /** Renames the group in the library; vacancies keep their current headings. */
  rename: (id: string, name: string) => Promise<SavedLibraryGroup>
  /** Changes the group in the library and in the drafts of vacancies that use it. */
  changeEverywhere: (id: string, group: LibraryGroupContent) => Promise<SavedLibraryGroup>
  /** Removes the group from the library; vacancies keep the groups that they copied from it. */
  remove: (id: string) => Promise<void>
}

/** Factory for `useSiteService`. */
export function createGroupLibraryApi({ http }: Pick<SiteTools, 'http'>): GroupLibraryApi {
  const groupsUrl = '/api/questionLibrary/groups'
  const getGroupUrl = (id: string) => `${groupsUrl}/${encodeURIComponent(id)}`
  return {
    list: async () => (await http.get<LibraryGroup[]>(groupsUrl)).data,
    add: async (input) => (await http.post<SavedLibraryGroup>(groupsUrl, input)).data,
    rename: async (id, name) =>
      (await http.put<SavedLibraryGroup>(getGroupUrl(id), { name, everywhere: false })).data,
    changeEverywhere: async (id, group) =>
      (await http.put<SavedLibraryGroup>(getGroupUrl(id), { group, everywhere: true })).data,
    remove: async (id) => {
      await http.delete(getGroupUrl(id))
    },
  }
}
