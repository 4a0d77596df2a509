// npm run new:module NAME: writes a complete, working server module, as the starting point of a new one.
import './lib/requireNode.mjs'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { posix } from 'node:path'
import { addToRegistry } from './lib/addToRegistry.mjs'
import { createModuleSources } from './lib/createModuleSources.mjs'
import { exitWithError } from './lib/exitWithError.mjs'
import { getProjectPath } from './lib/projectRoot.mjs'
import { runProgram } from './lib/runProgram.mjs'
import { readTree } from './lib/structure.mjs'
import { addRow } from './lib/structureLevels.mjs'

const endpointList = 'server/endpoints.ts'
const tagTexts = 'src/texts/admin/api.texts.ts'
const readme = 'server/modules/README.md'
const maxNameLength = 30

const name = process.argv[2] ?? ''
const Name = `${name.slice(0, 1).toUpperCase()}${name.slice(1)}`
const existingFiles = readTree(getProjectPath(), 'server')

/** Returns why the name cannot be used, in one line; undefined if it can. */
function findNameProblem(sources) {
  if (!name) return 'Give the new module a name: npm run new:module jobFairs'
  if (name.length > maxNameLength || !/^[a-z][a-zA-Z0-9]*$/.test(name))
    return `'${name}' cannot be a module's name: write it in camelCase, with letters and digits, ${maxNameLength} at most.`
  const isSameName = (text) => text.toLowerCase() === name.toLowerCase()
  const names = new Set(sources.map(({ path }) => posix.basename(path)))
  const usedUrlPattern = new RegExp(`url: '/api/${name}['/]|export const (get|put)${name} =`, 'i')
  const conflictingFile = existingFiles.find(
    ({ path, text }) =>
      isSameName(path.split('/')[2] ?? '') || names.has(posix.basename(path)) || usedUrlPattern.test(text),
  )
  return conflictingFile && `The name '${name}' is taken: see ${conflictingFile.path}.`
}

/** Returns the descriptions of the API's tags with a tag for the module's endpoints. */
function addTag(source) {
  const lines = source.split('\n')
  const openingIndex = lines.indexOf('  tags: {')
  const closing = lines.indexOf('  },', openingIndex)
  if (openingIndex < 0 || closing < 0) throw new Error(`No list of tags was found in ${tagTexts}.`)
  lines.splice(closing, 0, `    ${Name}: 'An example: whether a site shows recent jobs',`)
  return lines.join('\n')
}

const sources = createModuleSources({ name, Name })
const reason = findNameProblem(sources)
if (reason) exitWithError(reason)

const read = (path) => readFileSync(getProjectPath(path), 'utf8')
const entry = {
  line: `  ${Name}: ${name}Endpoints,`,
  importOf: `${name}Endpoints`,
  from: `./modules/${name}/${name}.endpoints`,
}
const description = 'An example: whether a site shows recent jobs. Write here what the module holds.'
// All texts are created before the first file is written, so that an error leaves no partial module.
const files = [
  ...sources,
  { path: endpointList, text: addToRegistry(read(endpointList), entry) },
  { path: tagTexts, text: addTag(read(tagTexts)) },
  {
    path: readme,
    text: addRow(read(readme), `server/modules/${name}`, description, [...existingFiles, ...sources]),
  },
]
mkdirSync(getProjectPath('server/modules', name))
for (const { path, text } of files) writeFileSync(getProjectPath(path), text)

const code = files.map(({ path }) => path).filter((path) => path.endsWith('.ts'))
const linter = getProjectPath('node_modules/@biomejs/biome/bin/biome')
const formatResult = await runProgram(process.execPath, [linter, 'check', '--write', ...code], {
  quiet: true,
})
if (formatResult.code !== 0)
  exitWithError(`The files are written, but the linter refuses them:\n${formatResult.output}`)
console.log(`The module '${name}' works: GET and PUT /api/${name}. Now change these files:`)
for (const path of [`server/modules/${name}/`, tagTexts, readme]) console.log(`  ${path}`)
console.log(
  'If the module imports more, npm run structure says which level it needs. npm run validate checks everything.',
)
