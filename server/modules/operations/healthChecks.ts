import type { ServerContext } from '../../context'
import type { SqliteWatch } from '../../db/sqliteWatch'
import type { HealthCheck } from '../../monitoring/healthWatch'
import { findMailProblem } from '../mail/failingMails.service'
import { findClockProblem } from './clockSkew'
import { getDiskState } from './health.service'

const secondMs = 1000
const minuteMs = 60 * secondMs

/** The checks that run in the background, for problems that would otherwise be noticed too late. */
export function createHealthChecks({
  db,
  environment,
  now,
  sqlite,
}: Pick<ServerContext, 'db' | 'environment' | 'now'> & { sqlite: SqliteWatch | undefined }): HealthCheck[] {
  const checks: HealthCheck[] = [
    {
      everyMs: 5 * minuteMs,
      findProblems: async () => {
        const message = await findClockProblem(db, now())
        return message === undefined ? [] : [{ what: 'clock', says: message }]
      },
    },
    {
      everyMs: 5 * secondMs,
      findProblems: async () => {
        const message = environment.mail ? await findMailProblem(db, environment.delivery) : undefined
        return message === undefined ? [] : [{ what: 'mail', says: message }]
      },
    },
  ]
  if (!sqlite) return checks
  return [
    ...checks,
    {
      everyMs: 5 * secondMs,
      findProblems: async () => {
        const { state, freeMb } = await getDiskState(environment)
        const message = `The disk of the database has ${freeMb} MB left.`
        return state === 'fine' ? [] : [{ what: 'disk', says: message }]
      },
    },
    {
      everyMs: 5 * secondMs,
      findProblems: async () => {
        const message = sqlite.findFileProblem()
        return message === undefined ? [] : [{ what: 'database-file', says: message }]
      },
    },
    {
      everyMs: 5 * secondMs,
      findProblems: async () => {
        const message = sqlite.findDamageProblem()
        return message === undefined ? [] : [{ what: 'database-damage', says: message }]
      },
    },
  ]
}
