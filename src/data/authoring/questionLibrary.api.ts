import type { LibraryQuestion } from '../../schemas/authoring/authoredVacancy'
import type { SiteTools } from '../site/createSite'

/** A question to add to the library. */
export type NewLibraryQuestion = Pick<LibraryQuestion, 'name' | 'question'>

/** Calls about a client's question library. All calls reject with an `ApiError`. */
export interface QuestionLibraryApi {
  /** Questions ordered by name; `q` filters by name or text. */
  list: (q?: string) => Promise<LibraryQuestion[]>
  add: (question: NewLibraryQuestion) => Promise<LibraryQuestion>
  /** @param everywhere whether the drafts of vacancies that use the question change as well */
  change: (id: string, question: NewLibraryQuestion, everywhere: boolean) => Promise<LibraryQuestion>
  /** Removes the question from the library; vacancies keep the questions that they copied from it. */
  remove: (id: string) => Promise<void>
}

/** Factory for `useSiteService`. */
export function createQuestionLibraryApi({ http }: Pick<SiteTools, 'http'>): QuestionLibraryApi {
  const all = '/api/questionLibrary'
  const item = (id: string) => `${all}/${encodeURIComponent(id)}`
  return {
    list: async (q) => (await http.get<LibraryQuestion[]>(all, { params: { q } })).data,
    add: async (question) => (await http.post<LibraryQuestion>(all, question)).data,
    change: async (id, question, everywhere) =>
      (await http.put<LibraryQuestion>(item(id), { ...question, everywhere })).data,
    remove: async (id) => {
      await http.delete(item(id))
    },
  }
}
