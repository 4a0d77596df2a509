import type { KeptGroup, LibraryGroup, SavedGroup } from '../schemas/vacancies/libraryGroup'
import type { SiteTools } from './createSite'

/** The calls about groups in a client's library of questions. All of them reject with an `ApiError`. */
export interface GroupLibraryCalls {
  /** By name. */
  list: () => Promise<LibraryGroup[]>
  add: (kept: { name: string; group: KeptGroup }) => Promise<SavedGroup>
  /** Vacancies keep the heading that they have. */
  rename: (id: string, name: string) => Promise<SavedGroup>
  /** And what is drafted of vacancies that use it. */
  changeEverywhere: (id: string, group: KeptGroup) => Promise<SavedGroup>
  /** Vacancies keep the groups that were taken from it. */
  remove: (id: string) => Promise<void>
}

/** For `usePart`. */
export function groupLibraryOf({ http }: Pick<SiteTools, 'http'>): GroupLibraryCalls {
  const all = '/api/questionLibrary/groups'
  const one = (id: string) => `${all}/${encodeURIComponent(id)}`
  return {
    list: async () => (await http.get<LibraryGroup[]>(all)).data,
    add: async (kept) => (await http.post<SavedGroup>(all, kept)).data,
    rename: async (id, name) => (await http.put<SavedGroup>(one(id), { name, everywhere: false })).data,
    changeEverywhere: async (id, group) =>
      (await http.put<SavedGroup>(one(id), { group, everywhere: true })).data,
    remove: async (id) => {
      await http.delete(one(id))
    },
  }
}
