// npm run package -- [--output DIR]: builds the product if needed and packs it into foyer-VERSION.tgz, which npm installs without
// a compiler and without a registry on machines like this one.
import './lib/requireNode.mjs'
import { mkdirSync } from 'node:fs'
import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { buildProduct } from './lib/buildProduct.mjs'
import { exitWithError } from './lib/exitWithError.mjs'
import { packProduct } from './lib/packProduct.mjs'
import { getProjectPath } from './lib/projectRoot.mjs'

try {
  const { values } = parseArgs({ options: { output: { type: 'string', default: getProjectPath() } } })
  const folder = resolve(values.output)
  mkdirSync(folder, { recursive: true })
  await buildProduct()
  const { path, platform, packages, megabytes } = await packProduct(folder)
  console.log(`${path}: for ${platform}, ${packages} packages, ${megabytes} MB when installed.`)
} catch (error) {
  exitWithError(error)
}
