import { configShape } from '../clientConfig/configShape'
import { shapedValues } from '../site/shapedValues'
import type { SiteEdit, SitePath } from '../site/siteDraft'

/** Where each picture is named: places of config.json by file name. */
export function pictureUses(raw: unknown): Map<string, SitePath[]> {
  const uses = new Map<string, SitePath[]>()
  for (const { shape, value, place } of shapedValues(configShape, raw)) {
    if (shape.format !== 'image' || typeof value !== 'string') continue
    uses.set(value, [...(uses.get(value) ?? []), place])
  }
  return uses
}

/** The edits that name another file wherever this one is named. */
export function replacePicture(raw: unknown, name: string, by: string): SiteEdit[] {
  return (pictureUses(raw).get(name) ?? []).map((path) => ({ path, value: by }))
}
