import { readReferralSource } from '../../schemas/submission/referralSource'
import type { KeyValueStore } from '../browser/storage'

const key = 'foyer.channel'

export interface ReferralSource {
  /** Stores the referral source if the query names one; otherwise the earlier value stays. */
  note: (search: string) => void
  current: () => string | null
}

/**
 * The referral source of this tab's visitor. It is also held in memory, because storage is often blocked in frames.
 */
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
