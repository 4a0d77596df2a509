// npm run new:widget NAME: the files of a new field kind, which is one line of text until somebody makes more of it.
import './lib/requireNode.mjs'
import { execFileSync } from 'node:child_process'
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { addToRegistry } from './lib/addToRegistry.mjs'
import { kindSource, testSource, widgetSource } from './lib/newKindSources.mjs'
import { inProject } from './lib/projectRoot.mjs'
import { stopWith } from './lib/stopWith.mjs'

const widgets = 'src/widgets'
const meanings = 'src/schemas/kinds/kindRegistry.ts'
const looks = 'src/widgets/widgetRegistry.ts'
/** Characters of a name, so that every line that holds it keeps its length. */
const longest = 30

/** Why this name won't do, in one line; undefined when it does. */
function objection(name, files) {
  if (!name) return 'Give the new kind a name: npm run new:widget star-rating'
  if (name.length > longest || !/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(name))
    return `'${name}' won't do as a name: lower-case letters and digits, a letter first, single hyphens between words, ${longest} at most.`
  const wanted = files.map(({ path }) => dirname(path).toLowerCase())
  const there = readdirSync(inProject(widgets)).map((folder) => `${widgets}/${folder}`)
  const taken = there.find((path) => wanted.includes(path.toLowerCase()))
  return taken && `There is a kind '${name}' already, or one too like it: ${taken}.`
}

/** star-rating → starRating. */
const camel = (name) => name.replace(/-([a-z0-9])/g, (_, letter) => letter.toUpperCase())

function planFiles(name) {
  const folder = `${widgets}/${camel(name)}`
  const kind = `${camel(name)}Kind`
  const widget = `${camel(name)[0]?.toUpperCase()}${camel(name).slice(1)}Widget`
  const key = name.includes('-') ? `'${name}'` : name
  return {
    created: [
      { path: `${folder}/${kind}.ts`, text: kindSource({ kind }) },
      { path: `${folder}/${widget}.tsx`, text: widgetSource({ widget }) },
      { path: `${folder}/${widget}.test.tsx`, text: testSource({ name, kind, widget }) },
    ],
    registered: [
      {
        path: meanings,
        line: `  ${key}: ${kind},`,
        importOf: kind,
        from: `../../widgets/${camel(name)}/${kind}`,
      },
      { path: looks, line: `  ${key}: ${widget},`, importOf: widget, from: `./${camel(name)}/${widget}` },
    ],
  }
}

const [name = ''] = process.argv.slice(2)
const { created, registered } = planFiles(name)
const reason = objection(name, created)
if (reason) stopWith(reason)

// Everything is worked out before anything is written: a registry that can't be read leaves no half of a kind behind.
const files = [
  ...created,
  ...registered.map(({ path, ...entry }) => ({
    path,
    text: addToRegistry(readFileSync(inProject(path), 'utf8'), entry),
  })),
]
mkdirSync(dirname(inProject(created[0].path)))
for (const { path, text } of files) writeFileSync(inProject(path), text)
const biome = inProject('node_modules/@biomejs/biome/bin/biome')
const paths = files.map(({ path }) => path)
execFileSync(process.execPath, [biome, 'check', '--write', '--vcs-enabled=false', ...paths], {
  cwd: inProject('.'),
  stdio: ['ignore', 'ignore', 'inherit'],
})

console.log(`The kind '${name}' is there, as one line of text. Make it yours:`)
for (const { path } of files) console.log(`  ${path}`)
console.log('Screening questions can ask it once src/schemas/controlTypes.ts gives it a code.')
console.log('npm run test:unit takes it through the conformance suite.')
