import type { ResumeReading } from '../../schemas/resume/readResume'
import { maxResumeBytes } from '../../schemas/resume/resumeLimits'
import type { SiteTools } from '../site/createSite'

/** Maximum time for reading a document, in milliseconds. */
const timeoutMs = 30_000

/** The result of reading a document; 'unable' when this browser cannot read documents at all. */
export type ResumeOutcome = ResumeReading | { problem: 'unable' }

/**
 * Reads a resume on this device, in a dedicated worker; nothing is sent to the server. A document that takes too long
 * or too much memory ends only its worker.
 * @param country ISO 3166 country, used for phone numbers without a country code
 */
export async function readResumeOnDevice(file: File, country: string): Promise<ResumeOutcome> {
  if (file.size > maxResumeBytes) return { problem: 'tooLarge' }
  let worker: Worker | undefined
  let timer: ReturnType<typeof setTimeout> | undefined
  try {
    const bytes = new Uint8Array(await file.arrayBuffer())
    const reader = new Worker(new URL('./resumeWorker.ts', import.meta.url), { type: 'module' })
    worker = reader
    return await new Promise<ResumeOutcome>((resolve) => {
      timer = setTimeout(() => resolve({ problem: 'tookTooLong' }), timeoutMs)
      reader.onmessage = ({ data }: MessageEvent<{ reading?: ResumeReading }>) => {
        if (data.reading) resolve(data.reading)
      }
      reader.onerror = () => resolve({ problem: 'unable' })
      reader.postMessage({ bytes, country }, [bytes.buffer])
    })
  } catch {
    return { problem: 'unable' }
  } finally {
    clearTimeout(timer)
    worker?.terminate()
  }
}

/** Reads resumes that this device cannot read. */
export interface ResumeReadingApi {
  /** Sends the file to the server for reading; the server does not store it. @throws ApiError */
  readOnServer: (file: File, country: string) => Promise<ResumeReading>
}

export function createResumeReadingApi({ http }: SiteTools): ResumeReadingApi {
  const headers = { 'Content-Type': 'application/vnd.foyer.resume' }
  return {
    readOnServer: async (file, country) =>
      (await http.post<ResumeReading>('/api/resumereadings', file, { headers, params: { country } })).data,
  }
}
