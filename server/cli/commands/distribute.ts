import { DistributionError, distributeInstallation } from '../../modules/operations/distribution.service'
import { type Command, CommandError } from '../command'

export const distribute: Command = {
  summary: 'distributes the tables of a Citus cluster over its nodes, by client',
  help: `distribute

For PostgreSQL with the Citus extension and added nodes (citus_add_node), in the database of the coordinator. Stop the
servers first. Distributes all tables or none. Tables that are distributed already are only checked: run it again after a
migration that created tables. Prints where each table is, and its number of rows.`,
  options: {},
  run: async ({ db, reportProgress, print }) => {
    const { tables, machines, shards } = await distributeInstallation(db, reportProgress).catch(
      (error: unknown) => {
        throw error instanceof DistributionError ? new CommandError(error.message) : error
      },
    )
    for (const { table, rows, place, isMoved } of tables) {
      const placeText = place === 'by client' ? 'by client' : `on ${place}`
      print(
        `${table.padEnd(24)}${placeText.padEnd(18)}${String(rows).padStart(9)} rows${isMoved ? '' : ', as before'}`,
      )
    }
    print(`${machines} nodes, ${shards} shards. Every table is in its place, with all its rows.`)
  },
}
