import type { RecoveryCodes, TotpSecret, TwoFactorState } from '../../schemas/accountSecurity/twoFactor.types'
import type { Http } from '../http/lazyHttp'

export interface BothFactors {
  currentPassword: string
  code: string
}

/** Two-factor authentication of the signed-in user. Calls reject with an `ApiError`. */
export interface TwoFactorApi {
  read: () => Promise<TwoFactorState>
  startSetup: (currentPassword: string) => Promise<TotpSecret>
  confirm: (code: string) => Promise<RecoveryCodes>
  turnOff: (proof: BothFactors) => Promise<void>
  renew: (proof: BothFactors) => Promise<RecoveryCodes>
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
    renew: async (proof) => (await http.post<RecoveryCodes>('/api/ownCodes/recoveryCodes', proof)).data,
  }
}
