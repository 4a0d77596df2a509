import type { StoreApi } from 'zustand/vanilla'
import type { SubmissionBody, SubmissionReceipt } from '../../schemas/applications/application'
import type { ApiError } from '../http/apiError'
import type { FileToSend, Upload } from './uploads'

/** Of a try that failed. */
interface Failed {
  /** Another is made by itself. */
  resends?: boolean
  /** It was made by itself: nobody had pressed anything. */
  byItself?: boolean
}

export type SubmissionState =
  | { step: 'writing' }
  | { step: 'sending' }
  | ({ step: 'refused'; error: ApiError } & Failed)
  | ({
      step: 'uploading' | 'uploadFailed' | 'retrying' | 'done'
      receipt: SubmissionReceipt
      uploads: Upload[]
    } & Failed)

/** What is to be sent for one vacancy. */
export interface SendOrder {
  vacancyGuid: string
  body: SubmissionBody
  files: FileToSend[]
  /** Whether the body holds an answer that must be kept nowhere. */
  isSecret: boolean
}

export interface Submission {
  /** The form is being filled in: what it is sent with, where the client asks for that, is there by the time it is sent. */
  prepare: (vacancyGuid: string, closes: string | null) => void
  store: StoreApi<SubmissionState>
  /**
   * Begins with what this tab knows of the vacancy: an application whose files have not all arrived goes on with them,
   * one whose answer was lost is asked for again by its key, one that did not get through is sent again. Resolves with the state it came to.
   */
  open: (vacancyGuid: string) => Promise<SubmissionState>
  /**
   * Sends the application, then its files one by one, in their order. Resolves with the state it came to: `done`, `refused` (nothing
   * was stored) or `uploadFailed` (the application is stored; `retryUploads` sends what is missing). What may get through later
   * (`resends`) is sent again by itself, under the same key. A call while one is under way changes nothing and resolves with the
   * present state.
   */
  send: (order: SendOrder) => Promise<SubmissionState>
  /** Sends the files that have not arrived; a replacement may stand in for one that was refused. */
  retryUploads: (replacements?: Record<string, File>) => Promise<SubmissionState>
  /** The answers have been changed since they were sent: what waits is not sent by itself. */
  hold: () => void
  /** Hears what tries by themselves came to. @returns ends that, and such tries with it, until `open` */
  watch: (heard: (state: SubmissionState) => void) => () => void
}
