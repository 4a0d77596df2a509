import { posix } from 'node:path'

/** The folders in which a file with a role suffix (`people.service.ts`) may be. No other suffixes are allowed. */
const placesOfRoles = {
  routes: ['server'],
  schemas: ['server'],
  service: ['server'],
  repository: ['server'],
  endpoints: ['server'],
  page: ['src'],
  api: ['src/data'],
  store: ['src/data'],
  types: ['server', 'src'],
  forms: ['server', 'src'],
  texts: ['server', 'src'],
  test: ['server', 'src'],
}
const forbiddenNames = ['index', 'utils', 'helpers']
/** Folders that may contain only folders. */
const foldersOfFolders = ['src/schemas', 'src/texts', 'src/data']

/** @param {string} path */
export const isTest = (path) => /\.test\.tsx?$/.test(path)
/** @param {string} path */
export const isScript = (path) => /\.tsx?$/.test(path)

/**
 * Checks the names of files below `server` and `src`.
 *
 * @param {string[]} paths with `/`, from the project's root
 * @returns {{ rule: string, subject: string, message: string }[]}
 */
export function checkNames(paths) {
  return [
    ...paths.filter(isScript).flatMap(checkName),
    ...paths.flatMap(checkTopLevelFile),
    ...findDuplicateNames(paths),
  ]
}

function checkName(path) {
  const [name = '', ...roles] = posix
    .basename(path)
    .replace(/\.tsx?$/, '')
    .split('.')
  if (forbiddenNames.includes(name))
    return [fault('name', path, `${path}: name the file after its content instead of '${name}'.`)]
  const [role, ...rest] = roles
  if (role === undefined) return []
  if (!(role in placesOfRoles) || rest.some((item) => item !== 'test') || rest.length > 1) {
    const knownRoles = Object.keys(placesOfRoles).join(', ')
    const advice = `Write the name in camelCase, or use one of these suffixes: ${knownRoles}.`
    return [fault('role', path, `${path}: '.${roles.join('.')}' is not a known role. ${advice}`)]
  }
  const places = placesOfRoles[role]
  if (places.some((place) => path.startsWith(`${place}/`))) return []
  return [
    fault('place', path, `${path}: move it below ${places.join(' or ')}/, where '.${role}' files belong.`),
  ]
}

function checkTopLevelFile(path) {
  const folder = posix.dirname(path)
  if (!foldersOfFolders.includes(folder) || isTest(path) || path.endsWith('.md')) return []
  return [fault('loose', path, `${path}: move it into a folder of ${folder}/, by its subject.`)]
}

/** Finds production files of one tree that have the same name. */
function findDuplicateNames(paths) {
  const pathsByName = new Map()
  for (const path of paths.filter((item) => isScript(item) && !isTest(item))) {
    const [tree] = path.split('/')
    const key = `${tree} ${posix.basename(path).replace(/\.tsx?$/, '')}`
    pathsByName.set(key, [...(pathsByName.get(key) ?? []), path])
  }
  return [...pathsByName.values()]
    .filter((duplicates) => duplicates.length > 1)
    .map((duplicates) => duplicates.toSorted().join(', '))
    .map((duplicates) =>
      fault('duplicate', duplicates, `${duplicates}: the same file name. Give each file a separate name.`),
    )
}

function fault(rule, subject, message) {
  return { rule, subject, message }
}
