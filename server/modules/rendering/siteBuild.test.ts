import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { readSiteBuild, type SiteBuild } from './siteBuild'

let root: string
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'foyer-build-'))
  mkdirSync(join(root, 'dist', 'site', '.vite'), { recursive: true })
})
afterEach(() => rmSync(root, { recursive: true }))

const createHtml = (title: string) => `<!doctype html>
<html>
  <head>
    <meta charset="utf-8">
    <!-- A comment. -->
    <title>${title}</title>
    <script type="module" crossorigin src="/assets/index.js"></script>
    <link rel="modulepreload" crossorigin href="/assets/shared.js">
    <link rel="stylesheet" crossorigin href="/assets/index.css">
  </head>
  <body></body>
</html>`

function buildSite(title: string, second: number): SiteBuild | undefined {
  const path = join(root, 'dist', 'site', 'index.html')
  writeFileSync(path, createHtml(title))
  utimesSync(path, second, second)
  return readSiteBuild({ root })
}

const writeManifest = (chunks: object) =>
  writeFileSync(join(root, 'dist', 'site', '.vite', 'manifest.json'), JSON.stringify(chunks))

test('a build does not exist before the site is built', () => {
  expect(readSiteBuild({ root })).toBeUndefined()
})

test('the head contains no title, comments or scripts; scripts have low priority', () => {
  expect(buildSite('Careers', 1000)).toMatchObject({
    head: '<meta charset="utf-8"><link rel="stylesheet" crossorigin href="/assets/index.css">',
    scripts:
      '<script fetchpriority="low" type="module" crossorigin src="/assets/index.js"></script>' +
      '<link fetchpriority="low" rel="modulepreload" crossorigin href="/assets/shared.js">',
    deferredScripts:
      '<link fetchpriority="low" rel="modulepreload" data-start crossorigin href="/assets/index.js">' +
      '<link fetchpriority="low" rel="modulepreload" crossorigin href="/assets/shared.js">',
    version: 1_000_000,
  })
})

test('a build is read again only if its modification time has changed', () => {
  const first = buildSite('One', 1000)
  expect(readSiteBuild({ root })).toBe(first)
  expect(buildSite('Two', 1000)).toBe(first)
  expect(buildSite('Two', 2000)).not.toBe(first)
})

test('a page gets the code of its blocks, without the code that every page has', () => {
  writeManifest({
    'index.html': { file: 'assets/index.js', isEntry: true, imports: ['_shared.js'] },
    '_shared.js': { file: 'assets/shared.js', css: ['assets/shared.css'] },
    'src/pages/blocks/Jobs.tsx': {
      file: 'assets/Jobs.js',
      css: ['assets/Jobs.css', 'assets/list.css'],
      imports: ['_shared.js', '_list.js', '_gone.js'],
    },
    '_list.js': { file: 'assets/list.js', css: ['assets/list.css'], imports: ['src/pages/blocks/Jobs.tsx'] },
    '_Details-abc.js': { file: 'assets/Details.js', name: 'Details' },
  })
  const getExtras = buildSite('Careers', 3000)?.getExtras
  const style = (name: string) => `<link rel="stylesheet" crossorigin href="/assets/${name}.css">`
  const preload = (name: string) =>
    `<link fetchpriority="low" rel="modulepreload" crossorigin href="/assets/${name}.js">`
  expect(getExtras?.(['src/pages/blocks/Jobs.tsx'])).toEqual({
    styles: style('Jobs') + style('list'),
    preloads: preload('Jobs') + preload('list'),
  })
  expect(getExtras?.(['src/pages/blocks/Details.tsx'])).toEqual({ styles: '', preloads: preload('Details') })
  expect(getExtras?.(['index.html', 'src/unknown.tsx'])).toEqual({ styles: '', preloads: '' })
})

test('without a manifest, a page gets no code of blocks', () => {
  expect(buildSite('Careers', 4000)?.getExtras(['src/pages/blocks/Jobs.tsx'])).toEqual({
    styles: '',
    preloads: '',
  })
})
