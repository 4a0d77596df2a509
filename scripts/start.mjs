// npm start: installs and builds outdated parts, then starts the demo server.
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
// The server runs in this process, so that signals, the exit code and kill -9 reach it directly.
await import(pathToFileURL(getProjectPath('dist/server/main.js')).href)
