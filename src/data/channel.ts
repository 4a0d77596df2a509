import { channelOf } from '../schemas/channel'
import type { KeyValueStore } from './storage'

const key = 'foyer.channel'

export interface Channel {
  /** Keeps where the visitor came from, if this address says so; what was kept before stays otherwise. */
  note: (search: string) => void
  current: () => string | null
}

/** Where the visitor of this tab came from; in memory too, because storage is often closed to frames. */
export function createChannel(tabStore: KeyValueStore): Channel {
  let noted: string | null = null
  return {
    note: (search) => {
      noted = channelOf(search) ?? tabStore.get(key)
      if (noted !== null) tabStore.set(key, noted)
    },
    current: () => noted,
  }
}
