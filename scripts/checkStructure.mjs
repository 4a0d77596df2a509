// npm run structure: checks the names, places and levels of the files below server and src.
import { getProjectPath } from './lib/projectRoot.mjs'
import { checkStructure } from './lib/structure.mjs'

const { faults, summary } = checkStructure(getProjectPath())
for (const line of [...faults, ...summary]) console.log(line)
process.exitCode = faults.length === 0 ? 0 : 1
