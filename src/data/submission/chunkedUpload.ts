import { ApiError, toApiError } from '../http/apiError'
import type { Http } from '../http/lazyHttp'

/** Files up to this size are sent in one request: resuming them would save little. */
export const maxSingleRequestBytes = 64 * 1024
/** Number of chunks of a large file, so that a failed chunk loses an eighth of the file at most. */
const pieces = 8
/** How often one attempt restarts the upload or continues at another offset before it gives up. */
const maxTurns = 4

/** A file and its destination. */
interface ChunkedUpload {
  /** Path of the application. */
  path: string
  key: string
  file: File
}

/** The upload that an earlier attempt started, if any. */
export interface UploadLocation {
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
  place: UploadLocation,
  onProgress: (progress: number) => void,
): Promise<void> {
  let { address } = place
  for (let turn = 0; turn < maxTurns; turn += 1) {
    const offset = address === undefined ? null : await getOffset(http, address)
    if (address === undefined || offset === null) {
      const announced = { key, filename: file.name, size: file.size }
      const { data } = await http.post<{ id: number }>(`${path}/uploads`, announced)
      address = `${path}/uploads/${data.id}`
      place.saveAddress(address)
    }
    if (await sendRemaining(http, address, file, offset ?? 0, onProgress)) return
  }
  throw new ApiError({ status: 0 })
}

/** The number of bytes that the server has received; null when it no longer has the upload. */
async function getOffset(http: Http, address: string): Promise<number | null> {
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
  from: number,
  onProgress: (progress: number) => void,
): Promise<boolean> {
  const size = Math.max(maxSingleRequestBytes, Math.ceil(file.size / pieces))
  for (let start = from; ; start += size) {
    const end = Math.min(file.size, start + size)
    onProgress(start / file.size)
    const headers = {
      'Content-Type': 'application/partial-upload',
      'Upload-Offset': String(start),
      'Upload-Complete': end === file.size ? '?1' : '?0',
    }
    const onUploadProgress = ({ loaded }: { loaded: number }) =>
      onProgress(Math.min(1, (start + loaded) / file.size))
    try {
      await http.patch(address, file.slice(start, end), { headers, onUploadProgress })
    } catch (error) {
      if ([404, 409].includes(toApiError(error).status)) return false
      throw error
    }
    if (end === file.size) return true
  }
}
