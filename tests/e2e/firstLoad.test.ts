import { existsSync, readFileSync } from 'node:fs'
import { gzipSync } from 'node:zlib'
import { expect, it } from 'vitest'

interface Chunk {
  file: string
  imports?: string[]
}

const most = 120_000

/** What a browser must have before the list answers, in bytes as gzip packs them. Its size depends on nothing but the code. */
it('the job list answers with no more than 120 KB of script', () => {
  const path = 'dist/site/.vite/manifest.json'
  if (!existsSync(path)) throw new Error(`${path} is missing: run \`npm run build\` first`)
  const chunks: Record<string, Chunk> = JSON.parse(readFileSync(path, 'utf8'))
  const reached = new Set<string>()
  const reach = (name: string) => {
    if (reached.has(name)) return
    reached.add(name)
    chunks[name]?.imports?.forEach(reach)
  }
  reach('index.html')
  const sizes = [...reached].map((name) => {
    const chunk = chunks[name] ?? expect.fail(`The manifest has no ${name}`)
    return { file: chunk.file, size: gzipSync(readFileSync(`dist/site/${chunk.file}`)).length }
  })
  expect(sizes.length).toBeGreaterThan(0)
  expect(
    sizes.reduce((sum, { size }) => sum + size, 0),
    JSON.stringify(sizes, null, 2),
  ).toBeLessThanOrEqual(most)
})
