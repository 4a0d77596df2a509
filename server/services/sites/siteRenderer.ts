import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { SiteRenderer } from '../../../src/schemas/pageData'

/** The site's build for the server; null while nothing is built, and pages are then drawn by the browser. */
export async function loadRenderer(root: string): Promise<SiteRenderer | null> {
  const path = join(root, 'dist', 'render', 'renderToHtml.js')
  if (!existsSync(path)) return null
  const renderer: SiteRenderer = await import(/* @vite-ignore */ pathToFileURL(path).href)
  return renderer
}
