import { compactDatabase } from '../../db/compactDatabase'
import { erasePerson } from '../../services/applications/eraseApplications'
import { type Command, clientOf, clientOption, needed } from '../command'

export const erasePersonCommand: Command = {
  summary: 'erases everything of one person',
  help: `erase-person --client CODE --email ADDRESS

Erases the applications of this address with their files and what waits to be sent, at this client only. The audit keeps
that it was done and the numbers of the applications. What a back-office has received it must erase itself, and backups
are as old as they are.`,
  options: { ...clientOption, email: { type: 'string' } },
  run: async (tools, values) => {
    const client = await clientOf(tools, values)
    const erased = await erasePerson(tools, client.id, needed(values, 'email'))
    await compactDatabase(tools.db)
    tools.print(`${erased} applications of this address were erased at ${client.code}.`)
  },
}
