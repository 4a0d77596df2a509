import { siteCheckTexts as texts } from '../../texts/admin/siteChecks.texts'
import { clientBlocks } from '../blocks/block'
import { type ConfigProblem, findNearestName, isRecord } from '../configShape/checkShape'
import { getValue, splitPath } from '../forms/answerPath'
import { isReservedPath } from '../pages/clientPaths'
import { normalizePath } from '../pages/normalizePath'
import type { ValueWithShape } from '../site/iterateShapedValues'
import type { SitePath } from '../site/siteDraft'
import { type SiteFinding, type SiteRepair, toJsonPointer } from '../site/siteFinding'
import { getAvailablePath } from '../siteEditing/pageChanges'
import { getPagesWithPath, type ParsedSite } from './parsedSite'

/** Reports values that do not match the shape of config.json, with a repair where possible. */
export function checkShapes(site: ParsedSite): SiteFinding[] {
  const valueByPointer = new Map(site.values.map((value) => [toJsonPointer(value.path), value]))
  return site.problems.map((problem) => {
    const path = toPath(problem.path, site.rawConfig)
    const { code, repair } = explainProblem(problem, path, valueByPointer, site)
    return { ...problem, code, file: 'config.json', ...(repair ? { repair } : {}) }
  })
}

interface ExplainedProblem {
  code: string
  repair?: SiteRepair | undefined
}

function explainProblem(
  { severity, path: pointer }: ConfigProblem,
  path: SitePath,
  valueByPointer: ReadonlyMap<string, ValueWithShape>,
  site: ParsedSite,
): ExplainedProblem {
  const key = path.at(-1)
  const parent = valueByPointer.get(toJsonPointer(path.slice(0, -1)))
  if (severity === 'warning') return { code: 'unknown-key', repair: createKeyRepair(path, parent) }
  if (/^\/pages\/\d+\/path$/.test(pointer)) return explainAddress(path, site)
  const value = getValue(site.rawConfig, path)
  if (key === 'alt' && (value === undefined || value === '')) {
    return { code: 'no-alt', repair: createAltRepair(path, parent?.value) }
  }
  if (value === undefined) return { code: 'missing' }
  if (/\/blocks\/\d+\/type$/.test(pointer)) return { code: 'block', repair: createBlockRepair(path, value) }
  const maximum = valueByPointer.get(pointer)?.shape.maxLength
  if (typeof value === 'string' && maximum !== undefined && value.length > maximum) {
    const shortenedText = shortenText(value, maximum)
    const repair = { label: texts.repair.shorten(maximum), edits: [{ path, value: shortenedText }] }
    return { code: 'too-long', repair }
  }
  return { code: Array.isArray(value) ? 'list-length' : 'shape' }
}

function createKeyRepair(path: SitePath, parent: ValueWithShape | undefined): SiteRepair | undefined {
  const { value, shape } = parent ?? {}
  const key = String(path.at(-1))
  const suggestion = findNearestName(key, Object.keys(shape?.properties ?? {}))
  if (!isRecord(value) || suggestion === null || Object.hasOwn(value, suggestion)) return undefined
  return {
    label: texts.repair.rename(suggestion),
    edits: [{ path: [...path.slice(0, -1), suggestion], value: value[key] }, { path }],
  }
}

function explainAddress(path: SitePath, { rawConfig }: ParsedSite): ExplainedProblem {
  const pages = getPagesWithPath(rawConfig)
  const page = pages.find(({ index }) => index === path[1])
  if (!page) return { code: 'address' }
  const otherPaths = pages.filter((other) => other !== page).map(({ path }) => normalizePath(path))
  const availablePath = getAvailablePath(page.title || page.path, otherPaths)
  const repair = { label: texts.repair.move(availablePath), edits: [{ path, value: availablePath }] }
  if (isReservedPath(page.path)) return { code: 'reserved-address', repair }
  return { code: otherPaths.includes(normalizePath(page.path)) ? 'same-address' : 'address', repair }
}

/** Returns the repair that uses a picture's caption as its alternative text; undefined if there is no caption. */
export function createAltRepair(path: SitePath, image: unknown): SiteRepair | undefined {
  const caption = isRecord(image) ? image.caption : undefined
  if (typeof caption !== 'string' || caption.trim() === '') return undefined
  return { label: texts.repair.caption, edits: [{ path, value: caption.slice(0, 250) }] }
}

function createBlockRepair(path: SitePath, type: unknown): SiteRepair | undefined {
  const suggestion = typeof type === 'string' ? findNearestName(type, Object.keys(clientBlocks)) : null
  if (suggestion === null || suggestion === type) return undefined
  return { label: texts.repair.rename(suggestion), edits: [{ path, value: suggestion }] }
}

/** Shortens a text at a word boundary where possible, and adds an ellipsis. */
function shortenText(text: string, maximum: number): string {
  const shortenedText = text.slice(0, maximum - 1)
  const end = /\s/.test(text[maximum - 1] ?? '') ? -1 : shortenedText.search(/\s\S*$/)
  return `${(end > maximum / 2 ? shortenedText.slice(0, end) : shortenedText).trimEnd()}…`
}

/** Converts a JSON Pointer to a path; indexes of lists become numbers. */
function toPath(pointer: string, rawConfig: unknown): SitePath {
  if (pointer === '') return []
  const path: (string | number)[] = []
  for (const key of splitPath(pointer.slice(1))) {
    path.push(Array.isArray(getValue(rawConfig, path)) ? Number(key) : key)
  }
  return path
}
