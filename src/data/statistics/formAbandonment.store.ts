import { createStore, type StoreApi } from 'zustand/vanilla'
import type { FormAbandonment } from '../../schemas/statistics/formAbandonment'
import { getBrowserStorage } from '../browser/storage'

const key = 'foyer.uncounted'

export interface FormAbandonmentReporter {
  /** `hasDoNotTrack` is true if the browser sends Global Privacy Control or Do Not Track. */
  store: StoreApi<{ isCounted: boolean; hasDoNotTrack: boolean }>
  /** Stores the visitor's choice on the device. */
  setCounted: (isCounted: boolean) => void
  /**
   * Sends the report as the page closes, without waiting for a response. Sends nothing unless the visitor is counted.
   */
  send: (abandonment: Omit<FormAbandonment, 'clientCode'>) => void
}

/** Reports form abandonment without identifying the visitor: no token, cookie or referrer is sent. */
export function createFormAbandonmentReporter({
  clientCode,
}: {
  clientCode: string
}): FormAbandonmentReporter {
  const storage = getBrowserStorage('localStorage')
  const hasDoNotTrack = readDoNotTrack()
  const store = createStore(() => ({ isCounted: !hasDoNotTrack && storage.get(key) === null, hasDoNotTrack }))
  return {
    store,
    setCounted: (isCounted) => {
      if (isCounted) storage.remove(key)
      else storage.set(key, 'yes')
      store.setState({ isCounted: isCounted && !hasDoNotTrack })
    },
    send: (abandonment) => {
      if (!store.getState().isCounted) return
      // Unlike `sendBeacon`, `fetch` can omit cookies.
      void fetch('/api/formLeavings', {
        method: 'POST',
        keepalive: true,
        credentials: 'omit',
        referrerPolicy: 'no-referrer',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ clientCode, ...abandonment }),
      }).catch(() => undefined)
    },
  }
}

function readDoNotTrack(): boolean {
  const { globalPrivacyControl, doNotTrack } = navigator as Navigator & { globalPrivacyControl?: boolean }
  return globalPrivacyControl === true || doNotTrack === '1'
}
