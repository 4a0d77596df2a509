import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { MessageChannel } from 'node:worker_threads'
import type { FastifyBaseLogger } from 'fastify'
import { Piscina } from 'piscina'
import { fileRefusals } from '../../../src/texts/public/fileRefusals.texts'
import { ProblemError, type ProblemParts } from '../../problem'
import { findProjectRoot } from '../../projectRoot'

/** Why parsing was aborted: deadline exceeded, memory limit exceeded, or the parser failed. */
type ParserFailure = 'time' | 'memory' | 'crash'

/** A file that the pool could not finish parsing. API callers get status 422 with the same sentence for every reason. */
export class UncheckedFileError extends ProblemError {
  constructor(readonly reason: ParserFailure) {
    super('invalid', { errors: [{ path: '', message: fileRefusals.unchecked }] })
  }
}

/** Message to a worker thread. The thread posts one message on `started` when it begins, which starts the deadline. */
export interface ParserRequest {
  kind: string
  input: { bytes: Uint8Array }
  started: MessagePort
}

/** Answer of a worker thread: a result, or the ProblemError that the task threw. */
export type ParserAnswer = { result: unknown } | { problem: [ProblemError['code'], ProblemParts] }

// biome-ignore lint/suspicious/noExplicitAny: a task's own type says what it takes; here any task fits.
type ParserTask = (input: any) => unknown

const megabyte = 1024 * 1024
const maxThreads = Math.max(4, Math.min(availableParallelism(), 8))
/** Maximum number of tasks that wait for a thread; further tasks are refused with 503. */
const maxQueuedTasks = 60
/** Seconds after which a caller may retry a refused task. */
const retryAfter = 5
const heapLimits = { maxOldGenerationSizeMb: 128, maxYoungGenerationSizeMb: 16 }
/** The heap limits do not cover buffers, so the growth of the whole process is watched while a task runs. */
const maxGrowthBytes = 512 * megabyte
const watchMs = 50
const idleMs = 30_000

type Log = Pick<FastifyBaseLogger, 'warn' | 'error'>

let pool: Piscina | undefined

/**
 * Creates the threads that all instances of `ParserPool` share. The first task starts one, and idle threads do not keep
 * the process alive.
 */
function createPool(log: Log): Piscina {
  const isSource = import.meta.url.endsWith('.ts')
  const createdPool = new Piscina({
    filename: isSource
      ? join(import.meta.dirname, '../../parserThread.ts')
      : join(findProjectRoot(), 'dist/server/parserThread.js'),
    ...(isSource ? { execArgv: ['--import', 'tsx'] } : {}),
    minThreads: 1,
    maxThreads,
    idleTimeout: idleMs,
    resourceLimits: heapLimits,
    env: {},
    atomics: 'disabled',
    recordTiming: false,
  })
  // A thread that fails between two tasks is replaced; without a listener the error would end the process.
  createdPool.on('error', (error: Error) => log.error({ error: error.message }, 'a parser thread failed'))
  return createdPool
}

/** On a busy machine a task waits for the processor, at most for this multiple of its deadline. */
const maxWaitFactor = 3

/**
 * Returns true if a task has used up its deadline.
 * @param usedMs processor time since the task started, ms
 * @param waitedMs wall time since then, ms
 */
export const isTimeUp = (deadlineMs: number, usedMs: number, waitedMs: number): boolean =>
  usedMs > deadlineMs || waitedMs > maxWaitFactor * deadlineMs

let pendingCount = 0

/** Processor time of this process, ms. */
function getProcessorTime(): number {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1000
}

/**
 * Parses untrusted files in worker threads, so that none of them can block the event loop. Each task has a deadline
 * and a memory limit; a thread that exceeds one is ended and replaced.
 */
export class ParserPool {
  readonly #deadlineMs: number
  readonly #log: Log

  constructor(deadlineMs: number, log: Log) {
    this.#deadlineMs = deadlineMs
    this.#log = log
  }

  /**
   * Runs a task of `parserThread.ts` by its name. Results are structured clones: a Buffer arrives as a Uint8Array.
   * @param timeoutFactor multiplies the deadline, for tasks that read many files or whole documents
   * @throws UncheckedFileError, unavailable when the queue is full, and the ProblemErrors of the task
   */
  async run<Task extends ParserTask>(
    kind: string,
    input: Parameters<Task>[0] & { bytes: Uint8Array },
    timeoutFactor = 1,
  ): Promise<Awaited<ReturnType<Task>>> {
    if (pendingCount >= maxThreads + maxQueuedTasks) throw new ProblemError('unavailable', { retryAfter })
    const { port1: startedPort, port2 } = new MessageChannel()
    const guard = new TaskGuard(this.#deadlineMs * timeoutFactor)
    startedPort.once('message', () => guard.start())
    // A transferred copy: cloning a view would clone all of the buffer behind it.
    const bytes = new Uint8Array(input.bytes)
    pendingCount += 1
    try {
      const request = { kind, input: { ...input, bytes }, started: port2 }
      pool ??= createPool(this.#log)
      const answer = (await pool.run(request, {
        transferList: [bytes.buffer, port2],
        signal: guard.signal,
      })) as ParserAnswer
      if ('problem' in answer) throw new ProblemError(...answer.problem)
      return answer.result as Awaited<ReturnType<Task>>
    } catch (error) {
      if (error instanceof ProblemError) throw error
      const reason = guard.reason ?? (isOutOfMemory(error) ? 'memory' : 'crash')
      const details = reason === 'crash' && error instanceof Error ? { error: error.message } : {}
      this.#log.warn({ kind, bytes: input.bytes.length, reason, ...details }, 'a file could not be checked')
      throw new UncheckedFileError(reason)
    } finally {
      pendingCount -= 1
      guard.stop()
      startedPort.close()
    }
  }
}

function isOutOfMemory(error: unknown): boolean {
  return (error as NodeJS.ErrnoException).code === 'ERR_WORKER_OUT_OF_MEMORY'
}

/**
 * Aborts a running task when its time is up or the process grows too far. The time is a task's share of the process's
 * processor time: wall time would refuse honest files while the machine is busy.
 */
class TaskGuard {
  readonly #abort = new AbortController()
  readonly #deadlineMs: number
  #timer: NodeJS.Timeout | undefined
  #isOver = false
  reason: ParserFailure | undefined

  constructor(deadlineMs: number) {
    this.#deadlineMs = deadlineMs
  }

  get signal(): AbortSignal {
    return this.#abort.signal
  }

  start(): void {
    // A short task may be over before its message arrives.
    if (this.#isOver) return
    const memoryBefore = process.memoryUsage.rss()
    const startedAt = performance.now()
    let [share, processorTime] = [0, getProcessorTime()]
    const watch = () => {
      if (process.memoryUsage.rss() - memoryBefore > maxGrowthBytes) this.#end('memory')
      const currentTime = getProcessorTime()
      share += (currentTime - processorTime) / Math.min(pendingCount, maxThreads)
      processorTime = currentTime
      if (isTimeUp(this.#deadlineMs, share, performance.now() - startedAt)) this.#end('time')
    }
    this.#timer = setInterval(watch, Math.min(watchMs, this.#deadlineMs))
  }

  stop(): void {
    this.#isOver = true
    clearInterval(this.#timer)
  }

  #end(reason: ParserFailure): void {
    this.reason ??= reason
    this.#abort.abort()
  }
}
