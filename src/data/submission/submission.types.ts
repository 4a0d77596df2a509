import type { StoreApi } from 'zustand/vanilla'
import type { SubmissionBody, SubmissionReceipt } from '../../schemas/applications/application'
import type { ApiError } from '../http/apiError'
import type { FileToSend, Upload } from './uploads'

/** Retry state of a failed attempt. */
interface FailedSubmission {
  /** True if another attempt is scheduled. */
  willRetry?: boolean
  /** True if this attempt was automatic, not started by the user. */
  isAutomatic?: boolean
}

export type SubmissionState =
  | { step: 'writing' }
  | { step: 'sending' }
  | ({ step: 'refused'; error: ApiError } & FailedSubmission)
  | ({
      step: 'uploading' | 'uploadFailed' | 'retrying' | 'done'
      receipt: SubmissionReceipt
      uploads: Upload[]
    } & FailedSubmission)

/** An application to send for one vacancy. */
export interface SendOrder {
  vacancyGuid: string
  body: SubmissionBody
  files: FileToSend[]
  /** Whether the body contains a secret answer, which must not be stored. */
  hasSecretAnswer: boolean
}

export interface Submission {
  /** Requests a form token while the form is being filled in, unless there is one, so that it is ready on submission. */
  requestFormToken: (vacancyGuid: string) => void
  store: StoreApi<SubmissionState>
  /**
   * Resumes the pending submission of this tab: continues missing file uploads, retrieves a lost receipt by its key,
   * and resends an application that did not arrive. Resolves with the resulting state.
   */
  resume: (vacancyGuid: string) => Promise<SubmissionState>
  /**
   * Sends the application, then its files one by one, in order. Resolves with the resulting state: `done`, `refused`
   * (not known to be stored) or `uploadFailed` (the application is stored; `retryUploads` sends the missing files).
   * Temporary failures are retried automatically under the same key. A call while a submission is in
   * progress changes nothing and resolves with the present state.
   */
  send: (order: SendOrder) => Promise<SubmissionState>
  /** Sends the files that have not arrived; `replacements` can replace refused files. */
  retryUploads: (replacements?: Record<string, File>) => Promise<SubmissionState>
  /** Stops automatic retries, also after a reload, because the answers were changed after they were sent. */
  stopRetries: () => void
  /**
   * Sets the listener for the states after automatic retries. Returns a function that removes the listener and stops the
   * retries until `resume`.
   */
  listenToRetries: (onStateChange: (state: SubmissionState) => void) => () => void
}
