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

/** Dependencies of request handlers; created once, in `startServer`. */
export interface ServerContext {
  db: Db
  environment: Environment
  /** Scheme, domain and port at which browsers reach the installation. */
  publicUrl: () => URL
  keys: Keys
  rateLimiter: RateLimiter
  deliveryMetrics: DeliveryMetrics
  /** Runs work after a random delay, so that response times do not reveal whether it was needed. */
  delayedTasks: DelayedTasks
  blockedSubmissions: BlockedSubmissions
  brands: SiteBrands
  uploadCapacity: UploadCapacity
  files: FileStore
  /** Null disables scanning of files. */
  scanner: Scanner | null
  /** Parses untrusted files outside the main thread. */
  parsers: ParserPool
  /** Root folder of the project, which contains `public/`, `dist/site` and `server/demo`. */
  root: string
  /** Folder of the clients' folders; `public/clients` of the root if undefined. */
  clientsDir?: string | undefined
  /** Renders pages on the server; null if the renderer is not built, and browsers render them. */
  renderer: SiteRenderer | null
  now: () => Date
  log: FastifyBaseLogger
  healthWatch: HealthWatch
  /** Null disables tracing. */
  tracing: Tracing | null
  /** True once the server was asked to stop. */
  isStopping: () => boolean
  /** Prints one line for the operator. */
  report: (line: string) => void
}
