import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { checkLevels } from './structureLevels.mjs'
import { checkNames, isScript, isTest } from './structureNames.mjs'

const exceptionsFile = 'scripts/structureExceptions.json'
const tables = [
  { tree: 'server', readme: 'server/modules/README.md' },
  { tree: 'src', readme: 'src/README.md' },
]
/** Lines below which a file counts as small. */
const smallFileLines = 25

/**
 * Checks names, places and levels of the files below `server` and `src` of the project at `root`.
 *
 * @param {string} root
 * @returns {{ faults: string[], summary: string[] }} a sentence per fault, and a line per tree
 */
export function checkStructure(root) {
  const files = tables.flatMap(({ tree }) => readTree(root, tree))
  const faults = [
    ...checkNames(files.map(({ path }) => path)),
    ...tables.flatMap((table) => checkTable(root, table, files)),
  ]
  const exceptions = JSON.parse(readFileSync(join(root, exceptionsFile), 'utf8'))
  return {
    faults: withoutExceptions(faults, exceptions),
    summary: tables.map(({ tree }) => summarizeTree(tree, files)),
  }
}

/** Lists the files below a folder of the project, with the text of scripts. */
export function readTree(root, tree) {
  return readdirSync(join(root, tree), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .map((file) => ({
      path: file.slice(root.length + 1).replaceAll('\\', '/'),
      text: isScript(file) ? readFileSync(file, 'utf8') : '',
    }))
}

function checkTable(root, { tree, readme }, files) {
  if (!existsSync(join(root, readme)))
    return [
      { rule: 'row', subject: readme, message: `${readme} is missing: it lists the folders of ${tree}.` },
    ]
  return checkLevels({ tree, readme, text: readFileSync(join(root, readme), 'utf8'), files })
}

/**
 * Removes the faults that an exception allows, and adds a fault for each exception that is not needed or has no
 * reason.
 * @param {{ rule: string, subject: string, message: string }[]} faults
 * @param {{ rule: string, subject: string, reason?: string }[]} exceptions
 * @returns {string[]}
 */
function withoutExceptions(faults, exceptions) {
  const matchesFault = (fault) => (exception) =>
    exception.rule === fault.rule && exception.subject === fault.subject
  const unexpectedFaults = faults.filter((fault) => !exceptions.some(matchesFault(fault)))
  const name = ({ rule, subject }) => `${exceptionsFile}: the exception ${rule}, ${subject}`
  const unusedExceptions = exceptions.filter(
    (exception) => !faults.some((fault) => matchesFault(fault)(exception)),
  )
  return [
    ...unexpectedFaults.map(({ message }) => message),
    ...unusedExceptions.map((exception) => `${name(exception)} is not needed any more: remove it.`),
    ...exceptions.filter(({ reason }) => !reason).map((exception) => `${name(exception)} needs a reason.`),
  ]
}

function summarizeTree(tree, files) {
  const sources = files.filter(({ path }) => path.startsWith(`${tree}/`) && isScript(path) && !isTest(path))
  const smallFiles = sources.filter(({ text }) => text.trimEnd().split('\n').length < smallFileLines)
  return `${tree}: ${sources.length} files, ${smallFiles.length} of them under ${smallFileLines} lines`
}
