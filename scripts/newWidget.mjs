// npm run new:widget NAME: the files of a new field kind, which is one line of text until somebody makes more of it.
import './lib/requireNode.mjs'
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { addToRegistry } from './lib/addToRegistry.mjs'
import { kindSource, testSource, widgetSource } from './lib/newKindSources.mjs'
import { inProject } from './lib/projectRoot.mjs'
import { stopWith } from './lib/stopWith.mjs'

const widgets = 'src/widgets'
const kinds = 'src/schemas/kinds'
/** Characters of a name, so that every line that holds it keeps its length. */
const longest = 30

/** Why this name won't do, in one line; undefined when it does. */
function objection(name, files) {
  if (!name) return 'Give the new kind a name: npm run new:widget star-rating'
  if (name.length > longest || !/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(name))
    return `'${name}' won't do as a name: lower-case letters and digits, a letter first, single hyphens between words, ${longest} at most.`
  const wanted = files.map(({ path }) => path.toLowerCase())
  const there = [widgets, kinds].flatMap((folder) =>
    readdirSync(inProject(folder)).map((file) => `${folder}/${file}`),
  )
  const taken = there.find((path) => wanted.includes(path.toLowerCase()))
  return taken && `There is a kind '${name}' already, or one too like it: ${taken}.`
}

/** star-rating → starRating. */
const camel = (name) => name.replace(/-([a-z0-9])/g, (_, letter) => letter.toUpperCase())

function planFiles(name) {
  const kind = `${camel(name)}Kind`
  const widget = `${camel(name)[0]?.toUpperCase()}${camel(name).slice(1)}Widget`
  const key = name.includes('-') ? `'${name}'` : name
  return {
    created: [
      { path: `${kinds}/${kind}.ts`, text: kindSource({ kind }) },
      { path: `${widgets}/${widget}.tsx`, text: widgetSource({ widget }) },
      { path: `${widgets}/${widget}.test.tsx`, text: testSource({ name, kind, widget }) },
    ],
    registered: [
      { path: `${kinds}/registry.ts`, line: `  ${key}: ${kind},`, importOf: kind },
      { path: `${widgets}/registry.ts`, line: `  ${key}: ${widget},`, importOf: widget },
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
for (const { path, text } of files) writeFileSync(inProject(path), text)

console.log(`The kind '${name}' is there, as one line of text. Make it yours:`)
for (const { path } of files) console.log(`  ${path}`)
console.log('Screening questions can ask it once src/schemas/controlTypes.ts gives it a code.')
console.log('npm run test:unit takes it through the conformance suite.')
