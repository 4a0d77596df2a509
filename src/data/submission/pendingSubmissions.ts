import type { SubmissionBody, SubmissionReceipt } from '../../schemas/applications/application'
import { hashContent } from '../../schemas/forms/contentHash'
import type { KeyValueStore } from '../browser/storage'
import type { SendOrder } from './submission.types'

/** An application that was sent from this tab but is not known to have arrived with all its files. */
export interface PendingSubmission {
  /** Idempotency-Key: sending the same request again returns the first response. */
  key: string
  /** Hash that identifies the body, even when the body itself is not stored. */
  bodyHash: string
  /** Null when it contains a secret answer, because those are never stored. */
  body: SubmissionBody | null
  /** Null until the server's response is known. */
  receipt: SubmissionReceipt | null
  /** Files that are not known to have arrived; after a reload the applicant has to choose them again. */
  files: PendingFile[]
  /** True after the answers were changed: nothing is sent automatically. */
  isHeld?: boolean
}

export interface PendingFile {
  key: string
  name: string
  prefillGuid?: string
  /** `address` of a chunked upload, and `content` to recognize the same file: its size and modification time. */
  address?: string
  content?: string
}

export interface PendingSubmissions {
  read: (vacancyGuid: string) => PendingSubmission | null
  write: (vacancyGuid: string, pending: PendingSubmission) => void
  clear: (vacancyGuid: string) => void
}

/**
 * Pending applications by vacancy, in this tab only. They survive a reload and a tab that the browser has discarded.
 */
export function createPendingSubmissions(store: KeyValueStore): PendingSubmissions {
  const getKey = (vacancyGuid: string) => `foyer.sending.${vacancyGuid}`
  return {
    read: (guid) => {
      const text = store.get(getKey(guid))
      return text === null ? null : (JSON.parse(text) as PendingSubmission)
    },
    write: (guid, pendingSubmission) => store.set(getKey(guid), JSON.stringify(pendingSubmission)),
    clear: (guid) => store.remove(getKey(guid)),
  }
}

/** Reuses the key when the body is unchanged, so that a retry after a lost response is not stored twice. */
export function toPendingSubmission(
  { body, files, hasSecretAnswer }: SendOrder,
  previousSubmission: PendingSubmission | null,
  newKey: () => string,
): PendingSubmission {
  const bodyHash = hashContent(JSON.stringify(body))
  return {
    key: previousSubmission?.bodyHash === bodyHash ? previousSubmission.key : newKey(),
    bodyHash,
    body: hasSecretAnswer ? null : body,
    receipt: null,
    files: files.map(({ key, file }) => ({
      key,
      name: file.name,
      ...('prefillGuid' in file ? { prefillGuid: file.prefillGuid } : {}),
    })),
  }
}

/**
 * The application if it can be resent automatically after a reload; null when it has a receipt, a secret answer, a
 * chosen file or changed answers.
 */
export function toSendOrder(
  vacancyGuid: string,
  { body, receipt, files, isHeld }: PendingSubmission,
): SendOrder | null {
  if (!body || receipt || isHeld) return null
  const presentFiles = files.flatMap(({ key, name, prefillGuid }) =>
    prefillGuid === undefined ? [] : [{ key, file: { name, prefillGuid } }],
  )
  return presentFiles.length === files.length
    ? { vacancyGuid, body, files: presentFiles, hasSecretAnswer: false }
    : null
}
