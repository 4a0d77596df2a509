import { configShape } from '../clientConfig/configShape'
import { iterateShapedValues } from '../site/iterateShapedValues'
import type { SiteEdit, SitePath } from '../site/siteDraft'

/** Returns the paths of config.json that refer to each picture, by file name. */
export function listPictureUses(rawConfig: unknown): Map<string, SitePath[]> {
  const placesByPicture = new Map<string, SitePath[]>()
  for (const { shape, value, path } of iterateShapedValues(configShape, rawConfig)) {
    if (shape.format !== 'image' || typeof value !== 'string') continue
    placesByPicture.set(value, [...(placesByPicture.get(value) ?? []), path])
  }
  return placesByPicture
}

/** Returns the edits that replace every reference to a file by another file name. */
export function getPictureReplacementEdits(
  rawConfig: unknown,
  name: string,
  replacement: string,
): SiteEdit[] {
  return (listPictureUses(rawConfig).get(name) ?? []).map((path) => ({ path, value: replacement }))
}

const maxLetters = 60

/**
 * Creates a file name for a client's folder from the name of an uploaded file: lower-case Latin letters, digits and
 * hyphens, with an extension by type. The name differs from all existing ones regardless of letter case.
 */
export function createPictureName(
  originalName: string,
  extension: string,
  usedNames: readonly string[],
): string {
  const stem = originalName
    .replace(/\.[^.]*$/, '')
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, maxLetters)
    .replace(/^-|-$/g, '')
  const names = new Set(usedNames.map((name) => name.toLowerCase()))
  for (let count = 1; ; count += 1) {
    const name = `${stem || 'picture'}${count === 1 ? '' : `-${count}`}.${extension}`
    if (!names.has(name)) return name
  }
}
