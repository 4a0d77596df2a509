import { type ApiError, asApiError } from './apiError'
import type { Http } from './lazyHttp'

export interface OwnPassword {
  /** Changes the password of who is signed in; this session goes on, the person's others end. Null when it went well. */
  change: (passwords: { currentPassword: string; newPassword: string }) => Promise<ApiError | null>
}

export function createOwnPassword({ http }: { http: Http }): OwnPassword {
  return {
    change: async (passwords) => {
      try {
        await http.put('/api/ownPassword', passwords)
        return null
      } catch (error) {
        return asApiError(error)
      }
    },
  }
}
