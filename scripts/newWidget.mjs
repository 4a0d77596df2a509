// npm run new:widget NAME: creates a field kind and adds it to both registries.
import './lib/requireNode.mjs'
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { addToRegistry } from './lib/addToRegistry.mjs'
import { createKindSources } from './lib/createKindSources.mjs'
import { exitWithError } from './lib/exitWithError.mjs'
import { getProjectPath } from './lib/projectRoot.mjs'
import { runProgram } from './lib/runProgram.mjs'

const widgets = 'src/widgets'
/** Maximum length of a kind's name, because a screening question's `controlType` has no more characters. */
const maxNameLength = 20

/** Converts 'star-rating' to the names used in files, code and text. */
function createNames(name) {
  const stem = name.replace(/-([a-z0-9])/g, (_, letter) => letter.toUpperCase())
  const label = name.replaceAll('-', ' ')
  const capitalize = (text) => `${text.slice(0, 1).toUpperCase()}${text.slice(1)}`
  return { name, label: capitalize(label), stem, Stem: capitalize(stem) }
}

/** Returns the reason why the name cannot be used, in one line; undefined if it can. */
function findNameProblem({ name, label, stem }) {
  if (!name) return 'Give the new kind a name: npm run new:widget star-rating'
  if (name.length > maxNameLength || !/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(name))
    return `'${name}' won't do as a name: lower-case letters and digits, a letter first, single hyphens between words, ${maxNameLength} at most.`
  const files = readdirSync(getProjectPath(widgets), { recursive: true }).map((file) =>
    file.replaceAll('\\', '/'),
  )
  const includesText = (file, text) => readFileSync(getProjectPath(widgets, file), 'utf8').includes(text)
  const conflictingFile =
    files.find((file) => file.toLowerCase() === stem.toLowerCase()) ??
    files.find(
      (file) =>
        file.endsWith('Kind.ts') &&
        (includesText(file, `name: '${label}'`) || includesText(file, `controlType: '${name}'`)),
    )
  return (
    conflictingFile && `There is a kind '${name}' already, or one too like it: ${widgets}/${conflictingFile}.`
  )
}

const kind = createNames(process.argv[2] ?? '')
const reason = findNameProblem(kind)
if (reason) exitWithError(reason)

const key = kind.name.includes('-') ? `'${kind.name}'` : kind.name
const registeredFiles = [
  {
    path: 'src/schemas/kinds/kindRegistry.ts',
    entry: {
      line: `  ${key}: ${kind.stem}Kind,`,
      importOf: `${kind.stem}Kind`,
      from: `../../widgets/${kind.stem}/${kind.stem}Kind`,
    },
  },
  {
    path: `${widgets}/widgetRegistry.ts`,
    entry: {
      line: `  ${key}: ${kind.Stem}Widget,`,
      importOf: `${kind.Stem}Widget`,
      from: `./${kind.stem}/${kind.Stem}Widget`,
    },
  },
]
// All changes are prepared before the first file is written, so that an error leaves no partial kind.
const files = [
  ...createKindSources(kind),
  ...registeredFiles.map(({ path, entry }) => ({
    path,
    text: addToRegistry(readFileSync(getProjectPath(path), 'utf8'), entry),
  })),
]
mkdirSync(getProjectPath(widgets, kind.stem))
for (const { path, text } of files) writeFileSync(getProjectPath(path), text)

const paths = files.map(({ path }) => path)
const linter = getProjectPath('node_modules/@biomejs/biome/bin/biome')
const formatResult = await runProgram(process.execPath, [linter, 'check', '--write', ...paths], {
  quiet: true,
})
if (formatResult.code !== 0)
  exitWithError(`The files are written, but the linter refuses them:\n${formatResult.output}`)

console.log(`The kind '${kind.name}' works as one line of text. Now change these files:`)
for (const path of [`${widgets}/${kind.stem}/`, ...registeredFiles.map((file) => file.path)])
  console.log(`  ${path}`)
console.log(`Custom fields can have this kind, and screening questions with the controlType '${kind.name}'.`)
console.log('npm run validate runs the tests of all kinds for this kind, too.')
