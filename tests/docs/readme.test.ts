import { describe, expect, it } from 'vitest'
import { projectFiles, readProjectFile } from './projectFiles'

const documents = ['README.md', 'docs/extending.md', 'docs/architecture.md', 'docs/commands.md']
const documentsText = documents.map(readProjectFile).join('\n')
/** Matches folders that the build or the first start creates: no checkout contains them. */
const generatedFolders = /^(dist|data|node_modules)\//

/** Matches code in backticks that names a file or folder; `{…}` and `*` match any name. */
const namedPaths = [...documentsText.matchAll(/`([^`\s]+)`/g)]
  .flatMap(([, word]) => (word === undefined ? [] : [word]))
  .filter((word) => /^\.?[\w@-][\w.@{}*-]*(\/[\w.@{}*-]*)+$/.test(word) && !generatedFolders.test(word))

/** Returns whether a folder (with or without its slash) or a file (with or without its parent folders) exists. */
function exists(path: string): boolean {
  const escaped = path
    .replace(/\/$/, '')
    .replace(/[.*+?^$()|[\]\\]/g, '\\$&')
    .replace(/\{[^}]*\}|\\\*/g, '[^/]+')
  const wanted = new RegExp(`(^|/)${escaped}(/|$|\\.tsx?$)`)
  return projectFiles.some((file) => wanted.test(file))
}

describe('the README and the documents for contributors', () => {
  it('names paths', () => {
    expect(namedPaths.length).toBeGreaterThan(10)
  })

  it.each(namedPaths)('names %s, which exists', (path) => {
    expect(exists(path)).toBe(true)
  })

  it('links and shows only existing files', () => {
    const targets = [...documentsText.matchAll(/\]\(([^)#\s]+)/g)].flatMap(([, target]) => target ?? [])
    const localTargets = targets.filter((target) => !/^\w+:/.test(target))
    expect(localTargets.filter((target) => !exists(target))).toEqual([])
  })

  it('names existing npm scripts', () => {
    const { scripts } = JSON.parse(readProjectFile('package.json')) as { scripts: Record<string, string> }
    const named = [...documentsText.matchAll(/npm (?:run )?([\w:-]+)/g)].flatMap(([, script]) => script ?? [])
    const npmCommands = ['ci', 'install', 'sbom', 'exec', 'registry']
    expect(named.filter((script) => !(script in scripts) && !npmCommands.includes(script))).toEqual([])
  })

  it('keeps the README short', () => {
    const text = readProjectFile('README.md')
    expect(text.split('\n').length).toBeLessThanOrEqual(120)
    expect(text.split(/\s+/).length).toBeLessThanOrEqual(600)
  })
})
