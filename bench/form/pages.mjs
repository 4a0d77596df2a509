// Pages of this folder, built as the product is, and served on loopback.
import { existsSync, mkdtempSync, readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { extname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { build } from 'vite'

export const here = fileURLToPath(new URL('.', import.meta.url))
export const outDir = mkdtempSync(join(tmpdir(), 'foyer-bench-'))

export async function buildPage(names, alias) {
  await build({
    root: here,
    base: './',
    configFile: false,
    logLevel: 'error',
    plugins: [react()],
    resolve: { alias },
    build: {
      outDir,
      emptyOutDir: false,
      target: 'es2022',
      chunkSizeWarningLimit: 2000,
      rollupOptions: { input: names.map((name) => join(here, `${name}.html`)) },
    },
  })
}

export function servePages() {
  const types = { '.html': 'text/html', '.js': 'text/javascript', '.css': 'text/css' }
  return createServer((request, response) => {
    const path = join(outDir, new URL(request.url, 'http://x').pathname)
    if (!existsSync(path)) return response.writeHead(404).end()
    response.writeHead(200, { 'content-type': types[extname(path)] ?? 'text/plain' }).end(readFileSync(path))
  }).listen(0, '127.0.0.1')
}
