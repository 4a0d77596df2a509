import type { AccountRole } from '../../schemas/accounts/accountRoles'
import type {
  AccountPeople,
  IssuedInvitation,
  IssuedLink,
  OpenedLink,
} from '../../schemas/accounts/people.types'
import { createResource, type Resource } from '../http/createResource'
import type { SiteTools } from '../site/createSite'

/**
 * The people of the account. Calls that change the list reject with an `ApiError`, and reload the list on success.
 */
export interface AccountPeopleStore {
  store: Resource<AccountPeople>['store']
  load: () => Promise<void>
  invite: (invitation: {
    email: string
    role: AccountRole
    currentPassword: string
  }) => Promise<IssuedInvitation>
  withdrawInvitation: (id: number) => Promise<void>
  changeRole: (id: number, change: { role: AccountRole; currentPassword: string }) => Promise<void>
  remove: (id: number, currentPassword: string) => Promise<void>
  createPasswordLink: (id: number, currentPassword: string) => Promise<IssuedLink>
  /** Discards all data when the session ends. */
  clear: () => void
}

export function createPeople({ http }: Pick<SiteTools, 'http'>): AccountPeopleStore {
  const { store, clear, ...people } = createResource<AccountPeople>()
  const load = () => people.load(async () => (await http.get<AccountPeople>('/api/accountPeople')).data)
  const runAndReload = async <Answer>(request: Promise<{ data: Answer }>): Promise<Answer> => {
    const { data } = await request
    await load()
    return data
  }
  return {
    store,
    load,
    invite: (invitation) => runAndReload(http.post<IssuedInvitation>('/api/accountInvitations', invitation)),
    withdrawInvitation: (id) => runAndReload(http.delete(`/api/accountInvitations/${id}`)),
    changeRole: (id, change) => runAndReload(http.put(`/api/accountPeople/${id}/role`, change)),
    remove: (id, currentPassword) =>
      runAndReload(http.post(`/api/accountPeople/${id}/removal`, { currentPassword })),
    createPasswordLink: async (id, currentPassword) =>
      (await http.post<IssuedLink>(`/api/accountPeople/${id}/passwordLinks`, { currentPassword })).data,
    clear,
  }
}

/** Calls for the holder of an invitation or password link. Calls reject with an `ApiError`. */
export interface AccountLinks {
  open: (token: string) => Promise<OpenedLink>
  accept: (token: string, credentials: { name?: string; newPassword: string }) => Promise<void>
}

export function createAccountLinksApi({
  http,
  clientCode,
}: Pick<SiteTools, 'http' | 'clientCode'>): AccountLinks {
  return {
    open: async (token) =>
      (await http.post<OpenedLink>('/api/accountLinks/open', { clientCode, token })).data,
    accept: async (token, credentials) => {
      await http.post('/api/accountLinks/accept', { clientCode, token, ...credentials })
    },
  }
}

/** Calls for a user who has forgotten the password. Calls reject with an `ApiError`. */
export interface PasswordLinks {
  /** Resolves with whether this installation sends password links by email. */
  canSendMail: () => Promise<boolean>
  /** @returns the same as `canSendMail`; the result does not reveal whether the account exists */
  requestLink: (username: string) => Promise<boolean>
}

export function createPasswordLinksApi({
  http,
  clientCode,
}: Pick<SiteTools, 'http' | 'clientCode'>): PasswordLinks {
  const path = '/api/passwordLinks'
  return {
    canSendMail: async () => (await http.get<{ isMailed: boolean }>(path)).data.isMailed,
    requestLink: async (username) =>
      (await http.post<{ isMailed: boolean }>(path, { clientCode, username })).data.isMailed,
  }
}
