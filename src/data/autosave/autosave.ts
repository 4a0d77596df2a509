import { isTemporary, toApiError } from '../http/apiError'

/** Why the last save failed. 'failed' and 'offline' are temporary and are retried. */
export type SaveFailure = 'offline' | 'signedOut' | 'forbidden' | 'gone' | 'refused' | 'failed'

/** Saves an edited document a second after the last edit, one request at a time, and retries temporary failures. */
export interface Autosave {
  /** Schedules a save after an edit. */
  scheduleSave: () => void
  /** Saves at once, by `send` or in another way; resolves when the save has succeeded or failed. */
  save: (send?: () => Promise<void>) => Promise<void>
  /** Runs another request on the document after the requests that are queued already. Rejects with its error. */
  enqueue: <Result>(task: () => Promise<Result>) => Promise<Result>
  /** Cancels the scheduled save. */
  stop: () => void
}

interface AutosaveOptions {
  /** Saves unsaved changes, if there are any. Rejects if a request fails. */
  send: () => Promise<void>
  onFailure: (failure: SaveFailure) => void
}

/** Milliseconds from the last edit to the save. */
const pauseMs = 1000
/** Milliseconds until the first retry; doubles with each failure, up to a minute. */
const firstRetryMs = 4000
const maxRetryMs = 60_000

export function createAutosave({ send, onFailure }: AutosaveOptions): Autosave {
  let timer: ReturnType<typeof setTimeout> | undefined
  let retryMs = firstRetryMs
  let queue: Promise<unknown> = Promise.resolve()

  const stop = () => clearTimeout(timer)
  const saveAfter = (ms: number) => {
    stop()
    timer = setTimeout(() => void save(), ms)
  }
  const enqueue = <Result>(task: () => Promise<Result>): Promise<Result> => {
    const result = queue.then(task)
    queue = result.catch(() => undefined)
    return result
  }
  const save = (task = send) =>
    enqueue(async () => {
      stop()
      try {
        await task()
        retryMs = firstRetryMs
      } catch (error) {
        const { status, retryAfter } = toApiError(error)
        onFailure(toSaveFailure(status))
        // A client error (4xx except 429) would recur, so it is not retried until the next edit.
        if (!isTemporary(status)) return
        saveAfter(Math.max(retryMs, (retryAfter ?? 0) * 1000))
        retryMs = Math.min(retryMs * 2, maxRetryMs)
      }
    })
  return { scheduleSave: () => saveAfter(pauseMs), save, enqueue, stop }
}

function toSaveFailure(status: number): SaveFailure {
  if (status === 0) return 'offline'
  if (isTemporary(status)) return 'failed'
  if (status === 401) return 'signedOut'
  if (status === 403) return 'forbidden'
  return status === 404 ? 'gone' : 'refused'
}
