import { sweepObjects } from '../../services/files/sweepObjects'
import type { Command } from '../command'

export const sweepFiles: Command = {
  summary: 'removes what no application names from the object store',
  help: `sweep-files

Removes objects of FOYER_FILES that are a day old and that no application names: a process that was killed between
storing a file and the commit that names it leaves them. To be run daily where files are in an object store.`,
  options: {},
  run: async ({ db, files, now, print }) => {
    print(`${await sweepObjects(db, files, now)} objects were removed.`)
  },
}
