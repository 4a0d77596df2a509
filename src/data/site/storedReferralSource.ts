import { readReferralSource } from '../../schemas/submission/referralSource'
import type { KeyValueStore } from '../browser/storage'

const key = 'foyer.channel'

export interface ReferralSource {
  /** Keeps where the visitor came from, if this address says so; what was kept before stays otherwise. */
  note: (search: string) => void
  current: () => string | null
}

/** Where the visitor of this tab came from; in memory too, because storage is often closed to frames. */
export function createReferralSource(tabStore: KeyValueStore): ReferralSource {
  let noted: string | null = null
  return {
    note: (search) => {
      noted = readReferralSource(search) ?? tabStore.get(key)
      if (noted !== null) tabStore.set(key, noted)
    },
    current: () => noted,
  }
}
