import { ApiError, asApiError } from '../http/apiError'
import type { Http } from '../http/lazyHttp'

/** Smaller files go at once: there is little to go on with. */
export const wholeUpTo = 64 * 1024
/** Of a large file, so that what is lost with one is an eighth of it at most. */
const pieces = 8
/** Times that one try begins anew, or is told that the upload stands elsewhere, before it gives up. */
const mostTurns = 4

/** Where a file is sent to, and what it is sent as. */
interface SentInPieces {
  /** The application's own address. */
  path: string
  key: string
  file: File
}

/** What is known of an upload that an earlier try began. */
export interface UploadPlace {
  address: string | undefined
  keep: (address: string) => void
}

/**
 * Sends a file piece by piece, from where an earlier try has brought it; what has arrived stays at the server for an hour.
 * @param onProgress the part that has been sent, 0 to 1 @throws ApiError; 409 when a file is there already
 */
export async function uploadInChunks(
  http: Http,
  { path, key, file }: SentInPieces,
  place: UploadPlace,
  onProgress: (progress: number) => void,
): Promise<void> {
  let { address } = place
  for (let turn = 0; turn < mostTurns; turn += 1) {
    const stands = address === undefined ? null : await offsetOf(http, address)
    if (address === undefined || stands === null) {
      const announced = { key, filename: file.name, size: file.size }
      const { data } = await http.post<{ id: number }>(`${path}/uploads`, announced)
      address = `${path}/uploads/${data.id}`
      place.keep(address)
    }
    if (await sendFrom(http, address, file, stands ?? 0, onProgress)) return
  }
  throw new ApiError({ status: 0 })
}

/** Where the upload stands; null when the server has it no more. */
async function offsetOf(http: Http, address: string): Promise<number | null> {
  try {
    return (await http.get<{ offset: number }>(address)).data.offset
  } catch (error) {
    if (asApiError(error).status === 404) return null
    throw error
  }
}

/** @returns false where the upload stands elsewhere, or is gone, by what came of an earlier try meanwhile */
async function sendFrom(
  http: Http,
  address: string,
  file: File,
  from: number,
  onProgress: (progress: number) => void,
): Promise<boolean> {
  const size = Math.max(wholeUpTo, Math.ceil(file.size / pieces))
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
      if ([404, 409].includes(asApiError(error).status)) return false
      throw error
    }
    if (end === file.size) return true
  }
}
