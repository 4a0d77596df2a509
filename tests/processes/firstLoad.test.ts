import { existsSync, readFileSync } from 'node:fs'
import { brotliDecompressSync, gzipSync } from 'node:zlib'
import { expect, it } from 'vitest'
import { arabic } from '../../src/texts/translations/ar/arabic'
import { arabicPages } from '../../src/texts/translations/ar/arabicPages'
import { german } from '../../src/texts/translations/de/german'
import { germanPages } from '../../src/texts/translations/de/germanPages'
import { french } from '../../src/texts/translations/fr/french'
import { frenchPages } from '../../src/texts/translations/fr/frenchPages'

interface Chunk {
  file: string
  imports?: string[]
}

/** Limit in bytes. Names of chunks contain hashes, so a change elsewhere moves the size by some 30 bytes. */
const maxBytes = 119_000
const path = 'dist/site/.vite/manifest.json'

/** Returns the chunks that a browser has loaded when these sources are available. */
function getChunks(sources: readonly string[]): { file: string; text: string }[] {
  if (!existsSync(path)) throw new Error(`${path} is missing: run \`npm run build\` first`)
  const chunks: Record<string, Chunk> = JSON.parse(readFileSync(path, 'utf8'))
  const visitedNames = new Set<string>()
  const visit = (name: string) => {
    if (visitedNames.has(name)) return
    visitedNames.add(name)
    chunks[name]?.imports?.forEach(visit)
  }
  for (const source of sources) visit(source)
  return [...visitedNames].map((name) => {
    const { file } = chunks[name] ?? expect.fail(`The manifest has no ${name}`)
    return { file, text: readFileSync(`dist/site/${file}`, 'utf8') }
  })
}

/** Measures the gzip size of the code that a browser loads before the job list responds to input. */
it('the job list needs at most 119 KB of compressed script in every language', () => {
  for (const catalogue of [
    [],
    ['src/texts/translations/de/germanPages.ts'],
    ['src/texts/translations/fr/frenchPages.ts'],
    ['src/texts/translations/ar/arabicPages.ts'],
  ]) {
    const sizes = getChunks(['index.html', ...catalogue]).map(({ file, text }) => ({
      ...{ file, size: gzipSync(text).length },
    }))
    expect(sizes.length).toBeGreaterThan(catalogue.length)
    const sum = sizes.reduce((total, { size }) => total + size, 0)
    expect(sum, JSON.stringify(sizes, null, 2)).toBeLessThanOrEqual(maxBytes)
  }
})

it('texts that every page needs are in the first file of each language', () => {
  const code = getChunks(['index.html'])
    .map(({ text }) => text)
    .join('\n')
  for (const [all, first] of [
    [german, germanPages],
    [french, frenchPages],
    [arabic, arabicPages],
  ] as const) {
    const usedTexts = Object.keys(all).filter((name) => new RegExp(`["'\`]${name}["'\`]`).test(code))
    expect(usedTexts).toContain('jobListTexts')
    expect(usedTexts.filter((name) => !Object.hasOwn(first, name))).toEqual([])
  }
})

it('the first files of the site are compressed at build time, to less than nine tenths of their gzip size', () => {
  const chunks = getChunks(['index.html'])
  const packed = chunks.map(({ file }) => readFileSync(`dist/site/${file}.br`))
  expect(packed.map((bytes) => brotliDecompressSync(bytes).toString())).toEqual(
    chunks.map(({ text }) => text),
  )
  const sum = (all: readonly Buffer[]) => all.reduce((size, { length }) => size + length, 0)
  expect(sum(packed)).toBeLessThan(0.9 * sum(chunks.map(({ text }) => gzipSync(text))))
})
