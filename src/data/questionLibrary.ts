import type { LibraryQuestion } from '../schemas/vacancies/ownVacancy'
import type { SiteTools } from './createSite'

/** A question as it is put into the library. */
export type KeptQuestion = Pick<LibraryQuestion, 'name' | 'question'>

/** The calls about a client's library of questions. All of them reject with an `ApiError`. */
export interface QuestionLibraryCalls {
  /** By name; those with the words in name or text, where some are given. */
  list: (q?: string) => Promise<LibraryQuestion[]>
  add: (question: KeptQuestion) => Promise<LibraryQuestion>
  /** @param everywhere whether what is drafted of vacancies that use it changes with it */
  change: (id: string, question: KeptQuestion, everywhere: boolean) => Promise<LibraryQuestion>
  /** Vacancies keep the questions that were taken from it. */
  remove: (id: string) => Promise<void>
}

/** For `usePart`. */
export function questionLibraryOf({ http }: Pick<SiteTools, 'http'>): QuestionLibraryCalls {
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
