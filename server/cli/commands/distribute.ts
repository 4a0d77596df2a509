import { DistributionError, distributeInstallation } from '../../modules/operations/distribution.service'
import { type Command, CommandError } from '../command'

export const distribute: Command = {
  summary: 'spreads the tables of a Citus cluster over its machines, by client',
  help: `distribute

For a PostgreSQL with the extension Citus and machines added to it (citus_add_node), in its coordinator's database. Stop the
servers before. All of it or nothing; what is distributed already is only looked at, so it is to be run again after a migrate
that made tables. Says where each table is, and with how many rows.`,
  options: {},
  run: async ({ db, tell, print }) => {
    const { tables, machines, shards } = await distributeInstallation(db, tell).catch((error: unknown) => {
      throw error instanceof DistributionError ? new CommandError(error.message) : error
    })
    for (const { table, rows, place, isNew } of tables) {
      const where = place === 'by client' ? 'by client' : `on ${place}`
      print(
        `${table.padEnd(24)}${where.padEnd(18)}${String(rows).padStart(9)} rows${isNew ? '' : ', as before'}`,
      )
    }
    print(`${machines} machines, ${shards} parts. Every table is where it has to be, with all of its rows.`)
  },
}
