import type { Db } from '../db/openDatabase'
import type { Environment } from '../environment'
import type { AttemptLimits } from './attemptLimits'
import type { Keys } from './keys'

/** What a request's work needs; made once, in `buildServer`. */
export interface ServerContext {
  db: Db
  environment: Environment
  keys: Keys
  limits: AttemptLimits
  /** The project's root: `public/`, `dist/site` and `server/demo` are found from here. */
  root: string
  now: () => Date
  /** Says one line to whoever runs the server. */
  report: (line: string) => void
}
