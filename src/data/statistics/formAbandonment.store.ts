import { createStore, type StoreApi } from 'zustand/vanilla'
import type { FormAbandonment } from '../../schemas/statistics/formAbandonment'
import { browserStore, type KeyValueStore } from '../browser/storage'

const key = 'foyer.uncounted'

export interface FormAbandonments {
  /** `asksNot`: the browser itself asks for it, by Global Privacy Control or Do Not Track. */
  store: StoreApi<{ isCounted: boolean; asksNot: boolean }>
  /** The visitor's own word, kept on the device. */
  setCounted: (isCounted: boolean) => void
  /** Leaves with the page, and hears no answer. Nothing goes where the visitor is not to be counted. */
  tell: (leaving: Omit<FormAbandonment, 'clientCode'>) => void
}

/** What tells the server that a form was left: no token, no cookie, no referrer, nothing of whoever left it. */
export function createFormAbandonments({ clientCode }: { clientCode: string }): FormAbandonments {
  return createSiteFormAbandonments(clientCode, browserStore('localStorage'), asksNotToBeCounted())
}

/** The same, for what keeps the visitor's word. */
export function createSiteFormAbandonments(
  clientCode: string,
  kept: KeyValueStore,
  asksNot: boolean,
): FormAbandonments {
  const store = createStore(() => ({ isCounted: !asksNot && kept.get(key) === null, asksNot }))
  return {
    store,
    setCounted: (isCounted) => {
      if (isCounted) kept.remove(key)
      else kept.set(key, 'yes')
      store.setState({ isCounted: isCounted && !asksNot })
    },
    tell: (leaving) => {
      if (!store.getState().isCounted) return
      // Unlike `sendBeacon` it can leave the cookies at home.
      void fetch('/api/formLeavings', {
        method: 'POST',
        keepalive: true,
        credentials: 'omit',
        referrerPolicy: 'no-referrer',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ clientCode, ...leaving }),
      }).catch(() => undefined)
    },
  }
}

function asksNotToBeCounted(): boolean {
  const { globalPrivacyControl, doNotTrack } = navigator as Navigator & { globalPrivacyControl?: boolean }
  return globalPrivacyControl === true || doNotTrack === '1'
}
