import { readdirSync, readFileSync } from 'node:fs'
import { getProjectPath } from './projectRoot.mjs'

const read = (path) => readFileSync(getProjectPath(path), 'utf8')
const listFiles = (folder, extension) =>
  readdirSync(getProjectPath(folder), { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith(extension))
    .map((path) => `${folder}/${path.replaceAll('\\', '/')}`)

/** Matches files whose changes affect no browser test: documents, benchmarks, deployment files and other tests. */
const noBrowserPattern =
  /^(docs|bench|deploy|\.ci)\/|\.md$|\.test\.tsx?$|^tests\/(?!e2e\/|parity\/|fixtures\/)/

/**
 * Returns texts by which tests name the pages of a feature: their paths up to the first parameter, such as
 * '/user/settings'. Reads them from the feature's `*.page.ts` files and the list of all paths.
 */
function getPageAddresses(folder, pageFiles) {
  const paths = read('src/pages/routing/paths.ts')
  const names = pageFiles
    .filter((file) => file.startsWith(`${folder}/`))
    .flatMap((file) => [...read(file).matchAll(/paths\.(\w+)\.path/g)].map(([, name]) => name))
  return names.flatMap((name) => {
    const path = new RegExp(`\\b${name}: \\{\\s*path: '([^':]*)`).exec(paths)?.[1]
    return path ? [path === '/' ? "'/'" : path.replace(/\/$/, '')] : []
  })
}

/**
 * Returns the browser tests that changed files can affect: the tests themselves, those that name a path of a changed
 * page, and all tests for a change that can affect every page.
 * @param {string[]} changedFiles paths inside the project
 * @returns {string[]} paths inside the project, sorted
 */
export function findBrowserTests(changedFiles) {
  const tests = [...listFiles('tests/e2e', '.test.ts'), ...listFiles('tests/parity', '.test.ts')]
  const pageFiles = listFiles('src/pages', '.page.ts')
  const selectedTests = new Set()
  for (const path of changedFiles) {
    if (tests.includes(path)) selectedTests.add(path)
    else if (!noBrowserPattern.test(path)) {
      const folder = /^src\/pages\/[^/]+(?=\/)/.exec(path)?.[0]
      const addresses = folder ? getPageAddresses(folder, pageFiles) : []
      if (addresses.length === 0) return tests.toSorted()
      for (const test of tests)
        if (addresses.some((address) => read(test).includes(address))) selectedTests.add(test)
    }
  }
  return [...selectedTests].toSorted()
}
