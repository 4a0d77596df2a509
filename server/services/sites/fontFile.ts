import { createRequire } from 'node:module'
import { basename, dirname } from 'node:path'
import { shippedFonts } from '../../../src/schemas/shippedFonts'

const { resolve } = createRequire(import.meta.url)

/** Where the Latin part of a font lies that clients may choose, by its name below `/fonts/`; undefined for any other. */
export function fontFile(name: string): { folder: string; file: string } | undefined {
  const font = Object.values(shippedFonts).find(({ source }) => `${source}.woff2` === name)
  if (!font) return undefined
  const { source } = font
  const path = resolve(`@fontsource-variable/${source}/files/${source}-latin-wght-normal.woff2`)
  return { folder: dirname(path), file: basename(path) }
}
