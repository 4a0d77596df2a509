import type { AccountBody, ListedAccount, UserAccount } from '../../schemas/accounts/buildUserForm'
import type { IssuedLink } from '../../schemas/accounts/people.types'
import { createResource, type Resource } from '../http/createResource'
import { createIfMatchConfig, getEtag } from '../http/etags'
import type { Http } from '../http/lazyHttp'

/** An account with the ETag that identifies its revision. */
export interface OpenedAccount {
  user: UserAccount
  etag: string | null
}

/** The SuperUser's accounts. Calls that change an account reject with an `ApiError`, and reload the list on success. */
export interface Users {
  store: Resource<ListedAccount[]>['store']
  load: () => Promise<void>
  create: (account: AccountBody) => Promise<void>
  /** Fetches the stored account for editing. Rejects with an `ApiError`. */
  fetchAccount: (id: number) => Promise<OpenedAccount>
  /** Rejects with 412 when another user has saved since `etag`. A null `etag` skips the check and overwrites. */
  change: (id: number, account: AccountBody, etag: string | null) => Promise<void>
  remove: (id: number) => Promise<void>
  decommission: (id: number, crmClientId: string) => Promise<void>
  reinstate: (id: number) => Promise<void>
  /** Issues a password reset link for the account; the server returns it only once. Rejects with an `ApiError`. */
  createPasswordLink: (id: number, currentPassword: string) => Promise<IssuedLink>
  /** Discards all data when the session ends. */
  clear: () => void
}

/** API-13 to API-17. */
export function createUsers({ http }: { http: Http }): Users {
  const { store, clear, ...users } = createResource<ListedAccount[]>()
  const load = () => users.load(async () => (await http.get<ListedAccount[]>('/api/users')).data)
  const runAndReload = async (request: Promise<unknown>): Promise<void> => {
    await request
    await load()
  }
  return {
    store,
    load,
    create: (account) => runAndReload(http.post('/api/users/', account)),
    fetchAccount: async (id) => {
      const { data, headers } = await http.get<UserAccount>(`/api/users/${id}`)
      return { user: data, etag: getEtag(headers) }
    },
    change: (id, account, etag) =>
      runAndReload(http.put(`/api/users/${id}`, account, createIfMatchConfig(etag))),
    remove: (id) => runAndReload(http.delete(`/api/users/${id}`)),
    decommission: (id, crmClientId) =>
      runAndReload(http.post('/api/decommissionedUsers/', { userId: id, crmClientId })),
    reinstate: (id) => runAndReload(http.delete(`/api/decommissionedUsers/${id}`)),
    createPasswordLink: async (id, currentPassword) =>
      (await http.post<IssuedLink>(`/api/users/${id}/passwordLinks`, { currentPassword })).data,
    clear,
  }
}
