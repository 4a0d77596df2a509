import type {
  LibraryGroup,
  LibraryGroupContent,
  SavedLibraryGroup,
} from '../../schemas/authoring/libraryGroup'
import type { SiteTools } from '../site/createSite'

/** The calls about groups in a client's library of questions. All of them reject with an `ApiError`. */
export interface GroupLibraryApi {
  /** By name. */
  list: () => Promise<LibraryGroup[]>
  add: (kept: { name: string; group: LibraryGroupContent }) => Promise<SavedLibraryGroup>
  /** Vacancies keep the heading that they have. */
  rename: (id: string, name: string) => Promise<SavedLibraryGroup>
  /** And what is drafted of vacancies that use it. */
  changeEverywhere: (id: string, group: LibraryGroupContent) => Promise<SavedLibraryGroup>
  /** Vacancies keep the groups that were taken from it. */
  remove: (id: string) => Promise<void>
}

/** For `usePart`. */
export function createGroupLibraryApi({ http }: Pick<SiteTools, 'http'>): GroupLibraryApi {
  const all = '/api/questionLibrary/groups'
  const one = (id: string) => `${all}/${encodeURIComponent(id)}`
  return {
    list: async () => (await http.get<LibraryGroup[]>(all)).data,
    add: async (kept) => (await http.post<SavedLibraryGroup>(all, kept)).data,
    rename: async (id, name) =>
      (await http.put<SavedLibraryGroup>(one(id), { name, everywhere: false })).data,
    changeEverywhere: async (id, group) =>
      (await http.put<SavedLibraryGroup>(one(id), { group, everywhere: true })).data,
    remove: async (id) => {
      await http.delete(one(id))
    },
  }
}
