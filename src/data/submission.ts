import { createStore } from 'zustand/vanilla'
import type { SubmissionBody, SubmissionReceipt } from '../schemas/application'
import { type ApiError, asApiError } from './apiError'
import type { SiteTools } from './createSite'
import type { Http } from './lazyHttp'
import { asPending, createPendingSends, type PendingSend, type PendingSends } from './pendingSends'
import type { SendOrder, Submission, SubmissionState } from './submissionState'
import { canBeSent, type FileToSend, sendUpload, toUpload, type Upload } from './uploads'

interface SubmissionOptions {
  http: Http
  newKey: () => string
  pending: PendingSends
  now: () => number
  hasApplied: (vacancyId: number, email: string) => Promise<boolean>
}

/** The server takes files for an hour. */
const uploadMs = 60 * 60 * 1000

export function createSubmission(options: SubmissionOptions): Submission {
  const { http, newKey, pending, now, hasApplied } = options
  const store = createStore<SubmissionState>(() => ({ step: 'writing' }))
  let vacancyGuid = ''

  const post = async (body: SubmissionBody, key: string): Promise<SubmissionReceipt> => {
    const headers = { 'Idempotency-Key': key }
    return (await http.post<SubmissionReceipt>('/api/submittedapplications', body, { headers })).data
  }

  async function open(guid: string): Promise<SubmissionState> {
    const state = store.getState()
    // The files that were chosen are still at hand.
    if (guid === vacancyGuid && state.step === 'uploadFailed') return state
    vacancyGuid = guid
    store.setState({ step: 'writing' }, true)
    const sent = pending.read(guid)
    const receipt = sent && (sent.receipt ?? (await lostReceipt(sent)))
    if (!receipt || guid !== vacancyGuid || store.getState().step !== 'writing') return store.getState()
    if (now() - Date.parse(receipt.submittedDate) > uploadMs) {
      pending.clear(guid)
      return store.getState()
    }
    pending.write(guid, { ...sent, receipt })
    const uploads = sent.files.map(({ key, ...file }) => toUpload({ key, file }))
    store.setState({ step: 'uploadFailed', receipt, uploads }, true)
    return finish()
  }

  /** The answer to a send that was received all the same; the same key stores nothing twice. */
  async function lostReceipt({ body, key }: PendingSend): Promise<SubmissionReceipt | null> {
    if (!body || !(await hasApplied(body.vacancyId, String(body.email)))) return null
    return post(body, key).catch(() => null)
  }

  async function send(order: SendOrder): Promise<SubmissionState> {
    const { step } = store.getState()
    if (step === 'sending' || step === 'uploading' || step === 'retrying') return store.getState()
    vacancyGuid = order.vacancyGuid
    store.setState({ step: 'sending' }, true)
    const before = pending.read(vacancyGuid)
    const sent = asPending(order, before, newKey)
    pending.write(vacancyGuid, sent)
    let receipt: SubmissionReceipt
    try {
      receipt = await post(order.body, sent.key)
    } catch (error) {
      const refusal = asApiError(error)
      const earlier = refusal.status === 409 && before ? await lostReceipt(before) : null
      if (!earlier) return refuse(refusal, before)
      receipt = earlier
    }
    pending.write(vacancyGuid, { ...sent, receipt })
    store.setState({ step: 'uploading', receipt, uploads: order.files.map(toUpload) }, true)
    return uploadMissing()
  }

  /** An answer that says no is an answer: nothing of this try is pending. */
  function refuse(error: ApiError, before: PendingSend | null): SubmissionState {
    if (error.status >= 400 && error.status < 500) {
      if (before) pending.write(vacancyGuid, before)
      else pending.clear(vacancyGuid)
    }
    store.setState({ step: 'refused', error }, true)
    return store.getState()
  }

  function change(key: string, part: Partial<Upload>): void {
    const state = store.getState()
    if (!('uploads' in state)) return
    const uploads = state.uploads.map((upload) => (upload.key === key ? { ...upload, ...part } : upload))
    store.setState({ ...state, uploads }, true)
  }

  async function uploadOne(receipt: SubmissionReceipt, upload: FileToSend): Promise<void> {
    const { key } = upload
    change(key, { state: 'sending', progress: 0, error: null })
    const error = await sendUpload(http, receipt, upload, (progress) => change(key, { progress }))
    change(key, error ? { state: 'failed', error } : { state: 'sent', progress: 1 })
    const sent = pending.read(vacancyGuid)
    if (sent && !error)
      pending.write(vacancyGuid, { ...sent, files: sent.files.filter((file) => file.key !== key) })
  }

  async function uploadMissing(): Promise<SubmissionState> {
    const begun = store.getState()
    if (!('uploads' in begun)) return begun
    for (const { key, file, state } of begun.uploads) {
      if (state !== 'sent' && canBeSent(file)) await uploadOne(begun.receipt, { key, file })
    }
    return finish()
  }

  function finish(): SubmissionState {
    const state = store.getState()
    if (!('uploads' in state)) return state
    const step = state.uploads.every((upload) => upload.state === 'sent') ? 'done' : 'uploadFailed'
    if (step === 'done') pending.clear(vacancyGuid)
    store.setState({ ...state, step }, true)
    return store.getState()
  }

  async function retryUploads(replacements: Record<string, File> = {}): Promise<SubmissionState> {
    const state = store.getState()
    if (state.step !== 'uploadFailed') return state
    const uploads = state.uploads.map((upload) => {
      const file = replacements[upload.key]
      return file ? toUpload({ key: upload.key, file }) : upload
    })
    store.setState({ ...state, step: 'retrying', uploads }, true)
    return uploadMissing()
  }

  return { store, open, send, retryUploads }
}

/** The sending of this tab. */
export function submissionOf({ http, newKey, now, tabStore, vacancies }: SiteTools): Submission {
  const pending = createPendingSends(tabStore)
  return createSubmission({ http, newKey, now, pending, hasApplied: vacancies.hasApplied })
}
