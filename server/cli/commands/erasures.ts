import { existsSync } from 'node:fs'
import { truncateSqliteLog } from '../../db/truncateSqliteLog'
import { applyErasures, getErasureLogPath, readErasureLog } from '../../modules/privacy/erasure.service'
import { type Command, CommandError, formatCount, requireKeys } from '../command'

export const erasures: Command = {
  summary: 'erases again the people whom a restored backup brought back',
  help: `erasures apply [FILE]

Repeats the erasures that are in an erasure log but not recorded in the database, for example after a restore. 'restore' and
the start of the server do this with erasures.log in FOYER_DATA_DIR; this command is for other logs, such as another server's.
The log contains hashes, dates and ids, but no personal data; it needs the FOYER_SECRET under which it was written.
  FILE  the log; erasures.log in FOYER_DATA_DIR by default`,
  options: {},
  actions: ['apply'],
  acceptsArgument: true,
  paths: ['FILE'],
  run: async (tools, _values, file) => {
    const path = file ?? getErasureLogPath(tools.environment)
    if (!existsSync(path)) throw new CommandError(`There is no file ${path}.`)
    const { erasures: repeatedErasures, applications } = await applyErasures(
      { ...tools, keys: requireKeys(tools) },
      readErasureLog(path),
    )
    await truncateSqliteLog(tools.db)
    tools.print(
      `${formatCount(repeatedErasures, 'erasure')} of ${path} ${repeatedErasures === 1 ? 'was' : 'were'} repeated: ${formatCount(applications, 'application')}.`,
    )
  },
}
