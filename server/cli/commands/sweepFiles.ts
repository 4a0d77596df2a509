import { purgeOrphanedObjects } from '../../modules/files/storedFiles.service'
import { findClockProblem } from '../../modules/operations/clockSkew'
import { type Command, CommandError } from '../command'

export const sweepFiles: Command = {
  summary: 'removes files from the object store that the database does not refer to',
  help: `sweep-files

Removes objects of FOYER_FILES that are more than a day old and that the database does not refer to: a process that was
killed between storing a file and the commit leaves them. Run it daily if files are in an object store.`,
  options: {},
  run: async ({ db, files, now, print, reportProgress }) => {
    // With a clock that is ahead, running uploads would look old.
    const clockProblem = await findClockProblem(db, now)
    if (clockProblem !== undefined)
      throw new CommandError(`${clockProblem} Nothing was removed: set the clock right.`)
    print(`${await purgeOrphanedObjects(db, files, now, reportProgress)} objects were removed.`)
  },
}
