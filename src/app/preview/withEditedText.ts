import type { PreviewedSite } from '../../pages/studio/canvas/canvasMessages'
import { editValue } from '../../schemas/site/editValue'
import { parseJsonPointer } from '../../schemas/site/sitePlaces'

/** Returns the site with a text changed at its JSON Pointer; shown until the studio confirms the edit. */
export function withEditedText(shown: PreviewedSite, place: string, value: string): PreviewedSite {
  const [list, at, ...rest] = parseJsonPointer(place)
  if (list === undefined) return shown
  const places = list === 'pages' ? shown.pages : list === 'menuItems' ? shown.menu : null
  if (places === null) return written(shown, parseJsonPointer(place), value)
  const index = places.indexOf(Number(at))
  return index < 0 ? shown : written(shown, [list, index, ...rest], value)
}

function written(shown: PreviewedSite, path: (string | number)[], value: string): PreviewedSite {
  return { ...shown, config: editValue(shown.config, [{ path, value }]) as PreviewedSite['config'] }
}
