import {
  chmodSync,
  cpSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, dirname, join, relative } from 'node:path'
import { describePlatform, describeRuntime } from './packagedRuntime.mjs'
import { getProjectPath } from './projectRoot.mjs'
import { runProgram } from './runProgram.mjs'

const readJson = (path) => JSON.parse(readFileSync(path, 'utf8'))
const writeJson = (path, value) => writeFileSync(path, `${JSON.stringify(value, null, 2)}\n`)

/**
 * Files that the product needs at run time, besides packages. Demo clients are excluded, because their passwords are
 * published.
 */
const contents = ['dist', 'public', 'deploy', 'docs', 'CHANGELOG.md', 'LICENSE', 'README.md']
const excludedPattern =
  /^(dist\/\.foyer-stamp|public\/clients\/(?!admin|config\.schema)[^/]+|docs\/images)(\/|$)/

/** Files of packages that no program reads: types, source maps, tests, and texts and examples for developers. */
const unneededPattern =
  /\.(map|[cm]?ts|tsx|flow|md|markdown)$|^(docs?|tests?|__tests__|examples?|benchmarks?|\.github)\//i
/**
 * Files that are left out of SQLite's package and of fonts: all but the compiled library, and all but the served part of
 * a font.
 */
const unneededPackageFilePattern =
  /^better-sqlite3\/(deps|src|binding\.gyp|build\/(?!Release$|Release\/better_sqlite3\.node$))|^@fontsource-variable\/[^/]+\/(?!LICENSE$|files$|files\/[^/]+-latin-wght-normal\.woff2$)/

/** Packages that are needed only while other packages are installed. */
const installers = ['prebuild-install', 'node-gyp']

/** Returns the packages that a package needs at run time. */
function listRuntimeDependencies({ dependencies = {}, optionalDependencies = {} }) {
  const names = Object.keys({ ...dependencies, ...optionalDependencies })
  return names
    .filter((name) => !installers.includes(name))
    .map((name) => ({ name, isOptional: name in optionalDependencies }))
}

/**
 * Returns the folders of the packages that the product's dependencies need on this machine. The optional dependencies of the
 * product itself are left out.
 */
export function listRuntimePackages(root = getProjectPath()) {
  const packages = new Set()
  const visit = (folder, dependencyNames) => {
    for (const { name, isOptional } of dependencyNames) {
      const path = findPackage(folder, name)
      if (path === undefined && !isOptional) throw new Error(`The package ${name} is not installed: npm ci`)
      if (path === undefined || packages.has(path)) continue
      packages.add(path)
      visit(path, listRuntimeDependencies(readJson(join(path, 'package.json'))))
    }
  }
  const { dependencies } = readJson(join(root, 'package.json'))
  visit(root, listRuntimeDependencies({ dependencies }))
  return [...packages].sort()
}

/** Returns the folder of a package as Node resolves its name from another folder; undefined if it is not installed. */
function findPackage(from, name) {
  for (let folder = from; ; folder = dirname(folder)) {
    const path = join(folder, 'node_modules', name)
    if (existsSync(join(path, 'package.json'))) return path
    if (folder === dirname(folder)) return undefined
  }
}

/** Returns the modules that a script imports by relative paths, itself included. */
function collectImports(script, knownScripts = new Set()) {
  if (knownScripts.has(script)) return knownScripts
  knownScripts.add(script)
  for (const [, path] of readFileSync(script, 'utf8').matchAll(/^import (?:[^'"]* from )?'(\.[^']+)'/gm))
    collectImports(join(dirname(script), path), knownScripts)
  return knownScripts
}

/**
 * Packs the built product into `foyer-VERSION.tgz` with its packages and the `foyer` command. Its installation
 * downloads and compiles nothing, so it only works on this platform and with this Node's binary interface.
 * @param {string} folder folder of the new file
 * @returns {Promise<{ path: string, platform: string, packages: number, megabytes: number }>}
 */
export async function packProduct(folder) {
  const temporaryFolder = mkdtempSync(join(tmpdir(), 'foyer-package-'))
  // The name that npm expects in the archive.
  const stage = join(temporaryFolder, 'package')
  try {
    const { version, description, license, type, dependencies, optionalDependencies } = readJson(
      getProjectPath('package.json'),
    )
    for (const path of contents)
      cpSync(getProjectPath(path), join(stage, path), {
        recursive: true,
        filter: (from) => !excludedPattern.test(relative(getProjectPath(), from).replaceAll('\\', '/')),
      })
    const modules = getProjectPath('node_modules')
    const packages = listRuntimePackages()
    for (const path of packages) copyPackage(path, join(stage, 'node_modules', relative(modules, path)))
    for (const path of collectImports(getProjectPath('scripts/foyer.mjs')))
      cpSync(path, join(stage, relative(getProjectPath(), path)))
    chmodSync(join(stage, 'scripts/foyer.mjs'), 0o755)
    const runtime = describeRuntime()
    const { os, cpu, libc, node } = runtime
    writeJson(join(stage, 'package.json'), {
      ...{
        name: 'foyer',
        version,
        description,
        license,
        type,
        os: [os],
        cpu: [cpu],
        ...(libc ? { libc: [libc] } : {}),
      },
      engines: { node },
      bin: { foyer: 'scripts/foyer.mjs' },
      dependencies,
      bundleDependencies: Object.keys(dependencies),
      // Resolved from the packages that are installed beside Foyer.
      peerDependencies: optionalDependencies,
      peerDependenciesMeta: Object.fromEntries(
        Object.keys(optionalDependencies).map((name) => [name, { optional: true }]),
      ),
      foyerRuntime: runtime,
    })
    const path = join(folder, `foyer-${version}.tgz`)
    // `npm pack` would leave out compiled files, because packages list them in their ignore files.
    const { code, output } = await runProgram('tar', ['-czf', path, '-C', dirname(stage), basename(stage)], {
      quiet: true,
    })
    if (code !== 0) throw new Error(`${output}\ntar failed (exit code ${code}).`)
    const platform = `${describePlatform(runtime)}, Node ${node}`
    return {
      ...{ path, platform, packages: packages.length, megabytes: Math.round(getFolderSize(stage) / 1e6) },
    }
  } finally {
    rmSync(temporaryFolder, { recursive: true, force: true })
  }
}

/** Copies a package without unneeded files, and without scripts and tools that would compile it again. */
function copyPackage(from, to) {
  const name = relative(getProjectPath('node_modules'), from)
    .replaceAll('\\', '/')
    .split('node_modules/')
    .at(-1)
  cpSync(from, to, {
    recursive: true,
    filter: (path) => {
      const file = relative(from, path).replaceAll('\\', '/')
      if (file === '' || file === 'package.json') return true
      // Nested packages are listed themselves.
      if (/(^|\/)node_modules(\/|$)/.test(file)) return false
      const packageFile = `${name}/${file}`
      return (
        /(^|\/)(licen[cs]e|notice)[^/]*$/i.test(file) ||
        !(unneededPattern.test(file) || unneededPackageFilePattern.test(packageFile))
      )
    },
  })
  const manifest = join(to, 'package.json')
  const { scripts: _, gypfile: __, dependencies = {}, ...rest } = readJson(manifest)
  for (const installer of installers) delete dependencies[installer]
  writeJson(manifest, { ...rest, dependencies })
}

function getFolderSize(folder) {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .reduce((sum, entry) => sum + statSync(join(entry.parentPath, entry.name)).size, 0)
}
