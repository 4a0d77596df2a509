import type { LibraryQuestion } from '../../schemas/authoring/authoredVacancy'
import type { SiteTools } from '../site/createSite'

/** A question as it is put into the library. */
export type NewLibraryQuestion = Pick<LibraryQuestion, 'name' | 'question'>

/** The calls about a client's library of questions. All of them reject with an `ApiError`. */
export interface QuestionLibraryApi {
  /** By name; those with the words in name or text, where some are given. */
  list: (q?: string) => Promise<LibraryQuestion[]>
  add: (question: NewLibraryQuestion) => Promise<LibraryQuestion>
  /** @param everywhere whether what is drafted of vacancies that use it changes with it */
  change: (id: string, question: NewLibraryQuestion, everywhere: boolean) => Promise<LibraryQuestion>
  /** Vacancies keep the questions that were taken from it. */
  remove: (id: string) => Promise<void>
}

/** For `usePart`. */
export function createQuestionLibraryApi({ http }: Pick<SiteTools, 'http'>): QuestionLibraryApi {
  const all = '/api/questionLibrary'
  const one = (id: string) => `${all}/${encodeURIComponent(id)}`
  return {
    list: async (q) => (await http.get<LibraryQuestion[]>(all, { params: { q } })).data,
    add: async (question) => (await http.post<LibraryQuestion>(all, question)).data,
    change: async (id, question, everywhere) =>
      (await http.put<LibraryQuestion>(one(id), { ...question, everywhere })).data,
    remove: async (id) => {
      await http.delete(one(id))
    },
  }
}
