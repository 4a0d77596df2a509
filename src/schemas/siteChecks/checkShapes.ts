import { siteCheckTexts as texts } from '../../texts/admin/siteChecks.texts'
import { clientBlocks } from '../blocks/block'
import { type ConfigProblem, isRecord } from '../configShape/checkShape'
import { findNearestWord } from '../configShape/findNearestWord'
import { getValue, splitPath } from '../forms/answerPath'
import { isReservedPath } from '../pages/clientPaths'
import { normalizePath } from '../pages/normalizePath'
import type { ShapedValue } from '../site/shapedValues'
import type { SitePath } from '../site/siteDraft'
import { type SiteFinding, type SiteRepair, toJsonPointer } from '../site/siteFinding'
import { freeAddress } from '../siteEditing/freeAddress'
import { getCheckedPages, type SiteUnderCheck } from './checkedSite'

/** Reports values that do not match the shape of config.json, with a repair where possible. */
export function checkShapes(site: SiteUnderCheck): SiteFinding[] {
  const known = new Map(site.values.map((value) => [toJsonPointer(value.place), value]))
  return site.problems.map((problem) => {
    const place = getPlace(problem.path, site.raw)
    const { code, repair } = explain(problem, place, known, site)
    return { ...problem, code, file: 'config.json', ...(repair ? { repair } : {}) }
  })
}

interface Explained {
  code: string
  repair?: SiteRepair | undefined
}

function explain(
  { severity, path }: ConfigProblem,
  place: SitePath,
  known: ReadonlyMap<string, ShapedValue>,
  site: SiteUnderCheck,
): Explained {
  const key = place.at(-1)
  const around = known.get(toJsonPointer(place.slice(0, -1)))
  if (severity === 'warning') return { code: 'unknown-key', repair: renamedKey(place, around) }
  if (/^\/pages\/\d+\/path$/.test(path)) return badAddress(place, site)
  const given = getValue(site.raw, place)
  if (key === 'alt' && (given === undefined || given === '')) {
    return { code: 'no-alt', repair: captionAsAlt(place, around?.value) }
  }
  if (given === undefined) return { code: 'missing' }
  if (/\/blocks\/\d+\/type$/.test(path)) return { code: 'block', repair: nearestBlock(place, given) }
  const most = known.get(path)?.shape.maxLength
  if (typeof given === 'string' && most !== undefined && given.length > most) {
    const short = shortened(given, most)
    const repair = { words: texts.repair.shorten(most), edits: [{ path: place, value: short }] }
    return { code: 'too-long', repair }
  }
  return { code: Array.isArray(given) ? 'list-length' : 'shape' }
}

function renamedKey(place: SitePath, around: ShapedValue | undefined): SiteRepair | undefined {
  const { value, shape } = around ?? {}
  const key = String(place.at(-1))
  const meant = findNearestWord(key, Object.keys(shape?.properties ?? {}))
  if (!isRecord(value) || meant === null || Object.hasOwn(value, meant)) return undefined
  return {
    words: texts.repair.rename(meant),
    edits: [{ path: [...place.slice(0, -1), meant], value: value[key] }, { path: place }],
  }
}

function badAddress(place: SitePath, { raw }: SiteUnderCheck): Explained {
  const pages = getCheckedPages(raw)
  const page = pages.find(({ at }) => at === place[1])
  if (!page) return { code: 'address' }
  const others = pages.filter((other) => other !== page).map(({ path }) => normalizePath(path))
  const free = freeAddress(page.title || page.path, others)
  const repair = { words: texts.repair.move(free), edits: [{ path: place, value: free }] }
  if (isReservedPath(page.path)) return { code: 'reserved-address', repair }
  return { code: others.includes(normalizePath(page.path)) ? 'same-address' : 'address', repair }
}

/** Returns the repair that uses a picture's caption as its alternative text; undefined if there is no caption. */
export function captionAsAlt(place: SitePath, image: unknown): SiteRepair | undefined {
  const caption = isRecord(image) ? image.caption : undefined
  if (typeof caption !== 'string' || caption.trim() === '') return undefined
  return { words: texts.repair.caption, edits: [{ path: place, value: caption.slice(0, 250) }] }
}

function nearestBlock(place: SitePath, type: unknown): SiteRepair | undefined {
  const meant = typeof type === 'string' ? findNearestWord(type, Object.keys(clientBlocks)) : null
  if (meant === null || meant === type) return undefined
  return { words: texts.repair.rename(meant), edits: [{ path: place, value: meant }] }
}

/** Shortens a text at a word boundary where possible, and adds an ellipsis. */
function shortened(text: string, most: number): string {
  const cut = text.slice(0, most - 1)
  const end = /\s/.test(text[most - 1] ?? '') ? -1 : cut.search(/\s\S*$/)
  return `${(end > most / 2 ? cut.slice(0, end) : cut).trimEnd()}…`
}

/** Converts a JSON Pointer to a path; indexes of lists become numbers. */
function getPlace(pointer: string, raw: unknown): SitePath {
  if (pointer === '') return []
  const place: (string | number)[] = []
  for (const key of splitPath(pointer.slice(1))) {
    place.push(Array.isArray(getValue(raw, place)) ? Number(key) : key)
  }
  return place
}
