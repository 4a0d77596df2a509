import type { SiteStart } from '../../schemas/site/siteStarts'
import { ifMatch } from '../http/etags'
import type { SiteTools } from '../site/createSite'

/** Makes a client's draft one of the complete sites. Rejects with an `ApiError`: 412 when the draft has moved on. */
export function createSiteTemplatesApi({ http }: Pick<SiteTools, 'http'>): {
  start: (clientCode: string, name: SiteStart, revision: number) => Promise<void>
} {
  return {
    start: async (clientCode, name, revision) => {
      const address = `/api/sites/${encodeURIComponent(clientCode)}/draft/start`
      await http.post(address, { name }, ifMatch(`"${revision}"`))
    },
  }
}
