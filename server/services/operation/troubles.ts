import { isPostgres } from '../../db/openDatabase'
import type { ServerContext } from '../serverContext'
import { brokenConfigurations } from '../sites/clientFolder'
import { judgeDisk } from './diskSpace'
import { doubtClock } from './doubtClock'
import type { Trouble } from './healthWatch'

type Watched = Pick<ServerContext, 'db' | 'environment' | 'now'>

/** What nobody would notice until it is too late: the clock, the disk. */
export async function lookAround({ db, environment, now }: Watched): Promise<Trouble[]> {
  const doubt = await doubtClock(db, now())
  const clock = doubt === undefined ? [] : [{ what: 'clock' as const, says: doubt }]
  if (isPostgres(db)) return clock
  const { state, freeMb } = await judgeDisk(environment)
  const disk = { what: 'disk' as const, says: `The disk of the database has ${freeMb} MB left.` }
  return state === 'fine' ? clock : [...clock, disk]
}

/** All that is not as it should be just now, while the server answers. */
export async function troublesOf(context: ServerContext): Promise<Trouble[]> {
  const deliveries = context.deliveries
    .byClient()
    .flatMap(({ client, reason }) => (reason === null ? [] : [{ client, reason }]))
  const configurations = await brokenConfigurations(context)
  return [
    ...context.watch.standing,
    ...deliveries.map(({ client, reason }) => ({
      what: 'back-office' as const,
      says: `The back-office of ${client} takes no applications: ${reason}`,
    })),
    ...configurations.map((code) => ({
      what: 'configuration' as const,
      says: `config.json of ${code} can not be read; its site has its last good one, or the defaults.`,
    })),
  ]
}
