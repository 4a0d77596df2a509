import type { CodeSecret, OwnCodes, RecoveryCodes } from '../schemas/ownCodes'
import type { Http } from './lazyHttp'

export interface BothFactors {
  currentPassword: string
  code: string
}

/** One's own one-time codes. Calls reject with an `ApiError`. */
export interface OwnCodesPart {
  read: () => Promise<OwnCodes>
  begin: (currentPassword: string) => Promise<CodeSecret>
  confirm: (code: string) => Promise<RecoveryCodes>
  turnOff: (proof: BothFactors) => Promise<void>
  renew: (proof: BothFactors) => Promise<RecoveryCodes>
}

export function createOwnCodes({ http }: { http: Http }): OwnCodesPart {
  return {
    read: async () => (await http.get<OwnCodes>('/api/ownCodes')).data,
    begin: async (currentPassword) =>
      (await http.post<CodeSecret>('/api/ownCodes/begin', { currentPassword })).data,
    confirm: async (code) => (await http.post<RecoveryCodes>('/api/ownCodes/confirm', { code })).data,
    turnOff: async (proof) => {
      await http.post('/api/ownCodes/turnOff', proof)
    },
    renew: async (proof) => (await http.post<RecoveryCodes>('/api/ownCodes/recoveryCodes', proof)).data,
  }
}
