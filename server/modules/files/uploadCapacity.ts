import type { UploadSettings } from '../../config/limitSettings'
import { ProblemError } from '../../problem'

/** An upload that requests capacity. */
export interface IncomingUpload {
  address: string
  /** Highest possible size in bytes. */
  bytes: number
  /** Aborted when the client disconnects. */
  gone: AbortSignal
}

type RoomSettings = Omit<UploadSettings, 'keptFiles'>

/** Capacity in use, in total or by one address. */
interface Taken {
  uploads: number
  bytes: number
}

interface Waiting {
  arrival: IncomingUpload
  enter: () => void
}

/** Seconds after which a refused client may retry. */
const retryAfter = 10

/**
 * Limits the memory that concurrent uploads use, in total and per address. An upload without capacity waits for a
 * limited time before its body is read, so a slow network uses no memory. When capacity is released,
 * the waiting uploads that fit start in order of arrival.
 */
export class UploadCapacity {
  readonly #settings: RoomSettings
  readonly #all: Taken = { uploads: 0, bytes: 0 }
  readonly #byAddress = new Map<string, Taken>()
  readonly #waiting = new Set<Waiting>()

  constructor(settings: RoomSettings) {
    this.#settings = settings
  }

  /** Number of running and of waiting uploads. */
  get uploads(): { held: number; waiting: number } {
    return { held: this.#all.uploads, waiting: this.#waiting.size }
  }

  /**
   * Runs `work` when there is capacity for the upload.
   * @throws too-many when its address uses too much, unavailable when all uploads together do, bad-request when the
   * client disconnected
   */
  async hold<Result>(arrival: IncomingUpload, work: () => Promise<Result>): Promise<Result> {
    if (this.#fits(arrival)) this.#count(arrival, 1)
    else await this.#turn(arrival)
    try {
      return await work()
    } finally {
      this.#count(arrival, -1)
      this.#letIn()
    }
  }

  #turn(arrival: IncomingUpload): Promise<void> {
    const { patience, atOnce, perAddress } = this.#settings
    const before = [...this.#waiting].filter((one) => one.arrival.address === arrival.address).length
    if (before >= 4 * perAddress || this.#waiting.size >= 4 * atOnce)
      return Promise.reject(this.#refusal(arrival))
    return new Promise((resolve, reject) => {
      const leave = (problem: ProblemError) => {
        done()
        reject(problem)
      }
      const onGone = () => leave(new ProblemError('bad-request'))
      const timer = setTimeout(() => leave(this.#refusal(arrival)), patience)
      const done = () => {
        clearTimeout(timer)
        this.#waiting.delete(waiting)
        arrival.gone.removeEventListener('abort', onGone)
      }
      const enter = () => {
        done()
        this.#count(arrival, 1)
        resolve()
      }
      const waiting = { arrival, enter }
      this.#waiting.add(waiting)
      arrival.gone.addEventListener('abort', onGone)
      if (arrival.gone.aborted) onGone()
    })
  }

  #letIn(): void {
    for (const { arrival, enter } of this.#waiting) if (this.#fits(arrival)) enter()
  }

  #fits(arrival: IncomingUpload): boolean {
    const { atOnce, bytesAtOnce } = this.#settings
    const hasRoom = this.#all.uploads < atOnce && this.#all.bytes + arrival.bytes <= bytesAtOnce
    return hasRoom && this.#addressFits(arrival)
  }

  #addressFits({ address, bytes }: IncomingUpload): boolean {
    const { perAddress, bytesPerAddress } = this.#settings
    const own = this.#byAddress.get(address)
    return !own || (own.uploads < perAddress && own.bytes + bytes <= bytesPerAddress)
  }

  #refusal(arrival: IncomingUpload): ProblemError {
    return new ProblemError(this.#addressFits(arrival) ? 'unavailable' : 'too-many', { retryAfter })
  }

  #count({ address, bytes }: IncomingUpload, sign: 1 | -1): void {
    const own = this.#byAddress.get(address) ?? { uploads: 0, bytes: 0 }
    for (const taken of [this.#all, own]) {
      taken.uploads += sign
      taken.bytes += sign * bytes
    }
    if (own.uploads === 0) this.#byAddress.delete(address)
    else this.#byAddress.set(address, own)
  }
}
