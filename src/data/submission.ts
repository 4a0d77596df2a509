import { createStore, type StoreApi } from 'zustand/vanilla'
import type { SubmissionBody, SubmissionReceipt } from '../schemas/application'
import { type ApiError, asApiError } from './apiError'
import type { Http } from './lazyHttp'

/** A resume that the marketplace has: the server fetches it from there. */
export interface PrefilledFile {
  name: string
  prefillGuid: string
}

/** An answer that follows the application as a file. */
export interface FileToSend {
  /** Field key, the multipart part's name. */
  key: string
  file: File | PrefilledFile
}

/** One file on its way; `progress` is the part that has been sent, 0 to 1. */
export interface Upload extends FileToSend {
  state: 'waiting' | 'sending' | 'sent' | 'failed'
  progress: number
  error: ApiError | null
}

export type SubmissionState =
  | { step: 'writing' }
  | { step: 'sending' }
  | { step: 'refused'; error: ApiError }
  | { step: 'uploading' | 'uploadFailed' | 'done'; receipt: SubmissionReceipt; uploads: Upload[] }

export interface Submission {
  store: StoreApi<SubmissionState>
  /**
   * Sends the application, then its files one by one, in their order. Resolves with the state it came to: `done`, `refused` (nothing
   * was stored) or `uploadFailed` (the application is stored; `retryUploads` sends what is missing). A call while one
   * is under way changes nothing and resolves with the present state.
   */
  send: (body: SubmissionBody, files: FileToSend[]) => Promise<SubmissionState>
  /** Sends the files that have not arrived; a replacement may stand in for one that was refused. */
  retryUploads: (replacements?: Record<string, File>) => Promise<SubmissionState>
  reset: () => void
}

interface SubmissionOptions {
  http: Http
  newKey: () => string
}

export function createSubmission({ http, newKey }: SubmissionOptions): Submission {
  const store = createStore<SubmissionState>(() => ({ step: 'writing' }))
  /** The same text sent again carries the same key, so that a try whose answer was lost is not stored twice. */
  let attempt = { text: '', key: '' }

  async function send(body: SubmissionBody, files: FileToSend[]): Promise<SubmissionState> {
    const { step } = store.getState()
    if (step === 'sending' || step === 'uploading') return store.getState()
    store.setState({ step: 'sending' }, true)
    const text = JSON.stringify(body)
    if (attempt.text !== text) attempt = { text, key: newKey() }
    try {
      const headers = { 'Idempotency-Key': attempt.key }
      const { data } = await http.post<SubmissionReceipt>('/api/submittedapplications', body, { headers })
      const uploads = files.map(({ key, file }) => toUpload(key, file))
      store.setState({ step: 'uploading', receipt: data, uploads }, true)
    } catch (error) {
      store.setState({ step: 'refused', error: asApiError(error) }, true)
      return store.getState()
    }
    return uploadMissing()
  }

  function change(key: string, part: Partial<Upload>): void {
    const state = store.getState()
    if (!('uploads' in state)) return
    const uploads = state.uploads.map((upload) => (upload.key === key ? { ...upload, ...part } : upload))
    store.setState({ ...state, uploads }, true)
  }

  async function uploadOne(receipt: SubmissionReceipt, { key, file }: Upload): Promise<void> {
    change(key, { state: 'sending', progress: 0, error: null })
    try {
      if ('prefillGuid' in file) await takePrefilled(receipt, file)
      else await sendFile(receipt, key, file)
      change(key, { state: 'sent', progress: 1 })
    } catch (error) {
      change(key, { state: 'failed', error: asApiError(error) })
    }
  }

  async function sendFile(receipt: SubmissionReceipt, key: string, file: File): Promise<void> {
    const form = new FormData()
    form.append(key, file, file.name)
    await http.post(`/api/submittedapplications/${receipt.id}/attachments`, form, {
      onUploadProgress: ({ progress }) => change(key, { progress: progress ?? 0 }),
    })
  }

  async function takePrefilled(receipt: SubmissionReceipt, { prefillGuid }: PrefilledFile): Promise<void> {
    await http.post(`/api/submittedapplications/${receipt.id}/prefilledresumeattachments`, {
      applicationGuid: receipt.guid,
      applicationPrefilObjectStoreGuid: prefillGuid,
    })
  }

  async function uploadMissing(): Promise<SubmissionState> {
    const begun = store.getState()
    if (!('uploads' in begun)) return begun
    for (const upload of begun.uploads) {
      if (upload.state !== 'sent') await uploadOne(begun.receipt, upload)
    }
    const state = store.getState()
    if (!('uploads' in state)) return state
    const step = state.uploads.every((upload) => upload.state === 'sent') ? 'done' : 'uploadFailed'
    store.setState({ ...state, step }, true)
    return store.getState()
  }

  async function retryUploads(replacements: Record<string, File> = {}): Promise<SubmissionState> {
    const state = store.getState()
    if (state.step !== 'uploadFailed') return state
    const uploads = state.uploads.map((upload) => {
      const file = replacements[upload.key]
      return file ? toUpload(upload.key, file) : upload
    })
    store.setState({ ...state, step: 'uploading', uploads }, true)
    return uploadMissing()
  }

  return {
    store,
    send,
    retryUploads,
    reset: () => {
      attempt = { text: '', key: '' }
      store.setState({ step: 'writing' }, true)
    },
  }
}

function toUpload(key: string, file: Upload['file']): Upload {
  return { key, file, state: 'waiting', progress: 0, error: null }
}
