import type { SiteDraft, SiteFile, SiteIds } from '../../schemas/site/siteDraft'
import type { SiteTemplateName } from '../../schemas/site/siteTemplateNames'
import { siteTexts } from '../../texts/public/site.texts'
import { log } from '../browser/log'
import { createIfMatchConfig } from '../http/etags'
import type { Http } from '../http/lazyHttp'
import type { SiteTools } from '../site/createSite'

/**
 * Creates the API for site templates. `applyTemplate` replaces a client's draft with a template; it rejects with an
 * `ApiError` 412 when the draft has changed since `revision`.
 */
export function createSiteTemplatesApi({ http }: Pick<SiteTools, 'http'>): {
  applyTemplate: (clientCode: string, name: SiteTemplateName, revision: number) => Promise<void>
} {
  return {
    applyTemplate: async (clientCode, name, revision) => {
      const address = `/api/sites/${encodeURIComponent(clientCode)}/draft/start`
      await http.post(address, { name }, createIfMatchConfig(`"${revision}"`))
    },
  }
}

interface DraftStylesApi {
  /** The text of a file of a client's draft; empty when it cannot be loaded. */
  load: (clientCode: string, hash: string, name: string) => Promise<string>
}

export function createDraftStylesApi({ http }: Pick<SiteTools, 'http'>): DraftStylesApi {
  return {
    load: async (clientCode, hash, name) => {
      const path = `/clients/${encodeURIComponent(clientCode)}/~${hash}/${encodeURIComponent(name)}`
      try {
        return (await http.get<string>(path, { responseType: 'text' })).data
      } catch (error) {
        log(siteTexts.loadFailed(path), error)
        return ''
      }
    },
  }
}

/** The parts of a draft that are saved together. */
interface DraftChange {
  configText: string
  ids: SiteIds
  /** Names of removed files. */
  removed?: string[]
}

/** Calls about one client's draft. All calls reject with an `ApiError`. */
export interface SiteDraftApi {
  read: () => Promise<SiteDraft>
  /** Rejects with 412 when another user has saved since this revision. */
  write: (change: DraftChange, revision: number) => Promise<SiteDraft>
  /** Uploads a file and resolves with its sanitized form. */
  putFile: (name: string, bytes: Blob) => Promise<{ file: SiteFile; revision: number }>
  /** The bytes of a file of any draft or version of this client. */
  downloadFile: (name: string, file: SiteFile) => Promise<Blob>
}

export function createSiteDraftApi(http: Http, clientCode: string): SiteDraftApi {
  const path = `/api/sites/${encodeURIComponent(clientCode)}/draft`
  return {
    read: async () => (await http.get<SiteDraft>(path)).data,
    write: async (change, revision) =>
      (await http.put<SiteDraft>(path, change, createIfMatchConfig(`"${revision}"`))).data,
    putFile: async (name, bytes) => {
      const type = bytes.type || 'application/octet-stream'
      const config = { headers: { 'Content-Type': type } }
      const body = await bytes.arrayBuffer()
      const address = `${path}/files/${encodeURIComponent(name)}`
      return (await http.put<{ file: SiteFile; revision: number }>(address, body, config)).data
    },
    downloadFile: async (name, { hash, type }) => {
      const address = `/clients/${encodeURIComponent(clientCode)}/~${hash}/${encodeURIComponent(name)}`
      const { data } = await http.get<ArrayBuffer>(address, { responseType: 'arraybuffer' })
      return new Blob([data], { type })
    },
  }
}
