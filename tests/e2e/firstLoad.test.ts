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

const most = 120_000
const path = 'dist/site/.vite/manifest.json'

/** The chunks that a browser has read when these sources are there. */
function chunksOf(sources: readonly string[]): { file: string; text: string }[] {
  if (!existsSync(path)) throw new Error(`${path} is missing: run \`npm run build\` first`)
  const chunks: Record<string, Chunk> = JSON.parse(readFileSync(path, 'utf8'))
  const reached = new Set<string>()
  const reach = (name: string) => {
    if (reached.has(name)) return
    reached.add(name)
    chunks[name]?.imports?.forEach(reach)
  }
  for (const source of sources) reach(source)
  return [...reached].map((name) => {
    const { file } = chunks[name] ?? expect.fail(`The manifest has no ${name}`)
    return { file, text: readFileSync(`dist/site/${file}`, 'utf8') }
  })
}

/** What a browser must have before the list answers, in bytes as gzip packs them. Its size depends on nothing but the code. */
it.each([
  ['English', []],
  ['German', ['src/texts/translations/de/germanPages.ts']],
  ['French', ['src/texts/translations/fr/frenchPages.ts']],
  ['Arabic', ['src/texts/translations/ar/arabicPages.ts']],
])('the job list answers in %s with no more than 120 KB of script', (_language, catalogue) => {
  const sizes = chunksOf(['index.html', ...catalogue]).map(({ file, text }) => ({
    ...{ file, size: gzipSync(text).length },
  }))
  expect(sizes.length).toBeGreaterThan(catalogue.length)
  expect(
    sizes.reduce((sum, { size }) => sum + size, 0),
    JSON.stringify(sizes, null, 2),
  ).toBeLessThanOrEqual(most)
})

it.each([
  ['German', german, germanPages],
  ['French', french, frenchPages],
  ['Arabic', arabic, arabicPages],
])(
  'whatever the code says that every page begins with comes with the first file in %s',
  (_language, all, first) => {
    const code = chunksOf(['index.html'])
      .map(({ text }) => text)
      .join('\n')
    const said = Object.keys(all).filter((name) => new RegExp(`["'\`]${name}["'\`]`).test(code))
    expect(said).toContain('jobListTexts')
    expect(said.filter((name) => !Object.hasOwn(first, name))).toEqual([])
  },
)

it('what a browser reads first has been packed by the build, a tenth smaller than as gzip', () => {
  const chunks = chunksOf(['index.html'])
  const packed = chunks.map(({ file }) => readFileSync(`dist/site/${file}.br`))
  expect(packed.map((bytes) => brotliDecompressSync(bytes).toString())).toEqual(
    chunks.map(({ text }) => text),
  )
  const sum = (all: readonly Buffer[]) => all.reduce((size, { length }) => size + length, 0)
  expect(sum(packed)).toBeLessThan(0.9 * sum(chunks.map(({ text }) => gzipSync(text))))
})
