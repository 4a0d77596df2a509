import type { PreviewedSite } from '../../pages/studio/canvas/canvasMessages'
import { editValue } from '../../schemas/site/editValue'
import { parseJsonPointer } from '../../schemas/site/sitePlaces'

/** Returns the site with a text changed at its JSON Pointer; shown until the studio confirms the edit. */
export function withEditedText(site: PreviewedSite, place: string, value: string): PreviewedSite {
  const [list, at, ...rest] = parseJsonPointer(place)
  if (list === undefined) return site
  const places = list === 'pages' ? site.pages : list === 'menuItems' ? site.menu : null
  if (places === null) return replaceText(site, parseJsonPointer(place), value)
  const index = places.indexOf(Number(at))
  return index < 0 ? site : replaceText(site, [list, index, ...rest], value)
}

function replaceText(site: PreviewedSite, path: (string | number)[], value: string): PreviewedSite {
  return { ...site, config: editValue(site.config, [{ path, value }]) as PreviewedSite['config'] }
}
