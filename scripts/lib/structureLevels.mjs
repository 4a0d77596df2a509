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
      { ...row, path: pathOf(name, folder), level: /^\s*\d+\s*$/.test(level) ? Number(level) : Number.NaN },
    ]
  })
}

function pathOf(quoted, folder) {
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
  const unitOf = unitFinder(rows)
  const unitsOf = (some) => [...new Set(some.map(({ path }) => unitOf(path)))]
  const existing = unitsOf(content)
  const context = { rows, imports: readImports(content, rows), readme }
  return [
    ...rows.flatMap((row, at) => checkRow(row, rows.slice(0, at), existing, readme)),
    ...unitsOf(sources).flatMap((unit) => checkListed(unit, context)),
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
  const level = lowestLevel(unit, { rows, imports: readImports(content, rows) })
  const lines = text.split('\n')
  const isAbove = (line) => parseRows(line).some((row) => row.level <= level)
  lines.splice(lines.findLastIndex(isAbove) + 1, 0, `| ${level} | \`${nameOf(unit, rows)}\` | ${sentence} |`)
  return lines.join('\n')
}

/** Finds the path of a file's row, or the path that lacks one. A row covers its subfolders unless one of them has a row. */
function unitFinder(rows) {
  const parents = new Set(['server', 'src', 'server/modules'])
  for (const { path } of rows) for (const above of pathsDownTo(path).slice(0, -1)) parents.add(above)
  return (path) => {
    // What a field kind means is part of the kinds, although it lies beside its widget.
    if (/^src\/widgets\/[^/]+\/[^/]+Kind\.ts$/.test(path)) return 'src/schemas/kinds'
    const unit = pathsDownTo(path).find((one) => !parents.has(one)) ?? path
    const folder = posix.dirname(path)
    if (unit !== path || hasRow(rows, path)) return unit
    return [`${folder}/*`, folder].find((one) => hasRow(rows, one)) ?? unit
  }
}

/** 'a/b/c' → 'a', 'a/b', 'a/b/c' */
function pathsDownTo(path) {
  const parts = path.split('/')
  return parts.map((_, at) => parts.slice(0, at + 1).join('/'))
}

function rowOf(rows, path) {
  const isPattern = (row) => /<\w+>$/.test(row.path) && posix.dirname(row.path) === posix.dirname(path)
  return rows.find((row) => row.path === path) ?? (isScript(path) ? undefined : rows.find(isPattern))
}

function hasRow(rows, path) {
  return rowOf(rows, path) !== undefined
}

/** Imports between units, one per file and imported file: `from` and `to` are the paths whose levels are compared. */
function readImports(content, rows) {
  const unitOf = unitFinder(rows)
  const known = new Set(content.map(({ path }) => path))
  const sources = content.filter(({ path }) => isScript(path))
  return sources.flatMap(({ path, text }) =>
    ts.preProcessFile(text).importedFiles.flatMap(({ fileName }) => {
      if (!fileName.startsWith('.')) return []
      const target = posix.join(posix.dirname(path), fileName)
      const found = [target, `${target}.ts`, `${target}.tsx`].find((one) => known.has(one))
      if (!found || unitOf(found) === unitOf(path)) return []
      return [{ file: path, ...comparedPaths(unitOf(path), unitOf(found), rows) }]
    }),
  )
}

/** The first folders in which two units differ, where these have rows: a layer's level is compared with another layer's. */
function comparedPaths(one, other, rows) {
  const [down, across] = [pathsDownTo(one), pathsDownTo(other)]
  const at = down.findIndex((path, index) => path !== across[index])
  const levelled = (path, unit) => (path !== undefined && hasRow(rows, path) ? path : unit)
  return { from: levelled(down[at], one), to: levelled(across[at], other) }
}

function checkRow(row, earlier, units, readme) {
  const say = (message) => [{ rule: 'row', subject: row.path, message: `${readme}: ${message}` }]
  const isThere = units.some((unit) => unit === row.path || unit.startsWith(`${row.path}/`))
  if (!isThere && !row.path.endsWith('>'))
    return say(`${row.path} does not exist or is empty: remove its row.`)
  if (earlier.some(({ path }) => path === row.path)) return say(`${row.path} has two rows: remove one.`)
  if (Number.isNaN(row.level)) return say(`write one number as the level of ${row.path}.`)
  if (row.sentence === '') return say(`write a sentence about what ${row.path} holds.`)
  return []
}

function checkListed(unit, { rows, imports, readme }) {
  if (hasRow(rows, unit)) return []
  const advice = `add | ${lowestLevel(unit, { rows, imports })} | \`${nameOf(unit, rows)}\` | what it holds |`
  return [{ rule: 'row', subject: unit, message: `${readme}: ${unit} has no row: ${advice}` }]
}

/** The opposite of `pathOf`. */
function nameOf(unit, rows) {
  const isBeside = ({ name, path }) => path === `${posix.dirname(unit)}/${name}` && unit.startsWith('src/')
  if (rows.some(isBeside)) return posix.basename(unit)
  const [, module, file, folder] = /^server\/(?:modules\/(\w+)|(\w+\.ts)|(\w+))$/.exec(unit) ?? []
  return module ?? file ?? (folder ? `${folder}/` : unit)
}

/** The lowest level that is above the levels of all units that a unit imports. */
function lowestLevel(unit, { rows, imports }, seen = [unit]) {
  const levels = imports
    .filter(({ from, to }) => from === unit && !seen.includes(to))
    .map(({ to }) => rowOf(rows, to)?.level ?? lowestLevel(to, { rows, imports }, [...seen, to]))
  return levels.length === 0 ? 0 : Math.max(...levels) + 1
}

/** One fault for each pair of units, naming the first file that imports upwards. */
function checkImports({ rows, imports, readme }) {
  const levelOf = (path) => rowOf(rows, path)?.level
  const wrong = imports.filter(({ from, to }) => levelOf(from) <= levelOf(to))
  const pairs = new Map(wrong.toReversed().map((one) => [`${one.from} -> ${one.to}`, one]))
  return [...pairs].map(([subject, { file, from, to }]) => {
    const [low, high] = [levelOf(from), levelOf(to)]
    const advice = `Give ${from} level ${lowestLevel(from, { rows, imports })}, or move the imported code to a lower level.`
    const message = `${readme}: ${file} (level ${low}) imports ${to} (level ${high}). ${advice}`
    return { rule: 'level', subject, message }
  })
}
