import { configShape } from '../clientConfig/configShape'
import { shapedValues } from '../site/shapedValues'
import type { SiteEdit, SitePath } from '../site/siteDraft'

/** Returns the paths of config.json that refer to each picture, by file name. */
export function listPictureUses(raw: unknown): Map<string, SitePath[]> {
  const uses = new Map<string, SitePath[]>()
  for (const { shape, value, place: path } of shapedValues(configShape, raw)) {
    if (shape.format !== 'image' || typeof value !== 'string') continue
    uses.set(value, [...(uses.get(value) ?? []), path])
  }
  return uses
}

/** Returns the edits that replace every reference to a file by another file name. */
export function replacePicture(raw: unknown, name: string, by: string): SiteEdit[] {
  return (listPictureUses(raw).get(name) ?? []).map((path) => ({ path, value: by }))
}
