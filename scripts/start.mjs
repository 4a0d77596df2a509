// npm start: installs and builds what is not up to date, then becomes the demo's server.
import './lib/requireNode.mjs'
import { pathToFileURL } from 'node:url'
import { buildProduct } from './lib/buildProduct.mjs'
import { endWithNpm } from './lib/endWithNpm.mjs'
import { exitWithError } from './lib/exitWithError.mjs'
import { installPackages } from './lib/installPackages.mjs'
import { getProjectPath } from './lib/projectRoot.mjs'

process.chdir(getProjectPath())
try {
  await installPackages()
  await buildProduct()
} catch (error) {
  exitWithError(error)
}
endWithNpm()
process.argv.splice(2, 0, '--demo')
// The server runs in this very process: signals, exit code and a kill -9 reach it without anybody passing them on.
await import(pathToFileURL(getProjectPath('dist/server/main.js')).href)
