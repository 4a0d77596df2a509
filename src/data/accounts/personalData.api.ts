import type {
  ErasureProof,
  PersonalDataReport,
  Retention,
  RetentionPreview,
} from '../../schemas/privacy/personalData.types'
import type { Http } from '../http/lazyHttp'

/** The personal data of applicants that a client stores. Calls reject with an `ApiError`. */
export interface PersonalData {
  find: (email: string) => Promise<PersonalDataReport>
  /** All data of the person, as one JSON file. */
  exported: (email: string) => Promise<Blob>
  erase: (email: string) => Promise<ErasureProof>
  retention: () => Promise<Retention>
  preview: (months: number) => Promise<RetentionPreview>
  saveRetention: (months: number | null) => Promise<Retention>
}

export function createPersonalData({ http }: { http: Http }): PersonalData {
  return {
    find: async (email) => (await http.post<PersonalDataReport>('/api/people/search', { email })).data,
    exported: async (email) =>
      (await http.post<Blob>('/api/people/export', { email }, { responseType: 'blob' })).data,
    erase: async (email) => (await http.post<ErasureProof>('/api/people/erase', { email })).data,
    retention: async () => (await http.get<Retention>('/api/retention')).data,
    preview: async (months) =>
      (await http.get<RetentionPreview>('/api/retention/preview', { params: { months } })).data,
    saveRetention: async (months) => (await http.put<Retention>('/api/retention', { months })).data,
  }
}
