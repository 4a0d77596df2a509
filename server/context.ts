import type { FastifyBaseLogger } from 'fastify'
import type { SiteRenderer } from '../src/schemas/pageData/pageData'
import type { Environment } from './config/environment'
import type { Db } from './db/openDatabase'
import type { DelayedTasks } from './jobs/delayedTasks'
import type { FileStore } from './modules/files/fileStore'
import type { ParserPool } from './modules/files/parserPool'
import type { Scanner } from './modules/files/scanner'
import type { UploadCapacity } from './modules/files/uploadCapacity'
import type { BlockedSubmissions } from './modules/forms/blockedSubmissions'
import type { HealthWatch } from './monitoring/healthWatch'
import type { DeliveryMetrics } from './monitoring/requestMetrics'
import type { Tracing } from './monitoring/tracing'
import type { Keys } from './security/keys'
import type { RateLimiter } from './security/rateLimiter'
import type { SiteBrands } from './siteBrands'

/** What a request's work needs; made once, in `startServer`. */
export interface ServerContext {
  db: Db
  environment: Environment
  /** Scheme, domain and port by which browsers reach the installation. */
  publicUrl: () => URL
  keys: Keys
  counts: RateLimiter
  deliveries: DeliveryMetrics
  /** Work that a call must not show by the time that it, or the next, takes. */
  delayed: DelayedTasks
  blockedSubmissions: BlockedSubmissions
  brands: SiteBrands
  uploadRoom: UploadCapacity
  files: FileStore
  /** Null: files are not scanned. */
  scanner: Scanner | null
  /** Parses files from strangers outside the main thread. */
  parsers: ParserPool
  /** The project's root: `public/`, `dist/site` and `server/demo` are found from here. */
  root: string
  /** Folder of the clients' folders; `public/clients` of the root if undefined. */
  clientsDir?: string | undefined
  /** Draws pages; null while that is not built, and browsers draw them. */
  renderer: SiteRenderer | null
  now: () => Date
  log: FastifyBaseLogger
  healthWatch: HealthWatch
  /** Null: no traces are made. */
  tracing: Tracing | null
  /** From the moment on at which it is asked to stop. */
  isStopping: () => boolean
  /** Prints one line for the operator. */
  report: (line: string) => void
}
