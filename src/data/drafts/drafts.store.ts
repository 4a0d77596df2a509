import { createStore, type StoreApi } from 'zustand/vanilla'
import type { AnswerSection, DisplayedReceipt } from '../../schemas/applications/application'
import type { DraftFields } from '../../schemas/drafts/draftFields'
import type { FieldValue, FormValues } from '../../schemas/fields/fieldValue'
import type { KeyValueStore } from '../browser/storage'
import { createLazyLoader } from '../http/createLazyLoader'
import type { SiteTools } from '../site/createSite'
import { createDeviceChoices, createDraftAutosave, type DraftAutosave } from './draftAutosave'
import { createDraftBroadcast } from './draftBroadcast'
import { getDraftRetentionDays } from './draftRetention'

/** An application in progress. The tab cannot store files: they are chosen again, or restored from the device. */
export interface Draft {
  values: FormValues
  /** The form fields that the answers belong to. */
  fields?: DraftFields
  /** ISO 8601 UTC. */
  savedAt: string
}

export interface Drafts {
  read: (vacancyGuid: string) => Draft | null
  write: (vacancyGuid: string, values: FormValues, fields?: DraftFields) => Draft
  /** Deletes the draft from the tab and from the device. */
  clear: (vacancyGuid: string) => Promise<void>
  /** Returns the device autosave of the draft; every call returns the same instance. */
  getAutosave: (vacancyGuid: string) => DraftAutosave
  /** The server's receipt for the application that was sent from this tab. */
  readReceipt: (vacancyGuid: string) => DisplayedReceipt | null
  saveReceipt: (vacancyGuid: string, receipt: DisplayedReceipt) => void
  /** The answers as sent, for the applicant's copy. They are in memory only and lost on reload. */
  getSentAnswers: (vacancyGuid: string) => AnswerSection[]
  saveSentAnswers: (vacancyGuid: string, sections: AnswerSection[]) => void
}

/**
 * Applications in progress. They are stored in this tab only, because a shared computer must not show them to the
 * next person; the device stores them too if the person has said that it is their own.
 */
export function createDrafts(
  store: KeyValueStore,
  now: () => number,
  createAutosave: (vacancyGuid: string) => DraftAutosave,
): Drafts {
  const getDraftKey = (guid: string) => `foyer.draft.${guid}`
  const getReceiptKey = (guid: string) => `foyer.receipt.${guid}`
  const sentAnswers = new Map<string, AnswerSection[]>()
  const autosaves = new Map<string, DraftAutosave>()
  const getAutosave = (guid: string) => {
    const autosave = autosaves.get(guid) ?? createAutosave(guid)
    autosaves.set(guid, autosave)
    return autosave
  }
  return {
    read: (guid) => parse<Draft>(store.get(getDraftKey(guid)), 'values'),
    getAutosave,
    write: (guid, values, fields) => {
      const storableValues = Object.entries(values).filter(([, value]) => !isFile(value))
      const savedAt = new Date(now()).toISOString()
      const draft: Draft = {
        values: Object.fromEntries(storableValues),
        ...(fields ? { fields } : {}),
        savedAt,
      }
      store.set(getDraftKey(guid), JSON.stringify(draft))
      return draft
    },
    clear: async (guid) => {
      store.remove(getDraftKey(guid))
      await getAutosave(guid).clear()
    },
    readReceipt: (guid) => parse<DisplayedReceipt>(store.get(getReceiptKey(guid)), 'id'),
    saveReceipt: (guid, receipt) => store.set(getReceiptKey(guid), JSON.stringify(receipt)),
    getSentAnswers: (guid) => sentAnswers.get(guid) ?? [],
    saveSentAnswers: (guid, sections) => void sentAnswers.set(guid, sections),
  }
}

function isFile(value: FieldValue): boolean {
  return typeof File !== 'undefined' && value instanceof File
}

/** Parses a stored value; null when it is missing or does not have the expected shape. */
function parse<Stored>(text: string | null, property: keyof Stored & string): Stored | null {
  if (text === null) return null
  try {
    const parsedValue: unknown = JSON.parse(text)
    return typeof parsedValue === 'object' && parsedValue !== null && Object.hasOwn(parsedValue, property)
      ? (parsedValue as Stored)
      : null
  } catch {
    return null
  }
}

/** Creates the drafts of this tab and of the person's own device. */
export function createTabDrafts({ tabStore, now, newKey, clientCode }: SiteTools): Drafts {
  const choices = createDeviceChoices(tabStore)
  const loadDeviceDrafts = createLazyLoader(async () => {
    const { createDeviceDrafts } = await import('./deviceDrafts')
    return createDeviceDrafts({ now, newKey, retentionDays: getDraftRetentionDays(navigator.userAgent) })
  })
  const broadcast = createDraftBroadcast()
  return createDrafts(tabStore, now, (guid) =>
    createDraftAutosave({
      draftKey: `${clientCode} ${guid}`,
      choices,
      loadDeviceDrafts,
      broadcast,
      now,
      newKey,
    }),
  )
}

/** True while typed text of a draft is unsaved. */
export type UnsavedInputStore = StoreApi<boolean>

export const createUnsavedInputStore = (): UnsavedInputStore => createStore(() => false)
