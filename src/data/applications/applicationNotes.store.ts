import { createStore, type StoreApi } from 'zustand/vanilla'
import type { ApplicationNote } from '../../schemas/applications/buildNoteForm'
import type { Http } from '../http/lazyHttp'

/** Internal notes on applications. Calls reject with an `ApiError`. */
export interface ApplicationNotesStore {
  /** Unsent note text by application id, so that an administrator can open another application meanwhile. */
  drafts: StoreApi<Record<number, string>>
  saveDraft: (applicationId: number, text: string) => void
  add: (applicationId: number, text: string) => Promise<ApplicationNote>
  change: (applicationId: number, id: number, text: string) => Promise<void>
  remove: (applicationId: number, id: number) => Promise<void>
}

export function createApplicationNotes({ http }: { http: Http }): ApplicationNotesStore {
  const drafts = createStore<Record<number, string>>(() => ({}))
  const saveDraft = (applicationId: number, text: string) => drafts.setState({ [applicationId]: text })
  const getPath = (applicationId: number) => `/api/applicationDetails/${applicationId}/notes`
  return {
    drafts,
    saveDraft,
    add: async (applicationId, text) => {
      const { data } = await http.post<ApplicationNote>(getPath(applicationId), { text })
      saveDraft(applicationId, '')
      return data
    },
    change: async (applicationId, id, text) => {
      await http.put(`${getPath(applicationId)}/${id}`, { text })
    },
    remove: async (applicationId, id) => {
      await http.delete(`${getPath(applicationId)}/${id}`)
    },
  }
}
