import type { AnswerSection, ShownReceipt } from '../../schemas/applications/application'
import type { DraftFields } from '../../schemas/drafts/draftFields'
import type { FieldValue, FormValues } from '../../schemas/fields/fieldValue'
import type { KeyValueStore } from '../browser/storage'
import { lazyOnce } from '../http/lazyOnce'
import type { SiteTools } from '../site/createSite'
import { createDeviceChoices } from './deviceChoice'
import { createDraftAutosave, type DraftAutosave } from './draftAutosave'
import { createDraftBroadcast } from './draftBroadcast'
import { keptDays } from './draftRetention'

/** An application that is being written; the tab can't keep files: they are chosen again, or come from the device. */
export interface Draft {
  values: FormValues
  /** What its answers were given to. */
  fields?: DraftFields
  /** ISO 8601 UTC. */
  savedAt: string
}

export interface Drafts {
  read: (vacancyGuid: string) => Draft | null
  write: (vacancyGuid: string, values: FormValues, fields?: DraftFields) => Draft
  /** From the tab and, where it is kept there, from the device. */
  clear: (vacancyGuid: string) => Promise<void>
  /** The same draft as the device keeps it, where its owner says so; the same one for every call. */
  keeper: (vacancyGuid: string) => DraftAutosave
  /** What the server answered to the application that was sent from this tab. */
  receipt: (vacancyGuid: string) => ShownReceipt | null
  keepReceipt: (vacancyGuid: string, receipt: ShownReceipt) => void
  /** The answers as they were sent, for a copy. They are kept nowhere: a reload forgets them. */
  sent: (vacancyGuid: string) => AnswerSection[]
  noteSent: (vacancyGuid: string, sections: AnswerSection[]) => void
}

/**
 * Applications in progress, in this tab only, because a shared computer must not show them to the next person; on the
 * device besides where somebody says that it is their own.
 */
export function createDrafts(
  store: KeyValueStore,
  now: () => number,
  newKeeper: (vacancyGuid: string) => DraftAutosave,
): Drafts {
  const draftKey = (guid: string) => `foyer.draft.${guid}`
  const receiptKey = (guid: string) => `foyer.receipt.${guid}`
  const copies = new Map<string, AnswerSection[]>()
  const keepers = new Map<string, DraftAutosave>()
  const keeper = (guid: string) => {
    const known = keepers.get(guid) ?? newKeeper(guid)
    keepers.set(guid, known)
    return known
  }
  return {
    read: (guid) => parse<Draft>(store.get(draftKey(guid)), 'values'),
    keeper,
    write: (guid, values, fields) => {
      const kept = Object.entries(values).filter(([, value]) => !isFile(value))
      const savedAt = new Date(now()).toISOString()
      const draft: Draft = { values: Object.fromEntries(kept), ...(fields ? { fields } : {}), savedAt }
      store.set(draftKey(guid), JSON.stringify(draft))
      return draft
    },
    clear: async (guid) => {
      store.remove(draftKey(guid))
      await keeper(guid).clear()
    },
    receipt: (guid) => parse<ShownReceipt>(store.get(receiptKey(guid)), 'id'),
    keepReceipt: (guid, receipt) => store.set(receiptKey(guid), JSON.stringify(receipt)),
    sent: (guid) => copies.get(guid) ?? [],
    noteSent: (guid, sections) => void copies.set(guid, sections),
  }
}

function isFile(value: FieldValue): boolean {
  return typeof File !== 'undefined' && value instanceof File
}

/** What we wrote ourselves, if it still is what we wrote. */
function parse<Kept>(text: string | null, property: keyof Kept & string): Kept | null {
  if (text === null) return null
  try {
    const kept: unknown = JSON.parse(text)
    return typeof kept === 'object' && kept !== null && Object.hasOwn(kept, property) ? (kept as Kept) : null
  } catch {
    return null
  }
}

/** Those of this tab, and of this person's device. */
export function draftsOf({ tabStore, now, newKey, clientCode }: SiteTools): Drafts {
  const choices = createDeviceChoices(tabStore)
  const bring = lazyOnce(async () => {
    const { createDeviceDrafts } = await import('./deviceDrafts')
    return createDeviceDrafts({ now, newKey, keptDays: keptDays(navigator.userAgent) })
  })
  const news = createDraftBroadcast()
  return createDrafts(tabStore, now, (guid) =>
    createDraftAutosave({ of: `${clientCode} ${guid}`, choices, bring, news, now, newKey }),
  )
}
