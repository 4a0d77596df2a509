// npm run foyer -- COMMAND: becomes the operator's command line, from whatever folder. It installs and builds nothing: a command
// runs beside a server that works, and must not change what that runs.
import './lib/requireNode.mjs'
import { existsSync } from 'node:fs'
import { pathToFileURL } from 'node:url'
import { isBuildStale } from './lib/buildProduct.mjs'
import { inProject } from './lib/projectRoot.mjs'
import { stopWith } from './lib/stopWith.mjs'

const program = inProject('dist/server/cli.js')
if (!existsSync(program) || !existsSync(inProject('node_modules')))
  stopWith(
    `Foyer is not built in ${inProject()}: npm ci && npm run build does that there, and so does npm start.`,
  )
if (isBuildStale())
  console.error('dist/ was built from other sources than these: npm run build builds it anew.')
await import(pathToFileURL(program).href)
