import type { ResumeReading } from '../../schemas/resume/readResume'
import { mostResumeBytes } from '../../schemas/resume/resumeLimits'
import type { SiteTools } from '../site/createSite'

/** How long a document may take, in milliseconds. */
const patience = 30_000

/** What became of a document; 'unable' where this browser can't read any. */
export type ResumeOutcome = ResumeReading | { problem: 'unable' }

/**
 * Reads a résumé in a worker of its own, on this device: nothing is sent. A document that takes too long, or more memory
 * than there is, ends its worker and nothing else.
 * @param country ISO 3166, how phone numbers are read that name none
 */
export async function readResumeHere(file: File, country: string): Promise<ResumeOutcome> {
  if (file.size > mostResumeBytes) return { problem: 'tooLarge' }
  let worker: Worker | undefined
  let timer: ReturnType<typeof setTimeout> | undefined
  try {
    const bytes = new Uint8Array(await file.arrayBuffer())
    const reader = new Worker(new URL('./resumeWorker.ts', import.meta.url), { type: 'module' })
    worker = reader
    return await new Promise<ResumeOutcome>((resolve) => {
      timer = setTimeout(() => resolve({ problem: 'tookTooLong' }), patience)
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

/** For what this device can't read. */
export interface ResumeReadings {
  /** Sends it to the server to be read, where nothing of it is kept. @throws ApiError */
  readThere: (file: File, country: string) => Promise<ResumeReading>
}

export function resumeReadingsOf({ http }: SiteTools): ResumeReadings {
  const headers = { 'Content-Type': 'application/vnd.foyer.resume' }
  return {
    readThere: async (file, country) =>
      (await http.post<ResumeReading>('/api/resumereadings', file, { headers, params: { country } })).data,
  }
}
