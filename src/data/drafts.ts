import type { AnswerSection, ShownReceipt } from '../schemas/application'
import type { FieldValue, FormValues } from '../schemas/fieldValue'
import type { SiteTools } from './createSite'
import type { KeyValueStore } from './storage'

/** An application that is being written; files can't be kept here and are chosen again after a reload. */
interface Draft {
  values: FormValues
  /** ISO 8601 UTC. */
  savedAt: string
}

export interface Drafts {
  read: (vacancyGuid: string) => Draft | null
  write: (vacancyGuid: string, values: FormValues) => Draft
  clear: (vacancyGuid: string) => void
  /** What the server answered to the application that was sent from this tab. */
  receipt: (vacancyGuid: string) => ShownReceipt | null
  keepReceipt: (vacancyGuid: string, receipt: ShownReceipt) => void
  /** The answers as they were sent, for a copy. They are kept nowhere: a reload forgets them. */
  sent: (vacancyGuid: string) => AnswerSection[]
  noteSent: (vacancyGuid: string, sections: AnswerSection[]) => void
}

/** Applications in progress, in this tab only: a shared computer must not show them to the next person. */
export function createDrafts(store: KeyValueStore, now: () => number): Drafts {
  const draftKey = (guid: string) => `foyer.draft.${guid}`
  const receiptKey = (guid: string) => `foyer.receipt.${guid}`
  const copies = new Map<string, AnswerSection[]>()
  return {
    read: (guid) => parse<Draft>(store.get(draftKey(guid)), 'values'),
    write: (guid, values) => {
      const kept = Object.entries(values).filter(([, value]) => !isFile(value))
      const draft: Draft = { values: Object.fromEntries(kept), savedAt: new Date(now()).toISOString() }
      store.set(draftKey(guid), JSON.stringify(draft))
      return draft
    },
    clear: (guid) => store.remove(draftKey(guid)),
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

/** Those of this tab. */
export function draftsOf({ tabStore, now }: SiteTools): Drafts {
  return createDrafts(tabStore, now)
}
