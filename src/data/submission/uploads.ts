import type { SubmissionReceipt } from '../../schemas/applications/application'
import { type ApiError, toApiError } from '../http/apiError'
import type { Http } from '../http/lazyHttp'
import { maxSingleRequestBytes, type UploadLocation, uploadInChunks } from './chunkedUpload'

/** A resume that the marketplace holds; the server fetches it from there. */
export interface PrefilledFile {
  name: string
  prefillGuid: string
}

/** A file chosen before a reload: only its name is known, so the applicant has to choose it again. */
export interface LostFile {
  name: string
}

/** A file that is uploaded after the application. */
export interface FileToSend {
  /** Field key, and name of the multipart part. */
  key: string
  file: File | PrefilledFile
}

/** The upload of one file; `progress` is the sent fraction, 0 to 1. */
export interface Upload {
  key: string
  file: FileToSend['file'] | LostFile
  state: 'waiting' | 'sending' | 'sent' | 'failed'
  progress: number
  error: ApiError | null
}

export function toUpload({ key, file }: Pick<Upload, 'key' | 'file'>): Upload {
  return { key, file, state: canBeSent(file) ? 'waiting' : 'failed', progress: 0, error: null }
}

export function canBeSent(file: Upload['file']): file is FileToSend['file'] {
  return file instanceof File || 'prefillGuid' in file
}

/** Sends one file. Resolves with null when it has arrived, now or in an earlier attempt whose response was lost. */
export async function sendUpload(
  http: Http,
  receipt: SubmissionReceipt,
  { key, file }: FileToSend,
  place: UploadLocation,
  onProgress: (progress: number) => void,
): Promise<ApiError | null> {
  try {
    const path = `/api/submittedapplications/${receipt.id}`
    if (file instanceof File && file.size > maxSingleRequestBytes)
      await uploadInChunks(http, { path, key, file }, place, onProgress)
    else if (file instanceof File) await sendFile(http, receipt, key, file, onProgress)
    else await takePrefilled(http, receipt, file)
    return null
  } catch (error) {
    const failure = toApiError(error)
    // The server already has a file for this field.
    return failure.status === 409 ? null : failure
  }
}

async function sendFile(
  http: Http,
  receipt: SubmissionReceipt,
  key: string,
  file: File,
  onProgress: (progress: number) => void,
): Promise<void> {
  const form = new FormData()
  form.append(key, file, file.name)
  await http.post(`/api/submittedapplications/${receipt.id}/attachments`, form, {
    onUploadProgress: ({ progress }) => onProgress(progress ?? 0),
  })
}

async function takePrefilled(
  http: Http,
  receipt: SubmissionReceipt,
  { prefillGuid }: PrefilledFile,
): Promise<void> {
  await http.post(`/api/submittedapplications/${receipt.id}/prefilledresumeattachments`, {
    applicationGuid: receipt.guid,
    applicationPrefilObjectStoreGuid: prefillGuid,
  })
}
