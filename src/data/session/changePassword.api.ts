import { type ApiError, asApiError } from '../http/apiError'
import type { Http } from '../http/lazyHttp'

export interface ChangePasswordApi {
  /** Changes the password of who is signed in; this session goes on, the person's others end. Null when it went well. */
  change: (passwords: { currentPassword: string; newPassword: string }) => Promise<ApiError | null>
}

export function createChangePasswordApi({ http }: { http: Http }): ChangePasswordApi {
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
