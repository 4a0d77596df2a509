import type { EmploymentTypes } from '../../schemas/employmentTypes/employmentTypeCode'
import type { KnownEmploymentTypes } from '../../schemas/employmentTypes/employmentTypeRows'
import type { Http } from '../http/lazyHttp'

/** Maps a client's employment types to those that job search engines understand. Calls reject with an `ApiError`. */
export interface EmploymentTypesApi {
  read: () => Promise<KnownEmploymentTypes>
  save: (employmentTypes: EmploymentTypes) => Promise<void>
}

export function createEmploymentTypesApi({ http }: { http: Http }): EmploymentTypesApi {
  return {
    read: async () => (await http.get<KnownEmploymentTypes>('/api/employmentTypes')).data,
    save: async (employmentTypes) => {
      await http.put('/api/employmentTypes', { employmentTypes })
    },
  }
}
