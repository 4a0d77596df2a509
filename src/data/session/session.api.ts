import type {
  RecoveryCodes,
  TotpSecret,
  TwoFactorState,
} from '../../schemas/accountSecurity/accountSecurity.types'
import { type ApiError, toApiError } from '../http/apiError'
import type { Http } from '../http/lazyHttp'

interface ChangePasswordApi {
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

export interface TwoFactorProof {
  currentPassword: string
  code: string
}

/** Two-factor authentication of the signed-in user. Calls reject with an `ApiError`. */
interface TwoFactorApi {
  read: () => Promise<TwoFactorState>
  startSetup: (currentPassword: string) => Promise<TotpSecret>
  confirm: (code: string) => Promise<RecoveryCodes>
  turnOff: (proof: TwoFactorProof) => Promise<void>
  renewRecoveryCodes: (proof: TwoFactorProof) => Promise<RecoveryCodes>
}

export function createTwoFactorApi({ http }: { http: Http }): TwoFactorApi {
  return {
    read: async () => (await http.get<TwoFactorState>('/api/ownCodes')).data,
    startSetup: async (currentPassword) =>
      (await http.post<TotpSecret>('/api/ownCodes/begin', { currentPassword })).data,
    confirm: async (code) => (await http.post<RecoveryCodes>('/api/ownCodes/confirm', { code })).data,
    turnOff: async (proof) => {
      await http.post('/api/ownCodes/turnOff', proof)
    },
    renewRecoveryCodes: async (proof) =>
      (await http.post<RecoveryCodes>('/api/ownCodes/recoveryCodes', proof)).data,
  }
}
