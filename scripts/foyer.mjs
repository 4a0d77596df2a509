// npm run foyer -- COMMAND: installs and builds what is not up to date, then becomes the operator's command line.
import './lib/requireNode.mjs'
import { pathToFileURL } from 'node:url'
import { buildProduct } from './lib/buildProduct.mjs'
import { installPackages } from './lib/installPackages.mjs'
import { inProject } from './lib/projectRoot.mjs'
import { stopWith } from './lib/stopWith.mjs'

// stdout is the command's: what export writes must be nothing but JSON.
console.log = console.error
try {
  await installPackages()
  await buildProduct()
} catch (error) {
  stopWith(error)
}
await import(pathToFileURL(inProject('dist/server/cli.js')).href)
