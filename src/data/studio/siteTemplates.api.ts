import type { SiteStart } from '../../schemas/site/siteStarts'
import { ifMatchHeader } from '../http/etags'
import type { SiteTools } from '../site/createSite'

/**
 * Replaces a client's draft with a site template. Rejects with an `ApiError`: 412 when the draft has changed since
 * `revision`.
 */
export function createSiteTemplatesApi({ http }: Pick<SiteTools, 'http'>): {
  start: (clientCode: string, name: SiteStart, revision: number) => Promise<void>
} {
  return {
    start: async (clientCode, name, revision) => {
      const address = `/api/sites/${encodeURIComponent(clientCode)}/draft/start`
      await http.post(address, { name }, ifMatchHeader(`"${revision}"`))
    },
  }
}
