import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const page = `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Foyer</title>
<link rel="stylesheet" href="/theme.css" />
<script type="module" crossorigin src="/assets/main-abc123.js"></script>
</head><body><div id="root"></div></body></html>`

const manifest = {
  'index.html': { file: 'assets/main-abc123.js', isEntry: true, css: ['assets/main.css'] },
  'src/pages/jobDetails/JobDetailsBlock.tsx': {
    file: 'assets/JobDetailsBlock.js',
    css: ['assets/JobDetailsBlock.css'],
    imports: ['index.html', '_shared.js'],
  },
  '_shared.js': { file: 'assets/shared.js' },
}

/**
 * Creates a small project folder with a built site: a link to the server's sources, a copy of `public`, three equal pages,
 * their manifest and one asset.
 */
export function makeSiteRoot(): { path: string; remove: () => void } {
  const path = mkdtempSync(join(tmpdir(), 'foyer-root-'))
  for (const name of ['server', 'package.json']) symlinkSync(join(process.cwd(), name), join(path, name))
  cpSync(join(process.cwd(), 'public'), join(path, 'public'), { recursive: true })
  mkdirSync(join(path, 'dist/site/assets'), { recursive: true })
  mkdirSync(join(path, 'dist/site/.vite'))
  for (const name of ['index', 'studio', 'studio-preview'])
    writeFileSync(join(path, `dist/site/${name}.html`), page)
  writeFileSync(join(path, 'dist/site/.vite/manifest.json'), JSON.stringify(manifest))
  writeFileSync(join(path, 'dist/site/assets/main-abc123.js'), `export const text = '${'x'.repeat(5000)}'\n`)
  return { path, remove: () => rmSync(path, { recursive: true }) }
}
