import type { SubmissionReceipt } from '../../schemas/applications/application'
import { ApiError, toApiError } from '../http/apiError'
import type { Http } from '../http/lazyHttp'

/** A resume that the marketplace holds; the server fetches it from there. */
interface PrefilledFile {
  name: string
  prefillGuid: string
}

/** A file chosen before a reload: only its name is known, so the applicant has to choose it again. */
interface LostFile {
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
  location: UploadLocation,
  onProgress: (progress: number) => void,
): Promise<ApiError | null> {
  try {
    const path = `/api/submittedapplications/${receipt.id}`
    if (file instanceof File && file.size > maxSingleRequestBytes)
      await uploadInChunks(http, { path, key, file }, location, onProgress)
    else if (file instanceof File) await sendFile(http, receipt, key, file, onProgress)
    else await claimPrefilledFile(http, receipt, file)
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

async function claimPrefilledFile(
  http: Http,
  receipt: SubmissionReceipt,
  { prefillGuid }: PrefilledFile,
): Promise<void> {
  await http.post(`/api/submittedapplications/${receipt.id}/prefilledresumeattachments`, {
    applicationGuid: receipt.guid,
    applicationPrefilObjectStoreGuid: prefillGuid,
  })
}

/** Files up to this size are sent in one request: resuming them would save little. */
const maxSingleRequestBytes = 64 * 1024
/** Number of chunks of a large file, so that a failed chunk loses an eighth of the file at most. */
const chunkCount = 8
/** How often one attempt restarts the upload or continues at another offset before it gives up. */
const maxRounds = 4

/** A file and its destination. */
interface ChunkedUpload {
  /** Path of the application. */
  path: string
  key: string
  file: File
}

/** The upload that an earlier attempt started, if any. */
interface UploadLocation {
  address: string | undefined
  saveAddress: (address: string) => void
}

/**
 * Sends a file in chunks and resumes an earlier attempt; the server keeps received chunks for an hour.
 * @param onProgress receives the sent fraction, 0 to 1
 * @throws ApiError; 409 when the field already has a file
 */
export async function uploadInChunks(
  http: Http,
  { path, key, file }: ChunkedUpload,
  location: UploadLocation,
  onProgress: (progress: number) => void,
): Promise<void> {
  let { address } = location
  for (let round = 0; round < maxRounds; round += 1) {
    const offset = address === undefined ? null : await fetchOffset(http, address)
    if (address === undefined || offset === null) {
      const metadata = { key, filename: file.name, size: file.size }
      const { data } = await http.post<{ id: number }>(`${path}/uploads`, metadata)
      address = `${path}/uploads/${data.id}`
      location.saveAddress(address)
    }
    if (await sendRemaining(http, address, file, offset ?? 0, onProgress)) return
  }
  throw new ApiError({ status: 0 })
}

/** The number of bytes that the server has received; null when it no longer has the upload. */
async function fetchOffset(http: Http, address: string): Promise<number | null> {
  try {
    return (await http.get<{ offset: number }>(address)).data.offset
  } catch (error) {
    if (toApiError(error).status === 404) return null
    throw error
  }
}

/** @returns false when an earlier attempt has moved the upload's offset or the upload is gone */
async function sendRemaining(
  http: Http,
  address: string,
  file: File,
  offset: number,
  onProgress: (progress: number) => void,
): Promise<boolean> {
  const size = Math.max(maxSingleRequestBytes, Math.ceil(file.size / chunkCount))
  for (let start = offset; ; start += size) {
    const chunkEnd = Math.min(file.size, start + size)
    onProgress(start / file.size)
    const headers = {
      'Content-Type': 'application/partial-upload',
      'Upload-Offset': String(start),
      'Upload-Complete': chunkEnd === file.size ? '?1' : '?0',
    }
    const onUploadProgress = ({ loaded }: { loaded: number }) =>
      onProgress(Math.min(1, (start + loaded) / file.size))
    try {
      await http.patch(address, file.slice(start, chunkEnd), { headers, onUploadProgress })
    } catch (error) {
      if ([404, 409].includes(toApiError(error).status)) return false
      throw error
    }
    if (chunkEnd === file.size) return true
  }
}
