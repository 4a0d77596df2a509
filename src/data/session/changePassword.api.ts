import { type ApiError, toApiError } from '../http/apiError'
import type { Http } from '../http/lazyHttp'

export interface ChangePasswordApi {
  /**
   * Changes the signed-in user's password. This session stays valid, the user's other sessions end. Resolves with
   * null on success.
   */
  change: (passwords: { currentPassword: string; newPassword: string }) => Promise<ApiError | null>
}

export function createChangePasswordApi({ http }: { http: Http }): ChangePasswordApi {
  return {
    change: async (passwords) => {
      try {
        await http.put('/api/ownPassword', passwords)
        return null
      } catch (error) {
        return toApiError(error)
      }
    },
  }
}
