import type { FastifyBaseLogger } from 'fastify'
import type { SiteRenderer } from '../../src/schemas/pageData'
import type { Db } from '../db/openDatabase'
import type { Environment } from '../environment/environment'
import type { StoppedPosts } from './applications/stoppedPosts'
import type { DeliveryRecord } from './delivery/deliveryRecord'
import type { FileStore } from './files/fileStore'
import type { Scanner } from './files/scanner'
import type { UploadRoom } from './files/uploadRoom'
import type { HealthWatch } from './operation/healthWatch'
import type { Tracing } from './operation/tracing'
import type { CallCounts } from './sessions/callCounts'
import type { Keys } from './sessions/keys'

/** What a request's work needs; made once, in `startServer`. */
export interface ServerContext {
  db: Db
  environment: Environment
  keys: Keys
  counts: CallCounts
  deliveries: DeliveryRecord
  stopped: StoppedPosts
  uploadRoom: UploadRoom
  files: FileStore
  /** Null: files are not scanned. */
  scanner: Scanner | null
  /** The project's root: `public/`, `dist/site` and `server/demo` are found from here. */
  root: string
  /** Draws pages; null while that is not built, and browsers draw them. */
  renderer: SiteRenderer | null
  now: () => Date
  log: FastifyBaseLogger
  watch: HealthWatch
  /** Null: no traces are made. */
  tracing: Tracing | null
  /** From the moment on at which it is asked to stop. */
  isStopping: () => boolean
  /** Says one line to whoever runs the server. */
  report: (line: string) => void
}
