import { siteTexts } from '../../texts/public/site.texts'
import { log } from '../browser/log'
import type { SiteTools } from '../site/createSite'

interface CustomStyles {
  /** The text of a file of a client's draft; empty when it cannot be loaded. */
  load: (clientCode: string, hash: string, name: string) => Promise<string>
}

export function createDraftStyles({ http }: Pick<SiteTools, 'http'>): CustomStyles {
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
