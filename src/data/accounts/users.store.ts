import { createStore, type StoreApi } from 'zustand/vanilla'
import type { AccountBody, ListedAccount, UserAccount } from '../../schemas/accounts/buildUserForm'
import type { IssuedLink } from '../../schemas/accounts/people.types'
import { getEtag, ifMatchHeader } from '../http/etags'
import type { Http } from '../http/lazyHttp'

type UserList =
  | { status: 'loading'; users: ListedAccount[] | null }
  | { status: 'ready'; users: ListedAccount[] }
  | { status: 'failed'; users: null }

/** An account with the ETag that identifies its revision. */
export interface OpenAccount {
  user: UserAccount
  etag: string | null
}

/** The SuperUser's accounts. Calls that change one reject with an `ApiError`, and reload the list on success. */
export interface Users {
  store: StoreApi<UserList>
  load: () => Promise<void>
  create: (account: AccountBody) => Promise<void>
  /** Fetches the stored account for editing. Rejects with an `ApiError`. */
  open: (id: number) => Promise<OpenAccount>
  /** Rejects with 412 when another user has saved since `etag`. A null `etag` skips the check and overwrites. */
  change: (id: number, account: AccountBody, etag: string | null) => Promise<void>
  remove: (id: number) => Promise<void>
  decommission: (id: number, crmClientId: string) => Promise<void>
  reinstate: (id: number) => Promise<void>
  /** Issues a password reset link for the account; the server returns it only once. Rejects with an `ApiError`. */
  passwordLink: (id: number, currentPassword: string) => Promise<IssuedLink>
  /** Discards all data when the session ends. */
  clear: () => void
}

/** API-13 to API-17. */
export function createUsers({ http }: { http: Http }): Users {
  const empty: UserList = { status: 'loading', users: null }
  const store = createStore<UserList>(() => empty)

  async function load(): Promise<void> {
    store.setState(({ users }) => ({ status: 'loading', users }), true)
    try {
      const { data } = await http.get<ListedAccount[]>('/api/users')
      store.setState({ status: 'ready', users: data }, true)
    } catch {
      // The page explains the failure; the HTTP client already reports 5xx and handles 401.
      store.setState({ status: 'failed', users: null }, true)
    }
  }
  const andLoad = async (request: Promise<unknown>): Promise<void> => {
    await request
    await load()
  }
  return {
    store,
    load,
    create: (account) => andLoad(http.post('/api/users/', account)),
    open: async (id) => {
      const { data, headers } = await http.get<UserAccount>(`/api/users/${id}`)
      return { user: data, etag: getEtag(headers) }
    },
    change: (id, account, etag) => andLoad(http.put(`/api/users/${id}`, account, ifMatchHeader(etag))),
    remove: (id) => andLoad(http.delete(`/api/users/${id}`)),
    decommission: (id, crmClientId) =>
      andLoad(http.post('/api/decommissionedUsers/', { userId: id, crmClientId })),
    reinstate: (id) => andLoad(http.delete(`/api/decommissionedUsers/${id}`)),
    passwordLink: async (id, currentPassword) =>
      (await http.post<IssuedLink>(`/api/users/${id}/passwordLinks`, { currentPassword })).data,
    clear: () => store.setState(empty, true),
  }
}
