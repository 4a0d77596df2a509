import type { AccountFacts } from '../../schemas/accounts/userAccount'
import type { Http } from '../http/lazyHttp'

/** Data shown beside the accounts in the accounts table. Calls reject with an `ApiError`. */
export interface AccountFactsCalls {
  /** Facts by account id. */
  facts: () => Promise<ReadonlyMap<number, AccountFacts>>
  /** Logos as data URLs, by account id; accounts without a logo are absent. */
  logos: (ids: readonly number[]) => Promise<ReadonlyMap<number, string>>
}

/** Maximum number of logos per request. */
const maxLogosPerRequest = 60

export function createAccountFacts({ http }: { http: Http }): AccountFactsCalls {
  const getLogos = async (ids: readonly number[]) => {
    const params = { ids: ids.join(',') }
    const { data } = await http.get<{ id: number; image: string }[]>('/api/accountLogos', { params })
    return data.map(({ id, image }) => [id, image] as const)
  }
  return {
    facts: async () => {
      const { data } = await http.get<AccountFacts[]>('/api/accountFacts')
      return new Map(data.map((facts) => [facts.id, facts]))
    },
    logos: async (ids) => {
      const parts = Array.from({ length: Math.ceil(ids.length / maxLogosPerRequest) }, (_, index) =>
        getLogos(ids.slice(index * maxLogosPerRequest, (index + 1) * maxLogosPerRequest)),
      )
      return new Map((await Promise.all(parts)).flat())
    },
  }
}
