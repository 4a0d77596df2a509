import type { Environment } from '../../config/environment'
import type { Db } from '../../db/openDatabase'

/** Result of one check. */
export interface Finding {
  state: 'ok' | 'warning' | 'failed'
  /** Subject of the check, in one or two words. */
  subject: string
  /** The result and, unless it is ok, how to fix it. */
  message: string
}

/** Context of the checks. */
export interface CheckContext {
  environment: Environment
  now: Date
  /**
   * Open database with the current schema. If undefined, checks that need it are skipped, because a finding about the
   * database already exists.
   */
  db: Db | undefined
  /**
   * Public URL of the site, such as https://harbour.jobs.example.org; undefined if it was not given and no client has
   * one.
   */
  site: URL | undefined
  /** Folder of the backups. */
  backups: string
  /** Environment file of the systemd unit, if it exists. */
  unitEnvFile: string | undefined
}

export const createOkFinding = (subject: string, message: string): Finding => ({
  state: 'ok',
  subject,
  message,
})
export const createWarningFinding = (subject: string, message: string): Finding => ({
  state: 'warning',
  subject,
  message,
})
export const createFailedFinding = (subject: string, message: string): Finding => ({
  state: 'failed',
  subject,
  message,
})
