import { posix } from 'node:path'
import ts from 'typescript'
import { isScript, isTest } from './structureNames.mjs'

/**
 * A row `| level | \`name\` | sentence |` of a README. Below a heading `## \`src/schemas\`` the name is a folder in it,
 * `files` are the files directly in it, and `<kind>` is every folder without a separate row. Elsewhere it is a path
 * from the project's root or, for the server, a module (`files`), a folder (`db/`) or a file (`app.ts`).
 * @typedef {{ path: string, name: string, level: number, sentence: string }} Row
 * @typedef {{ path: string, text: string }} SourceFile
 */

/** @returns {Row[]} */
export function parseRows(readme) {
  let folder = ''
  return readme.split('\n').flatMap((line) => {
    if (line.startsWith('## ')) folder = /^## `(.*)`$/.exec(line)?.[1] ?? ''
    const [, level = '', name, sentence = ''] =
      /^\|([^|]*)\|\s*(`[^`|]+`|files)\s*\|([^|]*)\|\s*$/.exec(line) ?? []
    if (name === undefined) return []
    const row = { name: name.replaceAll('`', ''), sentence: sentence.trim() }
    return [
      {
        ...row,
        path: resolvePath(name, folder),
        level: /^\s*\d+\s*$/.test(level) ? Number(level) : Number.NaN,
      },
    ]
  })
}

function resolvePath(quoted, folder) {
  const name = quoted.replaceAll('`', '').replace(/\/$/, '')
  if (folder) return quoted === 'files' ? `${folder}/*` : `${folder}/${name}`
  if (/^(src|server)\//.test(name)) return name
  return /\/`$|\.ts`$/.test(quoted) ? `server/${name}` : `server/modules/${name}`
}

/**
 * Checks that a README has exactly one row for each folder (or file) of `tree` that holds scripts, and that
 * files import only from lower levels. Imports of types count, tests do not.
 *
 * @param {{ tree: string, readme: string, text: string, files: SourceFile[] }} checked
 * @returns {{ rule: string, subject: string, message: string }[]}
 */
export function checkLevels({ tree, readme, text, files }) {
  const rows = parseRows(text)
  const content = files.filter(({ path }) => path.startsWith(`${tree}/`) && !isTest(path))
  const sources = content.filter(({ path }) => isScript(path))
  const getUnit = createUnitFinder(rows)
  const getUnits = (someFiles) => [...new Set(someFiles.map(({ path }) => getUnit(path)))]
  const existingUnits = getUnits(content)
  const context = { rows, imports: readImports(content, rows), readme }
  return [
    ...rows.flatMap((row, index) => checkRow(row, rows.slice(0, index), existingUnits, readme)),
    ...getUnits(sources).flatMap((unit) => checkHasRow(unit, context)),
    ...checkImports(context),
  ]
}

/**
 * Adds a row for a new unit to the last table, with the lowest level that its imports allow.
 *
 * @param {string} text the README
 * @param {SourceFile[]} files of the tree, those of the new unit included
 * @returns {string}
 */
export function addRow(text, unit, sentence, files) {
  const rows = parseRows(text)
  const content = files.filter(({ path }) => !isTest(path))
  const level = getLowestLevel(unit, { rows, imports: readImports(content, rows) })
  const lines = text.split('\n')
  const isAbove = (line) => parseRows(line).some((row) => row.level <= level)
  lines.splice(
    lines.findLastIndex(isAbove) + 1,
    0,
    `| ${level} | \`${getRowName(unit, rows)}\` | ${sentence} |`,
  )
  return lines.join('\n')
}

/**
 * Returns a function that finds the path of a file's row, or the path that needs a row. A row covers its subfolders unless
 * one of them has a row.
 */
function createUnitFinder(rows) {
  const parents = new Set(['server', 'src', 'server/modules'])
  for (const { path } of rows)
    for (const ancestor of getAncestorPaths(path).slice(0, -1)) parents.add(ancestor)
  return (path) => {
    // The meaning of a field kind belongs to the kinds, although its file is beside the widget.
    if (/^src\/widgets\/[^/]+\/[^/]+Kind\.ts$/.test(path)) return 'src/schemas/kinds'
    const unit = getAncestorPaths(path).find((candidate) => !parents.has(candidate)) ?? path
    const folder = posix.dirname(path)
    if (unit !== path || hasRow(rows, path)) return unit
    return [`${folder}/*`, folder].find((candidate) => hasRow(rows, candidate)) ?? unit
  }
}

/** 'a/b/c' → 'a', 'a/b', 'a/b/c' */
function getAncestorPaths(path) {
  const parts = path.split('/')
  return parts.map((_, index) => parts.slice(0, index + 1).join('/'))
}

function findRow(rows, path) {
  const coversPath = (row) => /<\w+>$/.test(row.path) && posix.dirname(row.path) === posix.dirname(path)
  return rows.find((row) => row.path === path) ?? (isScript(path) ? undefined : rows.find(coversPath))
}

function hasRow(rows, path) {
  return findRow(rows, path) !== undefined
}

/**
 * Lists the imports between units, one per file and imported file: `from` and `to` are the paths whose levels are
 * compared.
 */
function readImports(content, rows) {
  const getUnit = createUnitFinder(rows)
  const knownPaths = new Set(content.map(({ path }) => path))
  const sources = content.filter(({ path }) => isScript(path))
  return sources.flatMap(({ path, text }) =>
    ts.preProcessFile(text).importedFiles.flatMap(({ fileName }) => {
      if (!fileName.startsWith('.')) return []
      const target = posix.join(posix.dirname(path), fileName)
      const foundFile = [target, `${target}.ts`, `${target}.tsx`].find((candidate) =>
        knownPaths.has(candidate),
      )
      if (!foundFile || getUnit(foundFile) === getUnit(path)) return []
      return [{ file: path, ...getComparedPaths(getUnit(path), getUnit(foundFile), rows) }]
    }),
  )
}

/**
 * Returns the first folders in which the paths of two units differ, because layers are compared with layers. For a folder
 * without a row, returns its unit instead.
 */
function getComparedPaths(fromUnit, toUnit, rows) {
  const [fromPaths, toPaths] = [getAncestorPaths(fromUnit), getAncestorPaths(toUnit)]
  const index = fromPaths.findIndex((path, index) => path !== toPaths[index])
  const getPathWithRow = (path, unit) => (path !== undefined && hasRow(rows, path) ? path : unit)
  return {
    from: getPathWithRow(fromPaths[index], fromUnit),
    to: getPathWithRow(toPaths[index], toUnit),
  }
}

function checkRow(row, earlierRows, units, readme) {
  const createFault = (message) => [{ rule: 'row', subject: row.path, message: `${readme}: ${message}` }]
  const hasUnit = units.some((unit) => unit === row.path || unit.startsWith(`${row.path}/`))
  if (!hasUnit && !row.path.endsWith('>'))
    return createFault(`${row.path} does not exist or is empty: remove its row.`)
  if (earlierRows.some(({ path }) => path === row.path))
    return createFault(`${row.path} has two rows: remove one.`)
  if (Number.isNaN(row.level)) return createFault(`write one number as the level of ${row.path}.`)
  if (row.sentence === '') return createFault(`write a sentence about what ${row.path} holds.`)
  return []
}

function checkHasRow(unit, { rows, imports, readme }) {
  if (hasRow(rows, unit)) return []
  const advice = `add | ${getLowestLevel(unit, { rows, imports })} | \`${getRowName(unit, rows)}\` | what it holds |`
  return [{ rule: 'row', subject: unit, message: `${readme}: ${unit} has no row: ${advice}` }]
}

/** Returns the name of a unit in its row: the opposite of `resolvePath`. */
function getRowName(unit, rows) {
  const isSibling = ({ name, path }) => path === `${posix.dirname(unit)}/${name}` && unit.startsWith('src/')
  if (rows.some(isSibling)) return posix.basename(unit)
  const [, module, file, folder] = /^server\/(?:modules\/(\w+)|(\w+\.ts)|(\w+))$/.exec(unit) ?? []
  return module ?? file ?? (folder ? `${folder}/` : unit)
}

/** Returns the lowest level above the levels of all units that a unit imports. */
function getLowestLevel(unit, { rows, imports }, visitedUnits = [unit]) {
  const levels = imports
    .filter(({ from, to }) => from === unit && !visitedUnits.includes(to))
    .map(({ to }) => findRow(rows, to)?.level ?? getLowestLevel(to, { rows, imports }, [...visitedUnits, to]))
  return levels.length === 0 ? 0 : Math.max(...levels) + 1
}

/** Returns a fault for each pair of units of which one imports the other from its own or a higher level. */
function checkImports({ rows, imports, readme }) {
  const getLevel = (path) => findRow(rows, path)?.level
  const wrongImports = imports.filter(({ from, to }) => getLevel(from) <= getLevel(to))
  const pairs = new Map(
    wrongImports.toReversed().map((candidate) => [`${candidate.from} -> ${candidate.to}`, candidate]),
  )
  return [...pairs].map(([subject, { file, from, to }]) => {
    const [fromLevel, toLevel] = [getLevel(from), getLevel(to)]
    const advice = `Give ${from} level ${getLowestLevel(from, { rows, imports })}, or move the imported code to a lower level.`
    const message = `${readme}: ${file} (level ${fromLevel}) imports ${to} (level ${toLevel}). ${advice}`
    return { rule: 'level', subject, message }
  })
}
