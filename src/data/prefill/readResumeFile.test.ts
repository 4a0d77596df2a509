import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type ResumeOutcome, readResumeOnDevice } from './readResumeFile'

const workers: FakeWorker[] = []
const reading = { facts: { firstName: 'Ada' } }

class FakeWorker {
  onmessage: (event: { data: unknown }) => void = () => undefined
  onerror: () => void = () => undefined
  postMessage = vi.fn()
  terminate = vi.fn()
  constructor() {
    workers.push(this)
  }
}

beforeEach(() => {
  workers.length = 0
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  vi.stubGlobal('Worker', FakeWorker)
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

test.each<[string, (worker: FakeWorker) => void, ResumeOutcome]>([
  ['has read the resume', (worker) => worker.onmessage({ data: { reading } }), reading],
  ['fails', (worker) => worker.onerror(), { problem: 'unable' }],
  ['takes 30 seconds', () => vi.advanceTimersByTime(30_000), { problem: 'tookTooLong' }],
])('a worker that %s is ended', async (_what, finish, outcome) => {
  const result = readResumeOnDevice(new File(['words'], 'cv.pdf'), 'AU')
  const worker = await vi.waitUntil(() => workers[0])
  // The PDF library in the worker also sends other messages.
  worker.onmessage({ data: {} })
  expect(worker.terminate).not.toHaveBeenCalled()
  finish(worker)
  expect(await result).toEqual(outcome)
  expect(worker.terminate).toHaveBeenCalledOnce()
  expect(vi.getTimerCount()).toBe(0)
})

test('a file of more than 10 MB starts no worker', async () => {
  const file = Object.defineProperty(new File([], 'cv.pdf'), 'size', { value: 10 * 1024 * 1024 + 1 })
  expect(await readResumeOnDevice(file, 'AU')).toEqual({ problem: 'tooLarge' })
  expect(workers).toEqual([])
})
