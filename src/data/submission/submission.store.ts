import { createStore } from 'zustand/vanilla'
import type { SubmissionBody, SubmissionReceipt } from '../../schemas/applications/application'
import { addPageLanguage } from '../http/addPageLanguage'
import { type ApiError, isTemporary, toApiError } from '../http/apiError'
import type { Http } from '../http/lazyHttp'
import { createFormTokens, type FormTokens } from '../proofOfWork/formTokens'
import type { SiteTools } from '../site/createSite'
import {
  createPendingSubmissions,
  type PendingSubmission,
  type PendingSubmissions,
  toPendingSubmission,
  toSendOrder,
} from './pendingSubmissions'
import { createFileSender, createRetryScheduler, type RetryScheduler } from './sendFiles'
import type { SendOrder, Submission, SubmissionState } from './submission.types'
import { toUpload } from './uploads'

interface SubmissionOptions {
  http: Http
  newKey: () => string
  pending: PendingSubmissions
  retry: RetryScheduler
  now: () => number
  hasApplied: (vacancyId: number, email: string) => Promise<boolean>
  formTokens: FormTokens
}

/** The server accepts files for an hour after the submission. */
const uploadWindowMs = 60 * 60 * 1000

export function createSubmission(options: SubmissionOptions): Submission {
  const { http, newKey, pending, retry, now, hasApplied, formTokens } = options
  const store = createStore<SubmissionState>(() => ({ step: 'writing' }))
  let vacancyGuid = ''
  let attempts = 0
  /** The application that is scheduled for an automatic retry. */
  let retryOrder: SendOrder | null = null
  let onStateChange: (state: SubmissionState) => void = () => undefined
  const fileSender = createFileSender({
    ...{ http, store, pending, retry },
    getVacancyGuid: () => vacancyGuid,
    onStateChange: (state) => onStateChange(state),
  })

  const post = async (body: SubmissionBody, key: string): Promise<SubmissionReceipt> => {
    const guid = vacancyGuid
    const send = async (tokenHeaders: Record<string, string>) => {
      const headers = { 'Idempotency-Key': key, ...tokenHeaders }
      const path = addPageLanguage('/api/submittedapplications')
      const { data } = await http.post<SubmissionReceipt>(path, body, { headers })
      // Keep the token until the application is accepted: a retry after a refusal needs it, because it proves when
      // the form was begun.
      formTokens.discard(guid)
      return data
    }
    try {
      return await send(await formTokens.getHeaders(guid))
    } catch (error) {
      // The token has expired or was used already (428). Request a new one; only scripts can do that.
      if (toApiError(error).status !== 428) throw error
      return send(await formTokens.refresh(guid))
    }
  }

  async function resume(guid: string): Promise<SubmissionState> {
    const state = store.getState()
    // The chosen files and the answers are still in memory.
    if (guid === vacancyGuid && state.step === 'uploadFailed') return fileSender.finish()
    if (guid === vacancyGuid && state.step === 'refused' && retryOrder)
      return scheduleRetry(retryOrder, state.error, true)
    vacancyGuid = guid
    retryOrder = null
    store.setState({ step: 'writing' }, true)
    const sentSubmission = pending.read(guid)
    const order = sentSubmission && toSendOrder(guid, sentSubmission)
    if (order) return sendOnce(order, true)
    const receipt = sentSubmission && (sentSubmission.receipt ?? (await fetchLostReceipt(sentSubmission)))
    if (!receipt || guid !== vacancyGuid || store.getState().step !== 'writing') return store.getState()
    if (now() - Date.parse(receipt.submittedDate) > uploadWindowMs) {
      pending.clear(guid)
      return store.getState()
    }
    pending.write(guid, { ...sentSubmission, receipt })
    const uploads = sentSubmission.files.map(({ key, ...file }) => toUpload({ key, file }))
    store.setState({ step: 'uploadFailed', receipt, uploads }, true)
    return fileSender.finish()
  }

  /**
   * Resolves with the receipt of an application that was received although its response was lost; the same key stores
   * nothing twice.
   */
  async function fetchLostReceipt({ body, key }: PendingSubmission): Promise<SubmissionReceipt | null> {
    if (!body || !(await hasApplied(body.vacancyId, String(body.email)))) return null
    return post(body, key).catch(() => null)
  }

  async function sendOnce(order: SendOrder, isAutomatic: boolean): Promise<SubmissionState> {
    const { step } = store.getState()
    if (step === 'sending' || step === 'uploading' || step === 'retrying') return store.getState()
    retry.stop()
    vacancyGuid = order.vacancyGuid
    retryOrder = null
    store.setState({ step: 'sending' }, true)
    const previousSubmission = pending.read(vacancyGuid)
    const sentSubmission = toPendingSubmission(order, previousSubmission, newKey)
    pending.write(vacancyGuid, sentSubmission)
    let receipt: SubmissionReceipt
    try {
      receipt = await post(order.body, sentSubmission.key)
    } catch (error) {
      const failure = toApiError(error)
      const formerReceipt =
        failure.status === 409 && previousSubmission ? await fetchLostReceipt(previousSubmission) : null
      if (!formerReceipt) return handlePostFailure(order, failure, previousSubmission, isAutomatic)
      receipt = formerReceipt
    }
    attempts = 0
    pending.write(vacancyGuid, { ...sentSubmission, receipt })
    store.setState({ step: 'uploading', receipt, uploads: order.files.map(toUpload) }, true)
    return fileSender.sendMissing()
  }

  /**
   * Schedules a retry if there was no response or a temporary error. Otherwise discards the pending submission of this
   * attempt, and restores the previous submission if this one had other answers.
   */
  function handlePostFailure(
    order: SendOrder,
    error: ApiError,
    previousSubmission: PendingSubmission | null,
    isAutomatic: boolean,
  ) {
    if (isTemporary(error.status)) {
      attempts += 1
      return scheduleRetry(order, error, isAutomatic)
    }
    if (
      previousSubmission &&
      previousSubmission.bodyHash !== toPendingSubmission(order, previousSubmission, newKey).bodyHash
    )
      pending.write(vacancyGuid, previousSubmission)
    else pending.clear(vacancyGuid)
    store.setState({ step: 'refused', error, isAutomatic }, true)
    return store.getState()
  }

  function scheduleRetry(order: SendOrder, error: ApiError, isAutomatic: boolean): SubmissionState {
    retryOrder = order
    retry.schedule(
      attempts,
      error.retryAfter,
      () => void sendOnce(order, true).then((state) => onStateChange(state)),
    )
    store.setState({ step: 'refused', error, willRetry: true, isAutomatic }, true)
    return store.getState()
  }

  function stopRetries(): void {
    const state = store.getState()
    if (state.step !== 'refused' || !retryOrder) return
    retry.stop()
    retryOrder = null
    const sentSubmission = pending.read(vacancyGuid)
    if (sentSubmission) pending.write(vacancyGuid, { ...sentSubmission, isHeld: true })
    store.setState({ step: 'refused', error: state.error }, true)
  }

  return {
    store,
    requestFormToken: (guid) => formTokens.requestIfMissing(guid),
    resume,
    stopRetries,
    send: (order) => {
      attempts = 0
      return sendOnce(order, false)
    },
    retryUploads: (replacements) => fileSender.retry(replacements),
    listenToRetries: (listener) => {
      onStateChange = listener
      return () => {
        onStateChange = () => undefined
        retry.stop()
      }
    },
  }
}

/** Creates the submission of this tab. */
export function createTabSubmission(tools: SiteTools): Submission {
  const { http, newKey, now, tabStore, vacancies } = tools
  const pendingSubmissions = createPendingSubmissions(tabStore)
  const { hasApplied } = vacancies
  return createSubmission({
    http,
    newKey,
    now,
    pending: pendingSubmissions,
    hasApplied,
    retry: createRetryScheduler(),
    formTokens: createFormTokens(tools),
  })
}
