import type { UploadSettings } from '../../config/limitSettings'
import { ProblemError } from '../../problem'

/** An upload that requests capacity. */
export interface IncomingUpload {
  address: string
  /** Highest possible size in bytes. */
  bytes: number
  /** Aborted when the client disconnects. */
  disconnected: AbortSignal
}

type CapacitySettings = Omit<UploadSettings, 'maxSavedFormFiles'>

/** Capacity in use, in total or by one address. */
interface UsedCapacity {
  uploads: number
  bytes: number
}

interface WaitingUpload {
  upload: IncomingUpload
  admit: () => void
}

/** Seconds after which a refused client may retry. */
const retryAfter = 10

/**
 * Limits the memory that concurrent uploads use, in total and per address. An upload that does not fit waits for a
 * limited time before its body is read, so a waiting upload uses no memory. When capacity is released, the waiting
 * uploads that fit start in order of arrival.
 */
export class UploadCapacity {
  readonly #settings: CapacitySettings
  readonly #total: UsedCapacity = { uploads: 0, bytes: 0 }
  readonly #byAddress = new Map<string, UsedCapacity>()
  readonly #waiting = new Set<WaitingUpload>()

  constructor(settings: CapacitySettings) {
    this.#settings = settings
  }

  /** Number of running and of waiting uploads. */
  get uploadCounts(): { running: number; waiting: number } {
    return { running: this.#total.uploads, waiting: this.#waiting.size }
  }

  /**
   * Runs `work` when there is capacity for the upload.
   * @throws too-many when its address uses too much, unavailable when all uploads together do, bad-request when the
   * client disconnected
   */
  async run<Result>(upload: IncomingUpload, work: () => Promise<Result>): Promise<Result> {
    if (this.#fits(upload)) this.#addUsage(upload, 1)
    else await this.#waitForCapacity(upload)
    try {
      return await work()
    } finally {
      this.#addUsage(upload, -1)
      this.#admitWaiting()
    }
  }

  #waitForCapacity(upload: IncomingUpload): Promise<void> {
    const { maxWaitMs, maxUploads, maxUploadsPerAddress } = this.#settings
    const waitingCount = [...this.#waiting].filter((item) => item.upload.address === upload.address).length
    if (waitingCount >= 4 * maxUploadsPerAddress || this.#waiting.size >= 4 * maxUploads)
      return Promise.reject(this.#createRefusal(upload))
    return new Promise((resolve, reject) => {
      const rejectUpload = (problem: ProblemError) => {
        removeFromQueue()
        reject(problem)
      }
      const handleDisconnect = () => rejectUpload(new ProblemError('bad-request'))
      const timer = setTimeout(() => rejectUpload(this.#createRefusal(upload)), maxWaitMs)
      const removeFromQueue = () => {
        clearTimeout(timer)
        this.#waiting.delete(waitingUpload)
        upload.disconnected.removeEventListener('abort', handleDisconnect)
      }
      const admit = () => {
        removeFromQueue()
        this.#addUsage(upload, 1)
        resolve()
      }
      const waitingUpload = { upload, admit }
      this.#waiting.add(waitingUpload)
      upload.disconnected.addEventListener('abort', handleDisconnect)
      if (upload.disconnected.aborted) handleDisconnect()
    })
  }

  #admitWaiting(): void {
    for (const { upload, admit } of this.#waiting) if (this.#fits(upload)) admit()
  }

  #fits(upload: IncomingUpload): boolean {
    const { maxUploads, maxBytes } = this.#settings
    const hasCapacity = this.#total.uploads < maxUploads && this.#total.bytes + upload.bytes <= maxBytes
    return hasCapacity && this.#addressFits(upload)
  }

  #addressFits({ address, bytes }: IncomingUpload): boolean {
    const { maxUploadsPerAddress, maxBytesPerAddress } = this.#settings
    const usage = this.#byAddress.get(address)
    return !usage || (usage.uploads < maxUploadsPerAddress && usage.bytes + bytes <= maxBytesPerAddress)
  }

  #createRefusal(upload: IncomingUpload): ProblemError {
    return new ProblemError(this.#addressFits(upload) ? 'unavailable' : 'too-many', { retryAfter })
  }

  #addUsage({ address, bytes }: IncomingUpload, direction: 1 | -1): void {
    const addressUsage = this.#byAddress.get(address) ?? { uploads: 0, bytes: 0 }
    for (const usage of [this.#total, addressUsage]) {
      usage.uploads += direction
      usage.bytes += direction * bytes
    }
    if (addressUsage.uploads === 0) this.#byAddress.delete(address)
    else this.#byAddress.set(address, addressUsage)
  }
}
