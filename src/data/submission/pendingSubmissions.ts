import type { SubmissionBody, SubmissionReceipt } from '../../schemas/applications/application'
import { contentHash } from '../../schemas/forms/contentHash'
import type { KeyValueStore } from '../browser/storage'
import type { SendOrder } from './submission.types'

/** An application that was sent from this tab and is not known to have arrived with all its files. */
export interface PendingSubmission {
  /** Idempotency-Key: the same send again is answered as the first was. */
  key: string
  /** Names the body, also where it is not kept. */
  bodyHash: string
  /** Null where it holds a secret: those are kept nowhere. */
  body: SubmissionBody | null
  /** Null while the server's answer is not known. */
  receipt: SubmissionReceipt | null
  /** Those that are not known to have arrived, by field key; their content is chosen again after a reload. */
  files: PendingFile[]
  /** The answers have been changed since: nothing is sent by itself. */
  isHeld?: boolean
}

export interface PendingFile {
  key: string
  name: string
  prefillGuid?: string
  /** Where it comes in pieces, and what tells the same file from another: its size and when it was changed. */
  address?: string
  content?: string
}

export interface PendingSubmissions {
  read: (vacancyGuid: string) => PendingSubmission | null
  write: (vacancyGuid: string, pending: PendingSubmission) => void
  clear: (vacancyGuid: string) => void
}

/** What is under way, by vacancy, in this tab only: it outlives a reload and a tab that the browser put to sleep. */
export function createPendingSubmissions(store: KeyValueStore): PendingSubmissions {
  const keyOf = (vacancyGuid: string) => `foyer.sending.${vacancyGuid}`
  return {
    read: (guid) => {
      const text = store.get(keyOf(guid))
      return text === null ? null : (JSON.parse(text) as PendingSubmission)
    },
    write: (guid, pending) => store.set(keyOf(guid), JSON.stringify(pending)),
    clear: (guid) => store.remove(keyOf(guid)),
  }
}

/** The same body sent again carries the same key, so that a try whose answer was lost is not stored twice. */
export function asPending(
  { body, files, isSecret }: SendOrder,
  before: PendingSubmission | null,
  newKey: () => string,
): PendingSubmission {
  const bodyHash = contentHash(JSON.stringify(body))
  return {
    key: before?.bodyHash === bodyHash ? before.key : newKey(),
    bodyHash,
    body: isSecret ? null : body,
    receipt: null,
    files: files.map(({ key, file }) => ({
      key,
      name: file.name,
      ...('prefillGuid' in file ? { prefillGuid: file.prefillGuid } : {}),
    })),
  }
}

/** What can be sent again as it was after a reload; null where that takes the person: for a secret, a file, a change. */
export function wholeOrder(
  vacancyGuid: string,
  { body, receipt, files, isHeld }: PendingSubmission,
): SendOrder | null {
  if (!body || receipt || isHeld) return null
  const whole = files.flatMap(({ key, name, prefillGuid }) =>
    prefillGuid === undefined ? [] : [{ key, file: { name, prefillGuid } }],
  )
  return whole.length === files.length ? { vacancyGuid, body, files: whole, isSecret: false } : null
}
