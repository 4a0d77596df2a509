import type { ServerContext } from '../../context'
import type { SqliteWatch } from '../../db/sqliteWatch'
import type { HealthCheck } from '../../monitoring/healthWatch'
import { findMailProblem } from '../mail/failingMails.service'
import { checkClockSkew } from './clockSkew'
import { diskProblem } from './health.service'

const secondMs = 1000
const minuteMs = 60 * secondMs

/** The checks that run in the background, for problems that would otherwise be noticed too late. */
export function healthChecks({
  db,
  environment,
  now,
  sqlite,
}: Pick<ServerContext, 'db' | 'environment' | 'now'> & { sqlite: SqliteWatch | undefined }): HealthCheck[] {
  const checks: HealthCheck[] = [
    {
      everyMs: 5 * minuteMs,
      find: async () => {
        const says = await checkClockSkew(db, now())
        return says === undefined ? [] : [{ what: 'clock', says }]
      },
    },
    {
      everyMs: 5 * secondMs,
      find: async () => {
        const says = environment.mail ? await findMailProblem(db, environment.delivery) : undefined
        return says === undefined ? [] : [{ what: 'mail', says }]
      },
    },
  ]
  if (!sqlite) return checks
  return [
    ...checks,
    {
      everyMs: 5 * secondMs,
      find: async () => {
        const { state, freeMb } = await diskProblem(environment)
        const says = `The disk of the database has ${freeMb} MB left.`
        return state === 'fine' ? [] : [{ what: 'disk', says }]
      },
    },
    {
      everyMs: 5 * secondMs,
      find: async () => {
        const says = sqlite.fileProblem()
        return says === undefined ? [] : [{ what: 'database-file', says }]
      },
    },
    {
      everyMs: 5 * secondMs,
      find: async () => {
        const says = sqlite.damageProblem()
        return says === undefined ? [] : [{ what: 'database-damage', says }]
      },
    },
  ]
}
