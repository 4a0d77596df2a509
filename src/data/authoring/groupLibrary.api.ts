import type {
  LibraryGroup,
  LibraryGroupContent,
  SavedLibraryGroup,
} from '../../schemas/authoring/libraryGroup'
import type { SiteTools } from '../site/createSite'

/** Calls about question groups in a client's question library. All calls reject with an `ApiError`. */
export interface GroupLibraryApi {
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
  const groupUrl = (id: string) => `${groupsUrl}/${encodeURIComponent(id)}`
  return {
    list: async () => (await http.get<LibraryGroup[]>(groupsUrl)).data,
    add: async (input) => (await http.post<SavedLibraryGroup>(groupsUrl, input)).data,
    rename: async (id, name) =>
      (await http.put<SavedLibraryGroup>(groupUrl(id), { name, everywhere: false })).data,
    changeEverywhere: async (id, group) =>
      (await http.put<SavedLibraryGroup>(groupUrl(id), { group, everywhere: true })).data,
    remove: async (id) => {
      await http.delete(groupUrl(id))
    },
  }
}
