import type { StoreApi } from 'zustand/vanilla'
import type { SubmissionBody, SubmissionReceipt } from '../schemas/application'
import type { ApiError } from './apiError'
import type { FileToSend, Upload } from './uploads'

export type SubmissionState =
  | { step: 'writing' }
  | { step: 'sending' }
  | { step: 'refused'; error: ApiError }
  | {
      step: 'uploading' | 'uploadFailed' | 'retrying' | 'done'
      receipt: SubmissionReceipt
      uploads: Upload[]
    }

/** What is to be sent for one vacancy. */
export interface SendOrder {
  vacancyGuid: string
  body: SubmissionBody
  files: FileToSend[]
  /** Whether the body holds an answer that must be kept nowhere. */
  isSecret: boolean
}

export interface Submission {
  store: StoreApi<SubmissionState>
  /**
   * Begins with what this tab knows of the vacancy: an application whose files have not all arrived goes on with them,
   * one whose answer was lost is asked for again by its key. Resolves with the state it came to.
   */
  open: (vacancyGuid: string) => Promise<SubmissionState>
  /**
   * Sends the application, then its files one by one, in their order. Resolves with the state it came to: `done`, `refused` (nothing
   * was stored) or `uploadFailed` (the application is stored; `retryUploads` sends what is missing). A call while one
   * is under way changes nothing and resolves with the present state.
   */
  send: (order: SendOrder) => Promise<SubmissionState>
  /** Sends the files that have not arrived; a replacement may stand in for one that was refused. */
  retryUploads: (replacements?: Record<string, File>) => Promise<SubmissionState>
}
