import type { PreviewedSite } from '../../pages/studio/canvas/canvasMessages'
import type { ClientBlock } from '../../schemas/blocks/block'
import { vacancyColumns } from '../../schemas/clientConfig/clientConfig'

/** A text of the site that stands in the page as it is written. */
export interface TextPlace {
  /** Where the text stands in config.json. */
  place: string
  value: string
  element: HTMLElement
}

/**
 * The text of a part that `target` shows and nothing else: the nearest element around it whose whole text is one value of
 * the part. Null where there is none, or where two values read the same.
 */
export function textAround(target: Element, part: string, shown: PreviewedSite): TextPlace | null {
  const places = textsOf(part, shown)
  for (let at: Element | null = target; at && at !== document.body; at = at.parentElement) {
    const found = asTextPlace(at, places)
    if (found) return found
  }
  return null
}

/** The first such text inside of these elements, for whoever comes by keys. */
export function textWithin(
  elements: readonly Element[],
  part: string,
  shown: PreviewedSite,
): TextPlace | null {
  const places = textsOf(part, shown)
  for (const element of elements)
    for (const inner of [element, ...element.querySelectorAll('*')]) {
      const found = asTextPlace(inner, places)
      if (found) return found
    }
  return null
}

function asTextPlace(element: Element, places: readonly [string, string][]): TextPlace | null {
  if (!(element instanceof HTMLElement) || !isPlain(element)) return null
  const text = element.textContent?.trim() ?? ''
  const [first, ...more] = places.filter(([, value]) => value === text)
  return first && more.length === 0 ? { place: first[0], value: first[1], element } : null
}

/** Beside its text it has signs at most. */
const isPlain = (element: Element) => [...element.children].every((child) => child.matches('svg'))

/** Every text of a part with its place. */
function textsOf(part: string, { config, pages, menu }: PreviewedSite): [string, string][] {
  if (part === '/headingTitle') return [[part, config.headingTitle]]
  const [room = '', at = '', what, index] = part.split('/').slice(1)
  if (room === 'vacancyListTableOverrides') {
    const column = vacancyColumns.find((one) => one === at)
    return column ? [[part, config.vacancyListTableOverrides[column] ?? column]] : []
  }
  if (room === 'menuItems') {
    const opener = config.menuItems[menu.indexOf(Number(at))]
    const item = what === 'items' ? opener?.items?.[Number(index)] : opener
    return item ? [[`${part}/label`, item.label]] : []
  }
  if (room === 'sidebarBlocks') return leavesOf(valuesOf(config.sidebarBlocks[Number(at)]), part)
  const page = room === 'pages' ? config.pages[pages.indexOf(Number(at))] : undefined
  if (!page) return []
  if (what === 'title') return [[part, page.title]]
  return leavesOf(valuesOf(page.blocks[Number(index)]), part)
}

/** What a block says, its kind left out. */
function valuesOf(block: ClientBlock | undefined): object {
  const { type: _, ...values } = block ?? { type: null }
  return values
}

function leavesOf(value: unknown, place: string): [string, string][] {
  if (typeof value === 'string') return value.trim() === '' ? [] : [[place, value]]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, inner]) => leavesOf(inner, `${place}/${key}`))
}
