import type { Prefill } from '../../schemas/applicationForm/marketplace'
import { siteTexts } from '../../texts/public/site.texts'
import { log } from '../browser/log'
import type { SiteTools } from '../site/createSite'

/** A marketplace prefill received for one vacancy's form. */
export interface ReceivedPrefill {
  guid: string
  data: Prefill
  /** When the prefill filled the form, ISO 8601 UTC [JD-10]. */
  filledAt: string
}

export interface MarketplacePrefills {
  /**
   * Returns the prefill with this guid for this vacancy: requested once, then stored in this tab. `isNew` is true the
   * first time, when the form still has to be filled. Null when the request fails; the failure is only logged,
   * because a prefill is optional.
   */
  load: (vacancyGuid: string, guid: string) => Promise<(ReceivedPrefill & { isNew: boolean }) | null>
  /** Removes the marketplace's resume from the stored prefill, when the visitor rejects it [JD-10]. */
  clearResume: (vacancyGuid: string) => void
  clear: (vacancyGuid: string) => void
}

/** The applicant data that a job marketplace provides, stored in this tab only. */
export function createMarketplacePrefills({
  http,
  tabStore: store,
  now,
}: Pick<SiteTools, 'http' | 'tabStore' | 'now'>): MarketplacePrefills {
  const getKey = (vacancyGuid: string) => `foyer.prefill.${vacancyGuid}`
  const write = (vacancyGuid: string, prefill: ReceivedPrefill) =>
    store.set(getKey(vacancyGuid), JSON.stringify(prefill))
  const read = (vacancyGuid: string): ReceivedPrefill | null => {
    const text = store.get(getKey(vacancyGuid))
    return text === null ? null : (JSON.parse(text) as ReceivedPrefill)
  }
  return {
    load: async (vacancyGuid, guid) => {
      const storedPrefill = read(vacancyGuid)
      if (storedPrefill?.guid === guid) return { ...storedPrefill, isNew: false }
      try {
        const { data } = await http.get<Prefill>(`/api/applicationprefills/${encodeURIComponent(guid)}`)
        const prefill = { guid, data, filledAt: new Date(now()).toISOString() }
        write(vacancyGuid, prefill)
        return { ...prefill, isNew: true }
      } catch (error) {
        log(siteTexts.loadFailed('/api/applicationprefills/{guid}'), error)
        return null
      }
    },
    clearResume: (vacancyGuid) => {
      const storedPrefill = read(vacancyGuid)
      if (storedPrefill)
        write(vacancyGuid, {
          ...storedPrefill,
          data: { ...storedPrefill.data, resumeFileName: '', resumeMimeType: '' },
        })
    },
    clear: (vacancyGuid) => store.remove(getKey(vacancyGuid)),
  }
}
