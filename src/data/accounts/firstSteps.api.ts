import type { FirstStepName, FirstSteps } from '../../schemas/accounts/firstSteps.types'
import type { Http } from '../http/lazyHttp'

/** The onboarding steps that a new client has not completed yet. Calls reject with an `ApiError`. */
export interface FirstStepsPart {
  remaining: () => Promise<readonly FirstStepName[]>
  dismiss: () => Promise<void>
}

export function createFirstSteps({ http }: { http: Http }): FirstStepsPart {
  return {
    remaining: async () => (await http.get<FirstSteps>('/api/firstSteps')).data.left,
    dismiss: async () => {
      await http.post('/api/firstSteps/end')
    },
  }
}
