import type { StoreApi } from 'zustand/vanilla'
import type { SubmissionReceipt } from '../../schemas/applications/application'
import { isTemporary } from '../http/apiError'
import type { Http } from '../http/lazyHttp'
import type { PendingFile, PendingSubmissions } from './pendingSubmissions'
import type { SubmissionState } from './submission.types'
import { canBeSent, type FileToSend, sendUpload, toUpload, type Upload } from './uploads'

interface FileSendingOptions {
  http: Http
  store: StoreApi<SubmissionState>
  pending: PendingSubmissions
  retry: RetryScheduler
  /** The guid of the vacancy that is being applied for. */
  getVacancyGuid: () => string
  /** Receives the state after an automatic retry. */
  onStateChange: (state: SubmissionState) => void
}

/** Sends an application's files after the application itself. */
interface FileSender {
  /** Sends the files that have not arrived. */
  sendMissing: () => Promise<SubmissionState>
  /** Sets the resulting state; schedules a retry of files that may still get through. */
  finish: () => SubmissionState
  retry: (replacements?: Record<string, File>) => Promise<SubmissionState>
}

export function createFileSender(options: FileSendingOptions): FileSender {
  const { http, store, pending, retry: retryScheduler, getVacancyGuid, onStateChange } = options
  let attempts = 0

  function updateUpload(key: string, part: Partial<Upload>): void {
    const state = store.getState()
    if (!('uploads' in state)) return
    const uploads = state.uploads.map((upload) => (upload.key === key ? { ...upload, ...part } : upload))
    store.setState({ ...state, uploads }, true)
  }

  /** Updates the stored data of one file; null removes it after the file has arrived. */
  function updatePending(key: string, part: Partial<PendingFile> | null): void {
    const sentSubmission = pending.read(getVacancyGuid())
    if (!sentSubmission) return
    const files = sentSubmission.files.flatMap((file) =>
      file.key !== key ? [file] : part ? [{ ...file, ...part }] : [],
    )
    pending.write(getVacancyGuid(), { ...sentSubmission, files })
  }

  async function sendFile(receipt: SubmissionReceipt, upload: FileToSend): Promise<void> {
    const { key, file } = upload
    updateUpload(key, { state: 'sending', progress: 0, error: null })
    const contentKey = file instanceof File ? `${file.size} ${file.lastModified}` : ''
    const pendingFile = pending.read(getVacancyGuid())?.files.find((item) => item.key === key)
    const uploadLocation = {
      address: pendingFile?.content === contentKey ? pendingFile.address : undefined,
      saveAddress: (address: string) => updatePending(key, { address, content: contentKey }),
    }
    const error = await sendUpload(http, receipt, upload, uploadLocation, (progress) =>
      updateUpload(key, { progress }),
    )
    updateUpload(key, error ? { state: 'failed', error } : { state: 'sent', progress: 1 })
    if (!error) updatePending(key, null)
  }

  async function sendMissing(): Promise<SubmissionState> {
    const initialState = store.getState()
    if (!('uploads' in initialState)) return initialState
    for (const { key, file, state } of initialState.uploads) {
      if (state !== 'sent' && canBeSent(file)) await sendFile(initialState.receipt, { key, file })
    }
    return finish()
  }

  function finish(): SubmissionState {
    const state = store.getState()
    if (!('uploads' in state)) return state
    const isDone = state.uploads.every((upload) => upload.state === 'sent')
    if (isDone) pending.clear(getVacancyGuid())
    const failedUploads = state.uploads.filter(({ error }) => error && isTemporary(error.status))
    const willRetry = !isDone && failedUploads.length > 0
    attempts = willRetry ? attempts + 1 : 0
    if (willRetry) {
      const minimumDelay = Math.max(...failedUploads.map(({ error }) => error?.retryAfter ?? 0))
      retryScheduler.schedule(attempts, minimumDelay, () => void retry({}, true).then(onStateChange))
    }
    store.setState({ ...state, step: isDone ? 'done' : 'uploadFailed', willRetry }, true)
    return store.getState()
  }

  async function retry(
    replacements: Record<string, File> = {},
    isAutomatic = false,
  ): Promise<SubmissionState> {
    const state = store.getState()
    if (state.step !== 'uploadFailed') return state
    retryScheduler.stop()
    const uploads = state.uploads.map((upload) => {
      const file = replacements[upload.key]
      return file ? toUpload({ key: upload.key, file }) : upload
    })
    store.setState({ ...state, step: 'retrying', uploads, isAutomatic }, true)
    return sendMissing()
  }

  return { sendMissing, finish, retry }
}

/** Delay in seconds before the first automatic retry. Each further delay doubles, up to `maxDelay`. */
const firstDelay = 20
const maxDelay = 5 * 60

/** Schedules automatic retries. */
export interface RetryScheduler {
  /**
   * Schedules the next retry and replaces a scheduled one. It runs after a delay, or at once when the connection or
   * the page comes back.
   * @param attempts number of attempts so far
   * @param minimumDelay minimum delay in seconds that the server asked for
   */
  schedule: (attempts: number, minimumDelay: number | null, retry: () => void) => void
  stop: () => void
}

export function createRetryScheduler(random: () => number = Math.random): RetryScheduler {
  let stop: () => void = () => undefined
  return {
    stop: () => stop(),
    schedule: (attempts, minimumDelay, retry) => {
      stop()
      const runRetry = () => {
        stop()
        retry()
      }
      const retryWhenVisible = () => {
        if (document.visibilityState === 'visible') runRetry()
      }
      const timer = setTimeout(runRetry, 1000 * getRetryDelay(attempts, minimumDelay, random()))
      window.addEventListener('online', runRetry)
      document.addEventListener('visibilitychange', retryWhenVisible)
      stop = () => {
        clearTimeout(timer)
        window.removeEventListener('online', runRetry)
        document.removeEventListener('visibilitychange', retryWhenVisible)
        stop = () => undefined
      }
    },
  }
}

/**
 * The delay in seconds: at least half of the wait, plus a random part of the other half, so that clients do not all
 * return at the same time after an outage.
 */
export function getRetryDelay(attempts: number, minimumDelay: number | null, randomValue: number): number {
  const wait = Math.min(maxDelay, firstDelay * 2 ** Math.max(0, attempts - 1))
  return Math.max(minimumDelay ?? 0, wait / 2) + (randomValue * wait) / 2
}
