import type { Environment } from '../../config/environment'
import type { Db } from '../../db/openDatabase'

/** What one look at the installation came to. */
export interface Finding {
  state: 'ok' | 'warning' | 'failed'
  /** What was looked at, in a word or two. */
  subject: string
  /** What is so, and, unless all is well, what to do. */
  says: string
}

/** What the doctor looks with. */
export interface CheckContext {
  environment: Environment
  now: Date
  /** Open, and of this version; undefined: what needs it is left out, the database's own finding says why. */
  db: Db | undefined
  /** Where the site is seen from outside, as in https://harbour.jobs.example.org; undefined: nobody said, and no client does. */
  site: URL | undefined
  /** Where backups are. */
  backups: string
  /** What the unit reads, if it is there. */
  unitFile: string | undefined
}

export const ok = (subject: string, says: string): Finding => ({ state: 'ok', subject, says })
export const warning = (subject: string, says: string): Finding => ({ state: 'warning', subject, says })
export const failed = (subject: string, says: string): Finding => ({ state: 'failed', subject, says })
