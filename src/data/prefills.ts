import type { Prefill } from '../schemas/marketplace'
import { siteTexts } from '../texts/site'
import type { SiteTools } from './createSite'
import type { Http } from './lazyHttp'
import { log } from './log'
import type { KeyValueStore } from './storage'

/** A marketplace's prefill as it was brought to one vacancy's form. */
export interface BroughtPrefill {
  guid: string
  data: Prefill
  /** When it filled the form, ISO 8601 UTC [JD-10]. */
  filledAt: string
}

export interface Prefills {
  /**
   * The prefill of this guid for this vacancy: asked of the server once, then kept in this tab. `isNew` the first time,
   * when the form has still to be filled. Null when it could not be had, which is logged only: nobody needs it to apply.
   */
  bring: (vacancyGuid: string, guid: string) => Promise<(BroughtPrefill & { isNew: boolean }) | null>
  /** The visitor does not want the marketplace's resume: nothing of it is kept [JD-10]. */
  clearResume: (vacancyGuid: string) => void
  clear: (vacancyGuid: string) => void
}

/** What a job marketplace knows of the visitor, in this tab only. */
export function createPrefills(http: Http, store: KeyValueStore, now: () => number): Prefills {
  const keyOf = (vacancyGuid: string) => `foyer.prefill.${vacancyGuid}`
  const write = (vacancyGuid: string, brought: BroughtPrefill) =>
    store.set(keyOf(vacancyGuid), JSON.stringify(brought))
  const read = (vacancyGuid: string): BroughtPrefill | null => {
    const text = store.get(keyOf(vacancyGuid))
    return text === null ? null : (JSON.parse(text) as BroughtPrefill)
  }
  return {
    bring: async (vacancyGuid, guid) => {
      const kept = read(vacancyGuid)
      if (kept?.guid === guid) return { ...kept, isNew: false }
      try {
        const { data } = await http.get<Prefill>(`/api/applicationprefills/${encodeURIComponent(guid)}`)
        const brought = { guid, data, filledAt: new Date(now()).toISOString() }
        write(vacancyGuid, brought)
        return { ...brought, isNew: true }
      } catch (error) {
        log(siteTexts.loadFailed('/api/applicationprefills/{guid}'), error)
        return null
      }
    },
    clearResume: (vacancyGuid) => {
      const kept = read(vacancyGuid)
      if (kept)
        write(vacancyGuid, { ...kept, data: { ...kept.data, resumeFileName: '', resumeMimeType: '' } })
    },
    clear: (vacancyGuid) => store.remove(keyOf(vacancyGuid)),
  }
}

/** Those of this tab. */
export function prefillsOf({ http, tabStore, now }: SiteTools): Prefills {
  return createPrefills(http, tabStore, now)
}
