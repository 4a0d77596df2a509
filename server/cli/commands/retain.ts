import { compactDatabase } from '../../db/compactDatabase'
import { eraseOutlived } from '../../services/applications/eraseApplications'
import type { Command } from '../command'

export const retain: Command = {
  summary: 'erases applications that are older than their client keeps them',
  help: `retain

Erases, at every client with set-policy --retain-days, applications that are older and not on their way to a back-office
any more. The server does the same once a day.`,
  options: {},
  run: async (tools) => {
    const erased = await eraseOutlived(tools, (code, count) => tools.tell(`${code}: ${count} erased`))
    await compactDatabase(tools.db)
    tools.print(`${erased} applications were erased.`)
  },
}
