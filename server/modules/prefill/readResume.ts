import { join } from 'node:path'
import { Worker, type WorkerOptions } from 'node:worker_threads'
import type { ResumeReading } from '../../../src/schemas/resume/readResume'
import { projectRoot } from '../../projectRoot'

/** Milliseconds. */
const patience = 30_000
const mostMegabytes = 512
/** How often memory is looked at, in milliseconds: what lies outside the thread's heap has no other bound. */
const watching = 50

/**
 * Reads a résumé in a thread of its own, with nothing of the server's environment, which ends with it: when it is done, takes
 * too long or too much memory, or whoever asked has gone. Nothing is kept.
 * @param country ISO 3166, how phone numbers are read that name none
 */
export async function readResumeApart(
  bytes: Uint8Array,
  country: string,
  gone: AbortSignal,
): Promise<ResumeReading> {
  const limits = { resourceLimits: { maxOldGenerationSizeMb: mostMegabytes, maxYoungGenerationSizeMb: 64 } }
  const thread = startThread({
    ...limits,
    workerData: { bytes, country },
    env: {},
    stdout: true,
    stderr: true,
  })
  const before = process.memoryUsage.rss()
  let timer: NodeJS.Timeout | undefined
  let watch: NodeJS.Timeout | undefined
  try {
    return await new Promise<ResumeReading>((resolve) => {
      const end = (problem: 'damaged' | 'tooLarge' | 'tookTooLong') => resolve({ problem })
      timer = setTimeout(() => end('tookTooLong'), patience)
      watch = setInterval(() => {
        if (process.memoryUsage.rss() - before > mostMegabytes * 1024 * 1024) end('tooLarge')
      }, watching)
      thread.once('message', resolve)
      thread.once('error', (error: NodeJS.ErrnoException) =>
        end(error.code === 'ERR_WORKER_OUT_OF_MEMORY' ? 'tooLarge' : 'damaged'),
      )
      thread.once('exit', () => end('damaged'))
      gone.addEventListener('abort', () => end('tookTooLong'))
    })
  } finally {
    clearTimeout(timer)
    clearInterval(watch)
    await thread.terminate()
  }
}

/** As it is built; from its source where the server itself runs from that, as in development. */
function startThread(options: WorkerOptions): Worker {
  if (!import.meta.url.endsWith('.ts')) {
    return new Worker(join(projectRoot(), 'dist/server/resumeThread.js'), options)
  }
  const source = JSON.stringify(join(import.meta.dirname, 'resumeThread.ts'))
  const script = `import("tsx/esm/api").then(({ tsImport }) => tsImport(${source}, "file:///"))`
  return new Worker(script, { ...options, eval: true })
}
