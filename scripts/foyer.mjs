#!/usr/bin/env node
// The operator's command line. In an installed package it is called with `foyer COMMAND`, in a checkout with
// `npm run foyer -- COMMAND`; it works from any folder. It installs and builds nothing, because a command runs beside a
// server and must not change its files.
import './lib/requireNode.mjs'
import { existsSync } from 'node:fs'
import { pathToFileURL } from 'node:url'
import { isBuildStale } from './lib/buildProduct.mjs'
import { exitWithError } from './lib/exitWithError.mjs'
import { requirePackagedRuntime } from './lib/packagedRuntime.mjs'
import { getProjectPath } from './lib/projectRoot.mjs'

const program = getProjectPath('dist/server/cli.js')
if (!existsSync(program) || !existsSync(getProjectPath('node_modules')))
  exitWithError(
    `Foyer is not built in ${getProjectPath()}. Build it there with npm ci && npm run build, or with npm start.`,
  )
try {
  requirePackagedRuntime()
} catch (error) {
  exitWithError(error)
}
if (isBuildStale())
  console.error('dist/ was built from other sources than the present ones. Build it again: npm run build')
await import(pathToFileURL(program).href)
