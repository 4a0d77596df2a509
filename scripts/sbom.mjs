// npm run sbom: prints the bill of materials (CycloneDX) of the product: the installed packages, and those that the
// build includes in the server or the site. Development tools are excluded.
import './lib/requireNode.mjs'
import { readdirSync, readFileSync } from 'node:fs'
import { isBuiltin } from 'node:module'
import { exitWithError } from './lib/exitWithError.mjs'
import { getProjectPath } from './lib/projectRoot.mjs'
import { runNpm } from './lib/runProgram.mjs'

const { name, version, packages } = JSON.parse(readFileSync(getProjectPath('package-lock.json'), 'utf8'))

/** Returns the packages that the product's sources import at run time. */
function listImportedPackages() {
  const files = ['server', 'src'].flatMap((folder) =>
    readdirSync(getProjectPath(folder), { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file))
      .map((file) => getProjectPath(folder, file)),
  )
  return files.flatMap((file) => {
    const imports = readFileSync(file, 'utf8').matchAll(
      /^(?:import|export)\s+(?!type\b)[^'"]*?from\s+'([^']+)'|^import\s+'([^']+)'|import\('([^']+)'\)/gm,
    )
    return [...imports].flatMap(([, ...names]) => {
      const path = names.find((candidate) => candidate !== undefined)
      const [first, second] = path.split('/')
      if (/^[./]|\$/.test(path) || isBuiltin(path)) return []
      return [first.startsWith('@') ? `${first}/${second}` : first]
    })
  })
}

/** Returns the key of a package in the lock file as Node resolves its name from another package; undefined if there is none. */
function findLockKey(from, packageName) {
  for (let folder = from; ; folder = folder.slice(0, Math.max(folder.lastIndexOf('/node_modules/'), 0))) {
    const key = `${folder}/node_modules/${packageName}`.replace(/^\//, '')
    if (key in packages) return key
    if (folder === '') return undefined
  }
}

/** Returns `name@version` of these packages and of all packages that they depend on. */
function listWithDependencies(names) {
  const keys = new Set()
  const visit = (from, dependencyNames) => {
    for (const key of dependencyNames.map((candidate) => findLockKey(from, candidate))) {
      if (key === undefined || keys.has(key)) continue
      keys.add(key)
      const { dependencies, optionalDependencies } = packages[key]
      visit(key, Object.keys({ ...dependencies, ...optionalDependencies }))
    }
  }
  visit('', names)
  return new Set([...keys].map((key) => `${key.split('node_modules/').at(-1)}@${packages[key].version}`))
}

const { code, output } = await runNpm(['sbom', '--sbom-format', 'cyclonedx', '--package-lock-only'], {
  quiet: true,
})
if (code !== 0) exitWithError(output)
const { dependencies, optionalDependencies } = packages['']
const shippedPackages = listWithDependencies([
  ...Object.keys({ ...dependencies, ...optionalDependencies }),
  ...listImportedPackages(),
])
const bom = JSON.parse(output)
const product = { ...bom.metadata.component, type: 'application', name }
const components = bom.components
  .filter((candidate) => shippedPackages.has(`${candidate.name}@${candidate.version}`))
  .map(({ properties = [], ...component }) => {
    // npm marks packages that package.json lists for the build, although their code is part of the product.
    const retainedProperties = properties.filter(
      (property) => property.name !== 'cdx:npm:package:development',
    )
    return retainedProperties.length > 0 ? { ...component, properties: retainedProperties } : component
  })
const listedRefs = new Set([product, ...components].map((candidate) => candidate['bom-ref']))
const graph = bom.dependencies
  .filter(({ ref }) => listedRefs.has(ref))
  .map(({ ref, dependsOn }) => ({
    ref,
    dependsOn: dependsOn.filter((candidate) => listedRefs.has(candidate)),
  }))
if (product.version !== version)
  exitWithError(
    `package-lock.json has the version ${version}, not that of package.json. Update it: npm install`,
  )
process.stdout.write(
  `${JSON.stringify({ ...bom, metadata: { ...bom.metadata, component: product }, components, dependencies: graph }, null, 2)}\n`,
)
