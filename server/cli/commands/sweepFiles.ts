import { sweepObjects } from '../../modules/files/storedFiles.service'
import { checkClockSkew } from '../../modules/operations/clockSkew'
import { type Command, CommandError } from '../command'

export const sweepFiles: Command = {
  summary: 'removes what no application names from the object store',
  help: `sweep-files

Removes objects of FOYER_FILES that are a day old and that no application names: a process that was killed between
storing a file and the commit that names it leaves them. To be run daily where files are in an object store.`,
  options: {},
  run: async ({ db, files, now, print, tell }) => {
    // With a clock that is ahead, running uploads would look old.
    const doubt = await checkClockSkew(db, now)
    if (doubt !== undefined) throw new CommandError(`${doubt} Nothing was removed: set the clock right.`)
    print(`${await sweepObjects(db, files, now, tell)} objects were removed.`)
  },
}
