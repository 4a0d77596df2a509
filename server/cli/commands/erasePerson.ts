import { compactDatabase } from '../../db/compactDatabase'
import { eraseMailTo, erasePerson, proveErasure } from '../../modules/privacy/erasure.service'
import { findKeys } from '../../security/keys'
import { type Command, clientOption, needed, requireClient } from '../command'

export const erasePersonCommand: Command = {
  summary: 'erases everything of one person',
  help: `erase-person --client CODE --email ADDRESS

Erases the applications of this address with their files and what waits to be sent, at this client only. The audit keeps
that it was done and the numbers of the applications, and a proof that names nobody is kept under the server's secret. What a back-office has received it must erase itself, and backups
are as old as they are.`,
  options: { ...clientOption, email: { type: 'string' } },
  run: async (tools, values) => {
    const client = await requireClient(tools, values)
    const email = needed(values, 'email')
    const erased = await erasePerson(tools, client.id, email)
    tools.print(`${erased.applications} applications of this address were erased at ${client.code}.`)
    if (erased.unsent > 0) tools.print(`${erased.unsent} of them had not reached the back-office, and won't.`)
    const keys = findKeys(tools.environment)
    if (keys) {
      await eraseMailTo({ ...tools, keys }, client.id, email)
      const { id, hash, at } = await proveErasure({ ...tools, keys }, client.id, email, erased)
      tools.print(`Proof ${id}: ${hash} at ${at}`)
    } else tools.tell("Without the server's FOYER_SECRET no proof was made.")
    await compactDatabase(tools.db)
  },
}
