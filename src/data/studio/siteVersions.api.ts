import type { SiteFinding } from '../../schemas/site/siteFinding'
import type { SitePermissions, SiteState, SiteVersion } from '../../schemas/site/siteVersion'
import type { SiteTools } from '../site/createSite'

/** The outcome of a publication. */
export type PublishResult =
  | { outcome: 'published'; version: SiteVersion }
  | { outcome: 'faults'; findings: SiteFinding[] }
  /** `same`: the draft is published already. `moved`: another user has changed the draft meanwhile. */
  | { outcome: 'same' | 'moved' }

/** Calls about the versions of one client's site. All calls reject with an `ApiError`. */
export interface SiteVersionsApi {
  getState: () => Promise<SiteState>
  list: () => Promise<SiteVersion[]>
  /** Describes, in words, the differences between a version and another version or the draft. */
  compareVersions: (number: number, otherVersion: number | 'draft') => Promise<string[]>
  publish: (revision: number, note: string) => Promise<PublishResult>
  restore: (number: number) => Promise<void>
  discardDraft: () => Promise<void>
  /** Sets what the client's administrators may change. SuperUser only. */
  savePermissions: (permissions: SitePermissions) => Promise<SitePermissions>
  exportZip: (version: number | 'draft') => Promise<Blob>
  /** Imports a zip file. Resolves with notes on what was left out or sanitized. */
  importZip: (zip: Blob) => Promise<string[]>
}

/** Creates the calls for the client with the given code. */
export function createSiteVersionsApi({ http }: Pick<SiteTools, 'http'>): {
  forClient: (clientCode: string) => SiteVersionsApi
} {
  return {
    forClient: (clientCode) => createVersionCalls(http, `/api/sites/${encodeURIComponent(clientCode)}`),
  }
}

const reportedStatuses = new Set([409, 412, 422])

function createVersionCalls(http: SiteTools['http'], path: string): SiteVersionsApi {
  return {
    getState: async () => (await http.get<SiteState>(path)).data,
    list: async () => (await http.get<SiteVersion[]>(`${path}/versions`)).data,
    compareVersions: async (number, otherVersion) => {
      const config = { params: { with: otherVersion } }
      return (await http.get<{ changes: string[] }>(`${path}/versions/${number}/changes`, config)).data
        .changes
    },
    publish: async (revision, note) => {
      const config = { validateStatus: (status: number) => status < 300 || reportedStatuses.has(status) }
      const body = { revision, note }
      const { status, data } = await http.post<SiteVersion & { findings?: SiteFinding[] }>(
        `${path}/publications`,
        body,
        config,
      )
      if (status === 409 || status === 412) return { outcome: status === 409 ? 'same' : 'moved' }
      if (status === 422) return { outcome: 'faults', findings: data.findings ?? [] }
      return { outcome: 'published', version: data }
    },
    restore: async (number) => {
      await http.post(`${path}/versions/${number}/restorations`)
    },
    savePermissions: async (permissions) =>
      (await http.put<SitePermissions>(`${path}/permissions`, permissions)).data,
    discardDraft: async () => {
      await http.delete(`${path}/draft`)
    },
    exportZip: async (version) => {
      const config = { params: { version }, responseType: 'blob' as const }
      return (await http.get<Blob>(`${path}/export`, config)).data
    },
    importZip: async (zip) => {
      const config = { headers: { 'Content-Type': 'application/zip' } }
      const body = await zip.arrayBuffer()
      return (await http.post<{ notes: string[] }>(`${path}/import`, body, config)).data.notes
    },
  }
}
