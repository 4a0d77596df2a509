import { existsSync, readFileSync, statSync } from 'node:fs'
import { join, parse } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { SiteRenderer } from '../../../src/schemas/pageData/pageData'

/** Returns the folder of the site's build. */
export function getSiteFolder({ root }: { root: string }): string {
  return join(root, 'dist', 'site')
}

/** A built HTML page, split into its head and the scripts that hydrate the page. */
export interface SiteBuild {
  head: string
  /** Tags that run the scripts at once, for a page that the browser renders. */
  scripts: string
  /** Preloads of the scripts, for a rendered page: `public/start-page.js` uses them when they are needed. */
  deferredScripts: string
  /** Stylesheets and preloads of additional code that a page needs, by the names of its source files. */
  getExtras: (modules: readonly string[]) => { styles: string; preloads: string }
  /** Modification time of the build, which identifies it. */
  version: number
}

interface Chunk {
  file: string
  name?: string
  css?: string[]
  imports?: string[]
}

/** Entry pages of the build: the site, the studio, and the studio's preview canvas. */
export type BuiltPage = 'index.html' | 'studio.html' | 'studio-preview.html'

const buildCache = new Map<BuiltPage, { path: string; build: SiteBuild }>()

/** Returns the current build; undefined if there is none. */
export function readSiteBuild(
  context: { root: string },
  page: BuiltPage = 'index.html',
): SiteBuild | undefined {
  const path = join(getSiteFolder(context), page)
  const version = statSync(path, { throwIfNoEntry: false })?.mtimeMs
  if (version === undefined) return undefined
  const cachedBuild = buildCache.get(page)
  if (cachedBuild?.path === path && cachedBuild.build.version === version) return cachedBuild.build
  const build = {
    ...splitDocument(readFileSync(path, 'utf8')),
    getExtras: createExtrasLookup(context, page),
    version,
  }
  buildCache.set(page, { path, build })
  return build
}

/**
 * Separates the scripts from the head, to be placed at the end of the page with low priority: the page is readable
 * without them, and they should not compete with its stylesheets and images.
 */
function splitDocument(html: string): Pick<SiteBuild, 'head' | 'scripts' | 'deferredScripts'> {
  const head = /<head>([\s\S]*)<\/head>/.exec(html)?.[1] ?? ''
  const scriptTags = /\s*<(?:script type="module"[^>]*><\/script>|link rel="modulepreload"[^>]*>)/g
  const scripts = (head.match(scriptTags) ?? []).map((tag) =>
    tag.trim().replace(/^<(script|link) /, '<$1 fetchpriority="low" '),
  )
  return {
    head: head
      .replace(scriptTags, '')
      .replace(/<title>[^<]*<\/title>|<!--[\s\S]*?-->/g, '')
      .replace(/\n\s*/g, ''),
    scripts: scripts.join(''),
    deferredScripts: scripts.map(toStartLink).join(''),
  }
}

/** Turns the tag that runs the entry script into a preload of it, marked for `public/start-page.js`. */
function toStartLink(tag: string): string {
  return tag
    .replace(/^<script /, '<link ')
    .replace('type="module"', 'rel="modulepreload" data-start')
    .replace(' src=', ' href=')
    .replace('></script>', '>')
}

function createExtrasLookup(context: { root: string }, page: BuiltPage): SiteBuild['getExtras'] {
  const path = join(getSiteFolder(context), '.vite', 'manifest.json')
  const chunks: Record<string, Chunk> = existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : {}
  const collectReachable = (names: readonly string[], visitedNames: Set<string>): Set<string> => {
    for (const name of names) {
      if (visitedNames.has(name) || !chunks[name]) continue
      visitedNames.add(name)
      collectReachable(chunks[name].imports ?? [], visitedNames)
    }
    return visitedNames
  }
  const namesWithEntry = collectReachable([page], new Set())
  // A module that was bundled with its dependencies can be found only by its name.
  const getKey = (module: string) =>
    chunks[module] ? module : Object.keys(chunks).find((key) => chunks[key]?.name === parse(module).name)
  return (modules) => {
    const keys = modules.map(getKey).filter((key) => key !== undefined)
    const neededNames = [...collectReachable(keys, new Set())].filter((name) => !namesWithEntry.has(name))
    const styles = new Set(neededNames.flatMap((name) => chunks[name]?.css ?? []))
    return {
      styles: [...styles].map((file) => `<link rel="stylesheet" crossorigin href="/${file}">`).join(''),
      preloads: neededNames
        .map(
          (name) =>
            `<link fetchpriority="low" rel="modulepreload" crossorigin href="/${chunks[name]?.file}">`,
        )
        .join(''),
    }
  }
}

/** Loads the server-side renderer; null without a build, in which case browsers render the pages. */
export async function loadRenderer(root: string): Promise<SiteRenderer | null> {
  const path = join(root, 'dist', 'render', 'renderToHtml.js')
  if (!existsSync(path)) return null
  const renderer: SiteRenderer = await import(/* @vite-ignore */ pathToFileURL(path).href)
  return renderer
}
