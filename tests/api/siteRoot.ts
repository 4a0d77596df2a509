import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const page =
  '<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Foyer</title></head><body><div id="root"></div></body></html>'

/** A project folder whose site is built, small: the server, its clients, a page and one asset. */
export function makeSiteRoot(): { path: string; remove: () => void } {
  const path = mkdtempSync(join(tmpdir(), 'foyer-root-'))
  for (const name of ['server', 'public', 'package.json'])
    symlinkSync(join(process.cwd(), name), join(path, name))
  mkdirSync(join(path, 'dist/site/assets'), { recursive: true })
  writeFileSync(join(path, 'dist/site/index.html'), page)
  writeFileSync(join(path, 'dist/site/assets/main-abc123.js'), `export const text = '${'x'.repeat(5000)}'\n`)
  return { path, remove: () => rmSync(path, { recursive: true }) }
}
